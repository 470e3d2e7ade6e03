Feature: Borrower and co-borrower

  Rule: A co-borrower needs a first name, a last name and a tax identifier, on a lead too

    @domain
    Scenario Outline: A co-borrower on a <kind> without "<field>"
      Given a completed form for a <kind>
      When I turn "Add co-borrower" on
      Then "<field>" says "Required"
      And the form cannot be sent

      @L-5.1-08
      Examples: First name
        | kind | field                  |
        | loan | Co-borrower first name |
        | lead | Co-borrower first name |

      @L-5.1-09
      Examples: Last name
        | kind | field                 |
        | loan | Co-borrower last name |
        | lead | Co-borrower last name |

      @L-5.1-10
      Examples: Tax identifier
        | kind | field                      |
        | loan | Co-borrower tax identifier |
        | lead | Co-borrower tax identifier |

    @app
    Scenario Outline: The screen of a <kind> lists the missing fields of the co-borrower
      Given the "lending-staff" user is signed in
      And I have filled in a <kind> for "Ada Newcomer"
      When I turn "Add co-borrower" on
      Then the missing fields are "<missing>"
      And I cannot choose "<button>"

      @L-5.1-08 @L-5.1-09 @L-5.1-10
      Examples:
        | kind | button      | missing                                                                   |
        | loan | Create Loan | Co-borrower first name, Co-borrower last name, Co-borrower tax identifier |
        | lead | Create Lead | Co-borrower first name, Co-borrower last name, Co-borrower tax identifier |

    @domain
    Scenario: A complete co-borrower
      Given a completed form for a loan
      And I turn "Add co-borrower" on
      When I enter "Max" as "Co-borrower first name"
      And I enter "Newcomer" as "Co-borrower last name"
      And I enter "987-65-4321" as "Co-borrower tax identifier"
      Then the form can be sent

    @domain
    Scenario: The fields of a removed co-borrower are not validated
      Given a completed form for a loan
      And I turn "Add co-borrower" on
      And I enter "1234" as "Co-borrower tax identifier"
      When I turn "Add co-borrower" off
      Then the form can be sent

  @app
  Rule: On a loan, the values of the borrower check are filled in and read-only

    Background:
      Given the "lending-staff" user is signed in

    @L-4.4-08 @L-4.4-09
    Scenario Outline: The borrower check has "<field>"
      Given the borrower check was completed with:
        | First name          | Ada       |
        | Middle name         | Grace     |
        | Last name           | Newcomer  |
        | Suffix              | Jr.       |
        | Tax identifier      | 912345678 |
        | Tax identifier type | itin      |
      When I open the create loan screen
      Then "<field>" shows "<shown>"
      And "<field>" cannot be used
      And "<field>" is described as "Filled in from the borrower check."

      Examples:
        | field               | shown       |
        | First name          | Ada         |
        | Middle name         | Grace       |
        | Last name           | Newcomer    |
        | Suffix              | Jr.         |
        | Tax identifier      | 912-34-5678 |
        | Tax identifier type | ITIN        |

    Scenario Outline: The borrower check does not have "<field>"
      Given the borrower check was completed with:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | ssn       |
      When I open the create loan screen
      Then "<field>" can be used

      @L-4.4-08
      Examples:
        | field       |
        | Middle name |
        | Suffix      |

      @L-2.2-46
      Examples:
        | field      |
        | Birth date |

    Scenario: Without a borrower check, name and tax identifier can be typed
      When I open the create loan screen
      Then "First name" can be used
      And "Tax identifier" can be used

    @L-4.4-10
    Scenario Outline: On a lead, "<field>" is empty and can be typed
      Given the borrower check was completed with:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | ssn       |
      When I open the create lead screen
      Then "<field>" shows ""
      And "<field>" can be used

      Examples:
        | field          |
        | First name     |
        | Last name      |
        | Tax identifier |

  @app
  Rule: A read-only value shows why it cannot be edited

    Scenario: The only option of a list
      Given the "single-institution" user is signed in
      When I open the create loan screen
      Then "Institution" shows "Tarnfield Community Bank"
      And "Institution" cannot be used
      And "Institution" is described as "The list has only one option."

    @L-2.2-51
    Scenario: A copy of the borrower's address
      Given the "single-institution" user is signed in
      And I am on the create loan screen
      When I turn "Property same as borrower's present address" on
      Then "Property same as borrower's present address" can be used
      But "Property city" cannot be used
      And a screen reader describes "Property city" as "Same as the borrower's present address."

    Scenario: A calculated amount
      Given the "single-institution" user is signed in
      When I open the create loan screen
      Then "Total loan amount" shows "0.00"
      And "Total loan amount" cannot be used
      And "Total loan amount" is described as "Base loan plus financed amount."

  @browser
  Rule: A read-only tax identifier shows its last four digits only

    Scenario: The tax identifier of the borrower check
      Given the "lending-staff" user is signed in
      And the borrower check was completed with:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | itin      |
      When I open the create loan screen
      Then "Tax identifier" shows "•••-••-5678"

  @domain
  Rule: A birth date must be an existing date from 1900 on

    Scenario Outline: <entry> is <day>
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

    Scenario Outline: <entry> is not a birth date
      Given a completed form for a loan
      When I enter "<entry>" as "Birth date"
      Then "Birth date" says "<message>"
      And the form cannot be sent

      Examples: The calendar has no such day
        | entry      | message |
        | 02/30/1990 | Invalid |
        | 02/29/1990 | Invalid |
        | 13/01/1990 | Invalid |
        | yesterday  | Invalid |

      Examples: The year is not from 1900 to 9999
        | entry       | message                                         |
        | 05/05/0084  | Enter a year from 1900 to 9999, in four digits. |
        | 12/31/1899  | Enter a year from 1900 to 9999, in four digits. |
        | 1/2/90      | Enter a year from 1900 to 9999, in four digits. |
        | 01/01/10000 | Enter a year from 1900 to 9999, in four digits. |
