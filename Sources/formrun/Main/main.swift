import formrun

FormRun.main()
