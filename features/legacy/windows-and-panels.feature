Feature: Legacy pages in windows and panels
  Some pages of the legacy application open beside the loan: reports in windows of their own, short overviews in panels.

  Rule: An underwriting status opens its report in a window of 420 by 1025 pixels

    Background:
      Given I am signed in as lending staff

    @app
    Scenario Outline: The status of <service> opens its report
      Given the loan of "<borrower>" is open
      When I choose "<status>, opens the report in a new window"
      Then a window of 420 by 1025 opens at "<report>"

      Examples:
        | service                             | borrower            | status                                | report                                                       | rule                          |
        | Desktop Underwriter                 | Casimir Dombrowski  | Desktop Underwriter: Approve/Eligible | /Report/retrieveReport_du?accountId=123404&type=2&print=true | L-4.10-03 L-4.10-04 L-1-10    |
        | Desktop Underwriter on a failed run | Henrietta Castellow | Desktop Underwriter: Error            | /Report/retrieveReport_du?accountId=123407&type=3            | L-4.10-03 L-4.10-05           |
        | Loan Product Advisor                | Casimir Dombrowski  | Loan Product Advisor: Accept          | /Report/retrieveReport_lp?accountId=123404&type=0            | L-4.10-06 L-4.10-01 L-4.10-02 |

    @app
    Scenario: If the browser blocks the window of a report, a notice links to the report
      Given the loan of "Casimir Dombrowski" is open
      And the browser blocks windows
      When I choose "Loan Product Advisor: Accept"
      Then I read "The browser blocked a window"
      And the link "open Loan Product Advisor: Accept in a tab" leads to "/Report/retrieveReport_lp?accountId=123404&type=0"

    @app @L-4.10-01
    Scenario: The status of a service without reports is plain text
      When the loan of "Kwabena Ashgrove" is open
      Then "AU Status" in "Loan Details" reads "Manual Underwriting: In review"
      And "AU Status" in "Loan Details" is plain text

  @app @A-167
  Rule: A framed page that fails to load, or is slow, says so and can be loaded again

    Background:
      Given I am signed in as lending staff
      And I am on the Loan Pipeline

    Scenario Outline: The page "<page>" that <trouble> says so and can be loaded again
      Given the page "<page>" <trouble>
      And I go on to the page "<page>"
      When 31 seconds pass
      Then I read "<text>"
      And I can choose "Try again"
      And a screen reader hears "<text> Try again"

      Examples:
        | page          | trouble           | text                                                   |
        | What's New    | fails with 503    | We couldn't load What's New. Try again in a moment.    |
        | Lead Pipeline | cannot be reached | We couldn't load Lead Pipeline. Try again in a moment. |
        | Closing Queue | takes its time    | Closing Queue is taking longer than usual.             |

    Scenario Outline: "Try again" loads the page "<page>" that <trouble>
      Given the page "<page>" <trouble>
      And I go on to the page "<page>"
      And 31 seconds pass
      And the page "<page>" can be loaded again
      When I choose "Try again"
      Then I land on the page "<page>"
      And there is no button "Try again"

      Examples:
        | page          | trouble           |
        | What's New    | fails with 503    |
        | Lead Pipeline | cannot be reached |
        | Closing Queue | takes its time    |

    Scenario: A page that has loaded is not called slow later
      Given I go on to the page "What's New"
      When 31 seconds pass
      Then I land on the page "What's New"
      And there is no button "Try again"

  @app
  @S-7-27
  Rule: A vendor is selected on a framed page, in a dialog over the loan

    @S-7-34
    Scenario: "Order Services" opens the page for selecting a vendor in a dialog over the loan
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      And I open the group "Loan Services"
      When I choose "Order Services" in the menu
      Then the legacy dialog "Order Services" frames the page at "/Search/VendorSelectNewUI?accountId=123401"
