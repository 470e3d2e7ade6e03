Feature: The loan pipeline
  Where most people find the loan they work on.

  @S-1-07
  Rule: The pipeline lists the loans of the world it belongs to

    @http
    Scenario: The standard loans
      Given the "lending-staff" person is signed in
      When I look at the loan pipeline
      Then every standard loan is listed with its borrower, amount and status

    @http
    Scenario: Two worlds do not see each other's loans
      Given the "lending-staff" person is signed in
      And somebody creates a loan for "Nora Elsewhere" in another world
      When I look at the loan pipeline
      Then no loan of "Nora Elsewhere" is listed

    @http
    Scenario Outline: The "<person>" person's queue lists the loans of that queue only
      Given the "<person>" person is signed in
      When I look at the page "<queue>"
      Then the loans of the "<type>" queue are listed and no others

      Examples:
        | person      | queue              | type        |
        | closing     | Closing Queue      | Closing     |
        | funding     | Funding Queue      | Funding     |
        | loan-opener | Loan Opener Queue  | LoanOpener  |
        | processor   | Processor Queue    | Processor   |
        | underwriter | Underwriting Queue | Underwriter |

  @browser
  Rule: The Lead Pipeline offers Create Lead to users who may create leads

    Scenario: The lead desk, which may create no loans, begins a lead
      Given the "lead-only" person is signed in
      And I look at the page "Lead Pipeline"
      When I follow "Create Lead" on the framed page
      Then the page is titled "Create Lead"

  @browser @L-2.1-17 @L-3.3-01 @L-4.7-05 @L-4.7-08 @S-1-07 @S-2.1-03 @S-2.1-04 @S-2.1-06 @S-2.1-07 @S-3-24 @S-3-25 @S-3-26 @S-3-75
  Rule: A click opens the loan on its dashboard, after it was selected in the older application; it stays open on the dashboard's own address and for the session of the browser

    Scenario: No loan is open, then one, and one comes back to it
      Given the "lending-staff" person is signed in
      When I open the dashboard
      Then I land on the page "Mortgage Pipeline"
      And every standard loan is listed with its borrower, amount and status
      When I open the loan of "Amelia Thornquist"
      Then I see the dashboard of that loan
      And the loan was selected in the older application before its dashboard was asked for
      And a hidden frame selects the loan too
      And the browser session keeps the account of that loan
      When I open the dashboard
      Then I see the dashboard of that loan

  @browser @L-4.7-06
  Rule: The dashboard is loaded after the selection in the legacy application has been answered

    Scenario: The selection takes its time
      Given the "lending-staff" person is signed in
      And I look at the page "Mortgage Pipeline"
      And the selection of a loan is not answered yet
      When I choose the loan of "Amelia Thornquist" in the pipeline
      Then its dashboard has not been asked for
      When the selection of the loan is answered
      Then I see the dashboard of that loan
