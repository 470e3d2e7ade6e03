@browser
Feature: Checking the borrower before a loan is created
  In the new workflow, the user first enters the borrower. The borrower check then lists the loans of the same name, so
  that the user does not create a loan twice.

  Rule: The browser fetches the code of the borrower check only when the user opens the check

    Background:
      Given the "lending-staff" user is signed in to the new workflow
      And I look at the loan pipeline

    @L-2.1-24
    Scenario: The user opens only the Create Loan dialog
      When I choose "Create Loan"
      Then the code of the borrower check was fetched 0 times

    @L-2.1-24
    Scenario: The user opens the borrower check
      When I go on to "/create-loan"
      And I check the borrower Amelia Thornquist
      Then the code of the borrower check was fetched 1 time
      And the check lists the loan "1000123401"

  Rule: The borrower check sends the borrower and the loans of that name to the create screen

    Background:
      Given the "lending-staff" user is signed in to the new workflow
      And I open the address "/create-loan"
      And I check the borrower Amelia Thornquist

    @S-3-73 @S-3-74
    Scenario: Session storage has the borrower and the matching loans
      When I continue with the tax identifier "912-34-5678"
      Then session storage has the borrower Amelia Thornquist with the tax identifier "912345678"
      And session storage has the matching loans "1000123401"

    @L-4.4-08 @L-4.4-09
    Scenario: The create screen shows the borrower
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

  Rule: Only the page of the borrower check can send a borrower to the create screen

    Scenario: A checked borrower from the page of the pipeline is ignored
      Given the "lending-staff" user is signed in to the new workflow
      And I look at the loan pipeline
      When the framed page sends a checked borrower
      Then session storage has no "CreateLoanCheck"
