@browser
Feature: Checking the borrower before a loan is created
  In the new workflow a loan begins with its borrower: loans of the same name are looked up, so that none is created twice.

  Rule: The code of the borrower check is fetched only when it is opened

    Background:
      Given the "lending-staff" user is signed in to the new workflow
      And I look at the loan pipeline

    @L-2.1-24
    Scenario: Before it is opened
      When I choose "Create Loan"
      Then the code of the borrower check was fetched 0 times

    @L-2.1-24
    Scenario: Once it is opened
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
    Scenario: The session keeps both
      When I go on with the tax identifier "912-34-5678"
      Then session storage has the borrower Amelia Thornquist with "912345678"
      And session storage has the matching loans "1000123401"

    @L-4.4-08 @L-4.4-09
    Scenario: The create screen begins with the borrower
      When I go on with the tax identifier "912-34-5678"
      Then the form shows:
        | First name | Amelia     |
        | Last name  | Thornquist |
      And "Tax identifier" shows "•••-••-5678"
      And "Tax identifier" cannot be used

    @S-3-74
    Scenario: The created loan ends the check
      Given I go on with the tax identifier "912-34-5678"
      And I choose who lends
      When I choose "Create Loan"
      Then I see the dashboard of that loan
      And the page is titled with the loan number and "Amelia Thornquist"
      And the browser session no longer keeps "CreateLoanCheck"

  Rule: Only the page of the borrower check can send a borrower to the create screen

    Scenario: The pipeline says that it has checked a borrower
      Given the "lending-staff" user is signed in to the new workflow
      And I look at the loan pipeline
      When the framed page says that it has checked a borrower
      And the framed page sends an undocumented message
      Then 1 message was ignored
      And the browser session no longer keeps "CreateLoanCheck"
