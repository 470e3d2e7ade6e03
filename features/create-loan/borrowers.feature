Feature: Borrower and co-borrower
  In the new workflow, I first enter the borrower. The borrower check then lists the loans of the same name, so that I do
  not create a loan twice.

  @browser
  Rule: The browser fetches the code of the borrower check only when I open the check

    @L-2.1-24
    Scenario: The route of the borrower check fetches its code on the first visit
      Given I am signed in as lending staff, with the new workflow
      And I am on the Loan Pipeline
      Then these routes fetch their code on the first visit:
        | route       | file                |
        | create-loan | borrower-check-page |

  @browser
  Rule: The borrower check sends the borrower and the loans of that name to the create screen

    Background:
      Given I am signed in as lending staff, with the new workflow
      And I open the address "/create-loan"
      And I check the borrower Amelia Thornquist

    @S-3-73 @S-3-74
    Scenario: After the borrower check, session storage has the borrower and the matching loans
      When I continue with the tax identifier "912-34-5678"
      Then session storage has Amelia Thornquist, the tax identifier "912345678" and the loans "1000123401"

    @L-4.4-08 @L-4.4-09
    Scenario: The create screen shows the checked borrower, with the last four digits of the tax identifier
      When I continue with the tax identifier "912-34-5678"
      Then the form shows:
        | First name | Amelia     |
        | Last name  | Thornquist |
      And "Tax identifier" shows "•••-••-5678"
      And "Tax identifier" cannot be used

    @S-3-74
    Scenario: Creating the loan removes the checked borrower from the session
      Given I continue with the tax identifier "912-34-5678"
      And I choose an institution, an originator and a product
      When I choose "Create Loan"
      Then I see the dashboard of that loan
      And the page is titled with the loan number and "Amelia Thornquist"
      And session storage has no "CreateLoanCheck"

  @app
  Rule: The calendar of a birth date shows the entered date

    Scenario: Correcting a birth date shows the calendar of its year
      Given I am signed in as lending staff
      And I am on the create loan screen
      And I type "03/15/1975" into "Birth date" and leave the field
      When I press "Backspace" in "Birth date"
      Then I read "1975"

  @browser
  Rule: A loan that is made from a lead starts with what the lead has

    Background:
      Given I am signed in as lending staff, with the new workflow
      And I open the address "/create-loan"
      And I check the borrower Thaddeus Marlowe
      And I continue from the lead "1000123417"

    @A-173
    Scenario: The create screen has the terms and contacts of the lead
      When I continue with the tax identifier "912-34-5678"
      Then the form shows:
        | Institution      | Marrowbrook Home Lending |
        | Originator       | Mateo Alvarado           |
        | Product          | Conforming 30 Year Fixed |
        | Loan purpose     | Purchase                 |
        | Sales price      | 445,000.00               |
        | Base loan amount | 356,000.00               |
        | Cell phone       | (541) 555-0117           |

  @app @robustness
  Rule: Only the page of the borrower check can send a borrower to the create screen

    Scenario: A checked borrower from the page of the pipeline is ignored
      Given I am signed in as lending staff, with the new workflow
      And I am on the Loan Pipeline
      When the framed page sends a checked borrower
      Then session storage has no "CreateLoanCheck"

  @app
  Rule: On a loan, the values of the borrower check are filled in and read-only

    Background:
      Given I am signed in as lending staff

    @L-4.4-08 @L-4.4-09
    Scenario Outline: "<field>" of the borrower check is filled in and read-only
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
        | field               | shown       | rule |
        | First name          | Ada         |      |
        | Middle name         | Grace       |      |
        | Last name           | Newcomer    |      |
        | Suffix              | Jr.         |      |
        | Tax identifier      | 912-34-5678 |      |
        | Tax identifier type | ITIN        | A-84 |

    Scenario Outline: "<field>" can be typed if the borrower check does not have it
      Given the borrower check was completed with:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | ssn       |
      When I open the create loan screen
      Then "<field>" can be used

      Examples:
        | field       | rule     |
        | Middle name | L-4.4-08 |
        | Suffix      | L-4.4-08 |
        | Birth date  | L-2.2-46 |

    @C-23
    Scenario: Without a borrower check, name and tax identifier can be typed
      When I open the create loan screen
      Then "First name" can be used
      And "Tax identifier" can be used

    @L-4.4-10
    Scenario: On a lead, the name and tax identifier of the borrower check are left empty
      Given the borrower check was completed with:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | ssn       |
      When I open the create lead screen
      Then the form shows:
        | First name     |  |
        | Last name      |  |
        | Tax identifier |  |
      And "First name" can be used
      And "Last name" can be used
      And "Tax identifier" can be used

  Rule: A tax identifier has nine digits and two dashes; after editing only its last four digits show

    @app @L-5.2-13 @L-5.2-15
    Scenario: A tenth digit that is typed into a tax identifier is left out
      Given I am signed in as lending staff
      And I am on the create loan screen
      And I turn "Add co-borrower" on
      When I type "1234567890" into "Tax identifier"
      And I type "1234567890" into "Co-borrower tax identifier"
      Then "Tax identifier" shows "123-45-6789"
      And "Co-borrower tax identifier" shows "123-45-6789"

    @browser @L-5.2-15 @A-25
    Scenario: All digits of a tax identifier show while it is edited
      Given I am signed in as lending staff
      And I am on the create loan screen
      When I enter "123456789" as "Tax identifier"
      Then "Tax identifier" shows "123-45-6789"

    @browser @L-5.2-15 @A-25
    Scenario: After editing, dots replace all but the last four digits of a tax identifier
      Given I am signed in as lending staff
      And I am on the create loan screen
      When I enter "123456789" as "Tax identifier" and leave the field
      Then "Tax identifier" shows "•••-••-6789"

  Rule: A co-borrower needs a first name, a last name and a tax identifier, on a lead too

    @domain
    Scenario Outline: "<field>" of a <kind> is required
      Given a completed form for a <kind>
      And I enter:
        | Add co-borrower            | on          |
        | Co-borrower first name     | Max         |
        | Co-borrower last name      | Newcomer    |
        | Co-borrower tax identifier | 987-65-4321 |
      When I clear "<field>"
      Then only "<field>" is wrong, and says "Required"

      Examples:
        | kind | field                      | rule     |
        | loan | Co-borrower first name     | L-5.1-08 |
        | lead | Co-borrower first name     | L-5.1-08 |
        | loan | Co-borrower last name      | L-5.1-09 |
        | lead | Co-borrower last name      | L-5.1-09 |
        | loan | Co-borrower tax identifier | L-5.1-10 |
        | lead | Co-borrower tax identifier | L-5.1-10 |

    @domain @A-24
    Scenario: The fields of a removed co-borrower are not validated
      Given a completed form for a loan
      And I turn "Add co-borrower" on
      And I enter "1234" as "Co-borrower tax identifier"
      When I turn "Add co-borrower" off
      Then the form can be sent
