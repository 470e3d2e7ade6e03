@browser
Feature: From the last entry to the created loan, or away

  @S-4.4-11
  Rule: In the old workflow the create screen comes at once. What keeps the loan from being created stands beside the button, and leads to its field; whoever leaves with unsaved entries is asked first

    Scenario: The way to the fields, then to another page of the product, and out of the product
      Given the "lending-staff" person is signed in, and the new workflow for creating is off
      And I look at the loan pipeline
      When I ask to create a loan
      Then the page is titled "Create Loan"
      And the create dialog is closed
      And "Institution" can be used
      When I enter "25.001" as "Interest rate"
      And I turn "Add co-borrower" on
      Then I am told that "Co-borrower last name" is still needed
      When I follow "Co-borrower last name"
      Then I am in "Co-borrower last name"
      When I close the panel "Loan Information"
      And I follow "Interest rate"
      Then I am in "Interest rate"
      When I enter "Ada" as "First name"
      And I go back
      Then I am asked whether to leave without creating the loan
      When I press "Keep editing"
      Then the form shows:
        | First name | Ada |
      And the browser asks before it loads another page
      When I go back
      And I press "Leave"
      Then I land on the page "Mortgage Pipeline"
