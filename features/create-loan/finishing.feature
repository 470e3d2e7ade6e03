@browser
Feature: From the last entry to the created loan, or away

  Rule: What keeps the loan from being created stands beside the button, and leads to its field

    Scenario: The way to the fields
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      When I enter "25.001" as "Interest rate"
      And I turn "Add co-borrower" on
      Then I am told that "Co-borrower last name" is still needed
      When I follow "Co-borrower last name"
      Then I am in "Co-borrower last name"
      When I close the panel "Loan Information"
      And I follow "Interest rate"
      Then I am in "Interest rate"

  Rule: Whoever leaves with unsaved entries is asked first

    Scenario: To another page of the product, and out of the product
      Given the "lending-staff" person is signed in
      And I open the loan pipeline
      And I go on to create a loan
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

  @L-8.4-02 @L-8.4-03
  Rule: A list that cannot be had is only logged, and can be asked for again

    Scenario: Every list fails once
      Given the "lending-staff" person is signed in
      And every list of the create screen fails
      When I open the create loan screen
      Then "Institution" cannot be used
      And nobody is told about an error
      When the lists can be had again
      And I press "Load again: Institution"
      And I choose the institution "Marrowbrook Home Lending"
      And I type "98101" into "Zip code"
      And I pick the first place below with the keyboard
      Then the form shows:
        | City | Seattle |

  Rule: A lost answer creates one loan

    Scenario: The answer gets lost, and Create is pressed again
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      And the answer to the next creation gets lost
      When I fill in what is required
      And I press "Create Loan"
      And I dismiss the server error
      And I press "Create Loan"
      Then the dashboard of the new loan opens
      And one loan of "Ada Newcomer" stands in the loan pipeline
