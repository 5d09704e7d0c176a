"""The sign-up of Examples/server with FastAPI and pydantic: JSON only."""
import datetime
import decimal
from typing import Annotated, Literal

from fastapi import FastAPI, HTTPException, Response
from pydantic import BaseModel, ConfigDict, EmailStr, Field, SecretStr, field_validator, model_validator

Line = Annotated[str, Field(min_length=1, max_length=80)]
accounts = {}
app = FastAPI()


class Contact(BaseModel):
    model_config = ConfigDict(extra="forbid")
    who: Line
    phone: Annotated[str, Field(pattern=r"^\+?[0-9 ()-]{7,20}$")]


class Account(BaseModel):
    model_config = ConfigDict(extra="forbid")
    name: Line
    email: EmailStr
    birthday: datetime.date
    password: Annotated[SecretStr, Field(min_length=12, max_length=128)]
    plan: Literal["free", "team"]
    seats: Annotated[int, Field(ge=2, le=500)] | None = None
    budget: Annotated[decimal.Decimal, Field(ge=decimal.Decimal("0.01"))] | None = None
    contacts: Annotated[list[Contact], Field(max_length=5)] = []

    @field_validator("birthday")
    @classmethod
    def is_old_enough(cls, value):
        today = datetime.date.today()
        if not datetime.date(1900, 1, 1) <= value <= today.replace(year=today.year - 16):
            raise ValueError("must be between 1900 and 16 years ago")
        return value

    @model_validator(mode="after")
    def fits_the_plan(self):
        if (self.plan == "team") != (self.seats is not None):
            raise ValueError("seats belong to a team")
        if len({contact.phone for contact in self.contacts}) < len(self.contacts):
            raise ValueError("two contacts have the same telephone")
        return self


async def is_free(email):
    return email not in accounts


@app.post("/accounts", status_code=204)
async def add(account: Account):
    if not await is_free(account.email):
        raise HTTPException(422, "taken")
    accounts[account.email] = account
    return Response(status_code=204)
