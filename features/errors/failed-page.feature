@app
Feature: A page that fails
  An error of the product, or a browser extension that changes its pages, can make a page fail. The user sees why, and
  loses no entries.

  Rule: "Try again" shows the failed page with its entries

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen
      And I enter "Ana" as "First name" and leave the field
      And I enter "400000" as "Sales price" and leave the field
      And I turn "Add co-borrower" on
      And a browser extension has removed the panel of the co-borrower, which I close

    @A-181
    Scenario: The page that replaces a failed create screen says that the entries are kept
      Then the page is titled "Something Went Wrong"
      And I read "Your entries are kept until you reload or close this tab."

    @A-181
    Scenario: "Try again" shows the create screen with the entries
      When I choose "Try again"
      Then the page is titled "Create Loan"
      And the form shows:
        | First name  | Ana        |
        | Sales price | 400,000.00 |

    @A-181
    Scenario: Leaving the create screen after "Try again" asks first, and then keeps nothing
      Given I choose "Try again"
      And I choose "Cancel"
      And I choose "Leave"
      When I go on to "/new-loan"
      Then "First name" shows ""

    Scenario: "Start over" clears the stored values and opens the product again
      Given session storage has "lastUsedFilter"
      When I choose "Start over"
      Then I land on the page "Mortgage Pipeline"
      And session storage has no "lastUsedFilter"

  Rule: "Try again" shows the borrower of the borrower check, still read-only

    @A-181
    Scenario: After "Try again", the checked first name is filled in and read-only
      Given I am signed in as lending staff
      And the borrower check was completed with:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | ssn       |
      And I am on the create loan screen
      And I turn "Add co-borrower" on
      And a browser extension has removed the panel of the co-borrower, which I close
      When I choose "Try again"
      Then "First name" shows "Ada"
      And "First name" cannot be used

  Rule: "Try again" brings back no form that was sent

    @A-181
    Scenario: After a failure while the loan is being created, the form is empty
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      And I choose "Delivery"
      And I send the form, and the response is late
      And a browser extension has removed the menu "Delivery", which I close
      When I choose "Try again"
      Then "First name" shows ""

  Rule: "Try again" brings back no question that was sent to the assistant

    @A-181
    Scenario: After "Try again", the field of a question that was sent is empty
      Given I am signed in as lending staff, with the AI assistant
      And I am on the create loan screen
      And I choose "AI Assistant"
      And I ask the assistant "Can the down payment be a gift?"
      And I turn "Add co-borrower" on
      And a browser extension has removed the panel of the co-borrower, which I close
      When I choose "Try again"
      Then the question field is empty
