Feature: Who borrows

  @domain @L-5.1-08 @L-5.1-09 @L-5.1-10
  Rule: A co-borrower needs a first name, a last name and a tax identifier, on a lead too

    Scenario Outline: A <kind> with a co-borrower
      Given a completed form for a <kind>
      When I turn "Add co-borrower" on
      Then "Co-borrower first name" says "Required"
      And "Co-borrower last name" says "Required"
      And "Co-borrower tax identifier" says "Required"
      And the form cannot be sent
      When I enter "Max" as "Co-borrower first name"
      And I enter "Newcomer" as "Co-borrower last name"
      And I enter "987-65-4321" as "Co-borrower tax identifier"
      Then the form can be sent

      Examples:
        | kind |
        | loan |
        | lead |

    Scenario: A co-borrower who is taken away needs nothing
      Given a completed form for a loan
      When I turn "Add co-borrower" on
      And I enter "1234" as "Co-borrower tax identifier"
      And I turn "Add co-borrower" off
      Then the form can be sent

  @domain @L-4.4-08 @L-4.4-09
  Rule: A loan's borrower comes from the borrower check, name and tax identifier locked

    Scenario: A borrower of whom the check knows everything
      Given the borrower check knows:
        | First name          | Ada       |
        | Middle name         | Grace     |
        | Last name           | Newcomer  |
        | Suffix              | Jr.       |
        | Tax identifier      | 912345678 |
        | Tax identifier type | itin      |
      When I begin a loan
      Then the form shows:
        | First name          | Ada       |
        | Middle name         | Grace     |
        | Last name           | Newcomer  |
        | Suffix              | Jr.       |
        | Tax identifier      | 912345678 |
        | Tax identifier type | itin      |
      And these fields are locked:
        | First name          |
        | Middle name         |
        | Last name           |
        | Suffix              |
        | Tax identifier      |
        | Tax identifier type |

    Scenario: What the check does not know can be added
      Given the borrower check knows:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | ssn       |
      When I begin a loan
      Then these fields are locked:
        | First name          |
        | Last name           |
        | Tax identifier      |
        | Tax identifier type |

    Scenario: Without a check everything can be typed
      When I begin a loan
      Then no field is locked

  @browser
  Rule: A locked value is text that can be read, and says why it is locked

    Scenario: What the check knows, the only option, a copy and a calculated amount
      Given the "single-institution" person is signed in
      And the borrower check knows:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | itin      |
      And I am on the create loan screen
      When I turn "Property same as borrower's present address" on
      Then these locked values say why:
        | field               | shows                    | why                                     |
        | Institution         | Tarnfield Community Bank | The only option.                        |
        | First name          | Ada                      | From the borrower check.                |
        | Tax identifier type | ITIN                     | From the borrower check.                |
        | Property city       |                          | Same as the borrower's present address. |
        | Total loan amount   | 0.00                     | Base loan plus financed amount.         |
      And "Tax identifier" reads as "•••-••-5678"

  @domain @L-4.4-10
  Rule: A lead's borrower is typed

    Scenario: A check before has no say
      Given the borrower check knows:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | ssn       |
      When I begin a lead
      Then these fields are empty:
        | First name     |
        | Last name      |
        | Tax identifier |
      And no field is locked

  @domain
  Rule: A birth date is a day of the calendar

    Scenario Outline: <entry>
      Given a completed form for a loan
      When I enter "<entry>" as "Birth date"
      Then the form shows:
        | Birth date | <day> |
      And the form can be sent

      Examples:
        | entry      | day        |
        | 02/28/1990 | 1990-02-28 |
        | 2/9/1990   | 1990-02-09 |
        | 02-29-1992 | 1992-02-29 |
        | 02291992   | 1992-02-29 |
        | 1990-02-28 | 1990-02-28 |

    Scenario Outline: <entry> is no day
      Given a completed form for a loan
      When I enter "<entry>" as "Birth date"
      Then "Birth date" says "Invalid"
      And the form cannot be sent

      Examples:
        | entry      |
        | 02/30/1990 |
        | 02/29/1990 |
        | 13/01/1990 |
        | yesterday  |

    Scenario Outline: The year of <entry> is none from 1900 to 9999
      Given a completed form for a loan
      When I enter "<entry>" as "Birth date"
      Then "Birth date" says "Enter a year from 1900 to 9999, in four digits."
      And the form cannot be sent

      Examples:
        | entry       |
        | 05/05/0084  |
        | 12/31/1899  |
        | 1/2/90      |
        | 01/01/10000 |

  @http @L-3.4-13 @L-3.4-19 @L-3.4-21 @L-5.4-02 @L-3.4-05 @L-3.4-15
  Rule: People and places travel as they stand in the form

    Scenario: A borrower, a co-borrower and their house
      Given the "lending-staff" person is signed in
      When I create a loan for "Ada Newcomer" with:
        | Tax identifier             | 912-34-5678         |
        | Tax identifier type        | ITIN                |
        | Birth date                 | 2/28/1990           |
        | Email                      | ada@example.com     |
        | Cell phone                 | (555) 010-0199      |
        | Work phone                 | (555) 010-0142      |
        | House number               | 12                  |
        | Street name                | Heron Way           |
        | State                      | NH                  |
        | Zip code                   | 03031               |
        | Zip extension              | 0001                |
        | Add co-borrower            | on                  |
        | Co-borrower first name     | Max                 |
        | Co-borrower last name      | Newcomer            |
        | Co-borrower suffix         | III                 |
        | Co-borrower tax identifier | 987-65-4321         |
        | Co-borrower birth date     | 12/31/1988          |
        | Co-borrower email          | max@example.com     |
        | Co-borrower cell phone     | (555) 010-0177      |
        | Co-borrower work phone     | (555) 010-0166      |
        | Co-borrower unit number    | 3B                  |
        | Property house number      | 400                 |
        | Property street name       | Larch St            |
        | Property zip code          | 98030               |
        | Property county            | King                |
      Then the request says:
        | borrowerDetails taxIdentifier              | 912345678       |
        | borrowerDetails taxIdentifierType          | itin            |
        | borrowerDetails birthDate                  | 1990-02-28      |
        | borrowerDetails emailAddress               | ada@example.com |
        | borrowerDetails cellPhone                  | 5550100199      |
        | borrowerDetails workPhone                  | 5550100142      |
        | borrowerDetails presentAddress houseNumber | 12              |
        | borrowerDetails presentAddress state       | NH              |
        | borrowerDetails presentAddress zipCode     | 03031           |
        | coBorrowerDetails firstName                | Max             |
        | coBorrowerDetails lastName                 | Newcomer        |
        | coBorrowerDetails generation               | III             |
        | coBorrowerDetails taxIdentifier            | 987654321       |
        | coBorrowerDetails taxIdentifierType        | ssn             |
        | coBorrowerDetails birthDate                | 1988-12-31      |
        | coBorrowerDetails emailAddress             | max@example.com |
        | coBorrowerDetails cellPhone                | 5550100177      |
        | coBorrowerDetails workPhone                | 5550100166      |
        | coBorrowerDetails presentAddress unitNumber | 3B             |
        | propertyAddress houseNumber                | 400             |
        | propertyAddress streetName                 | Larch St        |
        | propertyAddress zipCode                    | 98030           |
        | propertyAddress county                     | King            |
        | isPropertyAddressSameAsBorrowerAddress     | no              |
      And the dashboard of the new loan opens

    Scenario: The house in which the borrower lives
      Given the "lending-staff" person is signed in
      When I create a loan for "Ada Newcomer" with:
        | Tax identifier                              | 912345678 |
        | Street name                                 | Heron Way |
        | Property same as borrower's present address | on        |
        | House number                                | 12        |
      Then the request says:
        | isPropertyAddressSameAsBorrowerAddress | yes       |
        | propertyAddress houseNumber            | 12        |
        | propertyAddress streetName             | Heron Way |
