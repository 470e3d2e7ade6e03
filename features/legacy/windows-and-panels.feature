@browser
Feature: Older pages in windows and panels
  Some pages of the older application open beside the loan: reports in windows of their own, short overviews in panels.

  @L-1-10 @L-4.10-01
  Rule: An underwriting status opens its report in a window of 420 by 1025

    Scenario: A service without reports, two that have some, and a browser that blocks windows
      Given the "lending-staff" person is signed in
      And the loan of "Kwabena Ashgrove" is open
      Then the status "Manual Underwriting: Accept" cannot be pressed
      When I go on to the page "Mortgage Pipeline"
      And I open the loan of "Casimir Dombrowski"
      And I press the status "Desktop Underwriter: Approve/Eligible"
      Then a window of 420 by 1025 was asked for "/Report/retrieveReport_du" of that loan, with "type=2&print=true"
      When I press the status "Loan Product Advisor: Accept"
      Then a window of 420 by 1025 was asked for "/Report/retrieveReport_lp" of that loan, with "type=0"
      When the browser blocks windows
      And I press the status "Loan Product Advisor: Accept"
      Then a notice offers a link to "/Report/retrieveReport_lp" of that loan, with "type=0"

  Rule: A framed page that does not come can be asked for again

    Scenario: A server that fails, a connection that is lost, and an answer that does not come
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      Then each of these pages says what is wrong beside a button, and comes once it is sound and I try again:
        | page          | trouble                 | it says                                                        |
        | What's New    | fails with 503          | What's New could not be loaded. It may be back in a moment.    |
        | Lead Pipeline | is out of reach         | Lead Pipeline could not be loaded. It may be back in a moment. |
        | Closing Queue | waits for half a minute | Closing Queue is taking longer than usual.                     |

  @S-7-27
  Rule: A vendor is selected on a framed page, in a dialog over the loan

    Scenario: Ordering services
      Given the "lending-staff" person is signed in
      And the loan of "Amelia Thornquist" is open
      And I open the group "Loan Services"
      When I choose "Order Services" in the menu
      Then the dialog "Order Services" frames "/Search/VendorSelectNewUI" of the loan
