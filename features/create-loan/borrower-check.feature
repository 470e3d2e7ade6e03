Feature: Checking the borrower before a loan is created
  In the new workflow a loan begins with its borrower: loans of the same name are looked up, so that none is created twice.

  @browser @L-2.1-24 @L-4.4-08 @L-4.4-09 @S-2.5-10 @S-3-73 @S-3-74
  Rule: The borrower of the check and the loans of that name are kept, and the create screen begins with the borrower; only the check is believed

    Scenario: From Create Loan to the dashboard of the new loan
      Given the "lending-staff" person is signed in, and the new workflow for creating is on
      And I look at the loan pipeline
      When the framed page says that it has checked a borrower
      And the framed page says something undocumented
      Then 1 message was ignored
      And the browser session no longer keeps "CreateLoanCheck"
      When I ask to create a loan
      Then the code of the borrower check was not fetched yet
      When I choose the action "Create Loan"
      And I check the borrower Amelia Thornquist
      Then the code of the borrower check was fetched once
      And the check lists the loan "1000123401"
      When I go on with the tax identifier "912-34-5678"
      Then the browser session keeps the borrower Amelia Thornquist with "912345678"
      And the browser session keeps the matching loans "1000123401"
      And these fields are locked:
        | First name          |
        | Last name           |
        | Tax identifier      |
        | Tax identifier type |
      And the form shows:
        | First name | Amelia     |
        | Last name  | Thornquist |
      And "Tax identifier" reads as "•••-••-5678"
      When I choose who lends
      And I press "Create Loan"
      Then the dashboard of the new loan opens
      And it is titled with the loan number and "Amelia Thornquist"
      And the browser session no longer keeps "CreateLoanCheck"
