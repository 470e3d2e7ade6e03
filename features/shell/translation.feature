@app
Feature: Page translation
  A user may have the browser translate the product. The browser then replaces the texts of the page while the product
  goes on changing them.

  Rule: A translated page shows the present values and does not fail

    Background:
      Given the browser translates each page
      And I am signed in as lending staff

    @A-180
    Scenario Outline: Clearing "<field>" keeps the create screen and its entries
      Given I am on the create loan screen
      And I enter "Ana" as "First name"
      And I type "<typed>" into "<field>" and leave the field
      When I clear "<field>"
      Then "<field>" shows ""
      And the page is titled "Create Loan"
      And "First name" shows "Ana"

      Examples:
        | field         | typed              |
        | Loan purpose  | zzz                |
        | Loan purpose  | Refinance          |
        | Property type | Condo              |
        | State         | WA                 |
        | City          | Bath               |
        | Institution   | Quillhaven Savings |

    @A-180
    Scenario: Clearing the institution also clears its originator
      Given I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      And I type "Desmond Achebe" into "Originator" and leave the field
      When I clear "Institution"
      Then the page is titled "Create Loan"
      And "Originator" shows ""

    @A-180
    Scenario: An undone choice shows the former one
      Given I am on the create loan screen
      And I type "Refinance" into "Loan purpose"
      When I press the keys "Control+Z"
      Then the page is titled "Create Loan"
      And "Loan purpose" shows ""

    @A-180
    Scenario: The message of a field follows its value
      Given I am on the create loan screen
      And I type "Nobody" into "Institution" and leave the field
      When I clear "Institution"
      Then "Institution" says "Required"

    @A-180 @S-4.2-19
    Scenario: The dashboard shows each value that another user changes
      Given the loan of "Amelia Thornquist" is open
      When these facts of the loan of "Amelia Thornquist" change:
        | loan status         | Suspended          |
        | loan purpose        | Other              |
        | institution         | Fennimore Partners |
        | borrower first name | Adele              |
      Then "Loan Status" in "Loan Details" reads "Suspended"
      And "Loan Purpose" in "Loan Details" reads "Other"
      And "Institution" in "Loan Details" reads "Fennimore Partners"
      And the page is titled with the loan number and "Adele Thornquist"

    @A-180
    Scenario: The menu of the loan shows the new name of a borrower
      Given the loan of "Casimir Dombrowski" is open
      When the server announces that the borrower is now "Casimir Nowak"
      Then the menu names these borrowers:
        | Casimir Nowak | CN | Primary borrower |

    @A-180
    Scenario: The idle warning counts down
      Given the settings set no idle times
      And I do nothing for 600 seconds
      When I do nothing for 290 seconds
      Then I am warned with 10 seconds left
