"""The sign-up of Examples/server with the forms of Django: JSON only."""
import datetime
import decimal
import json

from django import forms
from django.conf import settings
from django.core.validators import RegexValidator
from django.core.wsgi import get_wsgi_application
from django.http import HttpResponse, JsonResponse
from django.urls import path

settings.configure(SECRET_KEY="benchmark", ROOT_URLCONF=__name__, ALLOWED_HOSTS=["*"], MIDDLEWARE=[], INSTALLED_APPS=[])
accounts = {}


class Contact(forms.Form):
    who = forms.CharField(max_length=80)
    phone = forms.CharField(validators=[RegexValidator(r"^\+?[0-9 ()-]{7,20}$")])


class Account(forms.Form):
    name = forms.CharField(max_length=80)
    email = forms.EmailField()
    birthday = forms.DateField()
    password = forms.CharField(min_length=12, max_length=128)
    plan = forms.ChoiceField(choices=[("free", "Free"), ("team", "Team")])
    seats = forms.IntegerField(min_value=2, max_value=500, required=False)
    budget = forms.DecimalField(min_value=decimal.Decimal("0.01"), required=False)

    def clean_birthday(self):
        value, today = self.cleaned_data["birthday"], datetime.date.today()
        if not datetime.date(1900, 1, 1) <= value <= today.replace(year=today.year - 16):
            raise forms.ValidationError("must be between 1900 and 16 years ago")
        return value

    def clean_email(self):
        if self.cleaned_data["email"] in accounts:
            raise forms.ValidationError("taken")
        return self.cleaned_data["email"]

    def clean(self):
        if (self.cleaned_data.get("plan") == "team") != (self.cleaned_data.get("seats") is not None):
            raise forms.ValidationError("seats belong to a team")


def add(request):
    values = json.loads(request.body)
    form = Account(values)
    contacts = [Contact(contact) for contact in values.get("contacts", [])]
    errors = {} if form.is_valid() else dict(form.errors.get_json_data())
    for number, contact in enumerate(contacts):
        if not contact.is_valid():
            errors[f"contacts.{number}"] = contact.errors.get_json_data()
    phones = [contact.cleaned_data.get("phone") for contact in contacts if contact.is_bound and contact.is_valid()]
    if len(set(phones)) < len(phones) or len(contacts) > 5:
        errors["contacts"] = ["two contacts have the same telephone, or there are too many"]
    if errors:
        return JsonResponse(errors, status=422)
    accounts[form.cleaned_data["email"]] = form.cleaned_data
    return HttpResponse(status=204)


urlpatterns = [path("accounts", add)]
application = get_wsgi_application()
