@browser @older-windows
Feature: Older pages in windows and panels
  Some pages of the older application open beside the loan: reports in windows of their own, short overviews in panels.

  @L-1-10 @L-4.10-01
  Rule: An underwriting status opens its report in a window of 420 by 1025

    Scenario: Two services, and a browser that blocks windows
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      And I open the loan of "Casimir Dombrowski"
      When I press the status "Desktop Underwriter: Approve/Eligible"
      Then a window of 420 by 1025 was asked for "/Report/retrieveReport_du" of that loan, with "type=2&print=true"
      When I press the status "Loan Product Advisor: Accept"
      Then a window of 420 by 1025 was asked for "/Report/retrieveReport_lp" of that loan, with "type=0"
      When the browser blocks windows
      And I press the status "Loan Product Advisor: Accept"
      Then a notice offers a link to "/Report/retrieveReport_lp" of that loan, with "type=0"

    Scenario: A service without reports
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      When I open the loan of "Kwabena Ashgrove"
      Then the status "Manual Underwriting: Accept" cannot be pressed

  @S-2.3-24 @S-4.2-29 @S-9-11
  Rule: The general loan summary opens in a panel, which its page closes

    Scenario: From the menu of the loan
      Given the "lending-staff" person is signed in
      And a loan is open
      When I open the general loan summary
      Then the panel "Loan Summary" is open in 992 by 429
      When the page in the panel "Loan Summary" asks to close "loanSummary"
      Then the panel "Loan Summary" is closed

  @S-9-19
  Rule: The work-queue dashboard of those who work on tasks is 952 by 475

    Scenario: A processor and her queue
      Given the "processor" person is signed in
      And I look at the page "Processor Queue"
      When I press the icon "Work Queue Dashboard"
      Then the panel "Work Queue Dashboard" is open in 952 by 475

  Rule: A framed page that does not come can be asked for again

    Scenario Outline: <case>
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      And the page "What's New" <fault>
      When I open the product at the page "What's New"
      Then the page says "What's New could not be loaded. It may be back in a moment." beside a button
      When the page "What's New" is sound again
      And I try again
      Then the frame shows "What's New"

      Examples:
        | case                    | fault           |
        | The server fails        | fails with 503  |
        | The connection is lost  | is out of reach |

    Scenario: A page that takes very long
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      And the page "What's New" never answers
      When I open the product at the page "What's New"
      And half a minute goes by
      Then the page says "What's New is taking longer than usual." beside a button
      When the page "What's New" is sound again
      And I try again
      Then the frame shows "What's New"

  @L-2.6-03
  Rule: However many messages make no sense, the product stays at hand

    Scenario: A flood
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      When the framed page says 5000 things that nobody documented
      Then 5000 messages were ignored
      And the page answered the mouse meanwhile
      When the framed page asks to go to "/new-loan"
      Then the page is titled "Create Loan"
