@browser
Feature: Checking the borrower before a loan is created
  In the new workflow a loan begins with its borrower: loans of the same name are looked up, so that none is created twice.

  Rule: "Create Loan" opens the borrower check, whose code is fetched only then

    Background:
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I look at the loan pipeline

    @L-2.1-24
    Scenario: Before the choice
      When I ask to create a loan
      Then the code of the borrower check was not fetched yet

    @L-2.1-24 @S-2.5-10
    Scenario: After the choice
      Given I ask to create a loan
      When I choose the action "Create Loan"
      And I check the borrower Amelia Thornquist
      Then the code of the borrower check was fetched once
      And the check lists the loan "1000123401"

  Rule: The check hands the borrower and the loans of that name to the create screen

    Background:
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I follow a link to "/create-loan"
      And I check the borrower Amelia Thornquist

    @S-3-73 @S-3-74
    Scenario: The session keeps both
      When I go on with the tax identifier "912-34-5678"
      Then the browser session keeps the borrower Amelia Thornquist with "912345678"
      And the browser session keeps the matching loans "1000123401"

    @L-4.4-08 @L-4.4-09
    Scenario: The create screen begins with the borrower
      When I go on with the tax identifier "912-34-5678"
      Then the form shows:
        | First name | Amelia     |
        | Last name  | Thornquist |
      And these fields are locked:
        | First name          |
        | Last name           |
        | Tax identifier      |
        | Tax identifier type |
      And "Tax identifier" reads as "•••-••-5678"

    @S-3-74
    Scenario: The created loan ends the check
      Given I go on with the tax identifier "912-34-5678"
      And I choose who lends
      When I press "Create Loan"
      Then the dashboard of the new loan opens
      And it is titled with the loan number and "Amelia Thornquist"
      And the browser session no longer keeps "CreateLoanCheck"

  Rule: No other page can hand over a borrower

    Scenario: The pipeline says that it has checked a borrower
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I look at the loan pipeline
      When the framed page says that it has checked a borrower
      And the framed page says something undocumented
      Then 1 message was ignored
      And the browser session no longer keeps "CreateLoanCheck"
