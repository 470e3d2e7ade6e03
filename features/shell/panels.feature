Feature: Panels
  Pages of the legacy application that open over the current page.

  @app
  Rule: Each panel frames its page of the legacy application, in its documented size

    Scenario Outline: The panel "<panel>" shows its legacy page in <width> by <height> pixels
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      When I choose "<choice>"
      Then "<panel>" shows "<address>" in <width> by <height>

      Examples:
        | choice               | panel                | address                                           | width | height | rule                   |
        | Compliance Alerts    | Compliance Alerts    | /ComplianceAlerts/GetByAccountId?accountId=123404 | 992   | 745    | S-2.3-21 S-7-23 S-9-21 |
        | Application Criteria | Application Criteria | /Search/ApplicationCriteriaNewUI?accountId=123404 | 313   | 229    | S-2.3-22 S-7-24 S-9-22 |
        | General Loan Summary | Loan Summary         | /Search/LoanSummaryNewUI?accountId=123404         | 992   | 429    | S-2.3-24 S-7-25 S-9-11 |

    Scenario: An open panel loads its page again when its loan changes
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      And I choose "Compliance Alerts"
      When the server announces that the loan has 3 notes, 2 of them shared
      Then the page "Compliance Alerts" of the loan was requested 2 times

    @S-2.3-24 @S-2.4-19
    Scenario: A lead has the general loan summary too
      Given I am signed in as lending staff
      And the lead of "Alistair Pomfret" is open
      When I choose "General Loan Summary"
      Then "Loan Summary" is open

    Scenario Outline: The work-queue dashboard of the <queue> is <width> by <height> pixels
      Given I am signed in as a user who has the <type> queue
      And I am on the page "<queue>"
      When I choose "Work Queue Dashboard"
      Then "Work Queue Dashboard" shows "/Pipeline/Search/WorkQueueDashboardNewUI" in <width> by <height>

      Examples:
        | type        | queue              | width | height | rule                   |
        | LoanOpener  | Loan Opener Queue  | 952   | 475    | S-2.3-23 S-7-26 S-9-19 |
        | Processor   | Processor Queue    | 952   | 475    | S-7-26 S-9-19 S-9-27   |
        | Closing     | Closing Queue      | 552   | 507    | S-2.3-25 S-9-20 S-9-27 |
        | Funding     | Funding Queue      | 552   | 507    | S-2.3-25 S-9-20 S-9-27 |
        | Underwriter | Underwriting Queue | 552   | 507    | S-2.3-25 S-9-20 S-9-27 |

  @browser
  Rule: A panel has its documented size on the screen

    @S-2.4-49 @S-9-11
    Scenario: The panel of the general loan summary is 992 by 429 pixels
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      When I choose "General Loan Summary"
      Then "Loan Summary" is 992 by 429 pixels

  @app @S-4.2-25
  Rule: A click in a menu, or on an icon of the navigation, closes the open panel

    Scenario: An entry that opens a dialog over the page closes the open panel
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      And I open the group "Actions"
      And I choose "General Loan Summary"
      When I choose "View Notes" in the menu
      Then "Loan Summary" is closed

    Scenario: A click on the heading of a group closes the open panel
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      And I choose "General Loan Summary"
      When I open the group "Actions"
      Then "Loan Summary" is closed

    Scenario Outline: The icon "<icon>" closes the open panel, and leaves the page as it is
      Given I am signed in as a processor
      And I am on the page "Processor Queue"
      And I choose "Work Queue Dashboard"
      And "Work Queue Dashboard" is open
      When I choose "<icon>"
      Then "Work Queue Dashboard" is closed
      And I land on the page "Processor Queue"

      Examples:
        | icon     |
        | Pipeline |
        | Reports  |

  @app
  Rule: Choosing an icon again closes its panel; choosing another icon closes the open panel

    Background:
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      And I choose "Compliance Alerts"

    @S-4.2-24
    Scenario: Choosing the icon of an open panel again closes the panel
      When I choose "Compliance Alerts"
      Then "Compliance Alerts" is closed

    @S-2.3-21
    Scenario: Choosing Compliance Alerts while Application Criteria is open opens it and closes the other
      Given I choose "Application Criteria"
      And "Application Criteria" is open
      When I choose "Compliance Alerts"
      Then "Compliance Alerts" is open
      And "Application Criteria" is closed

  @app
  Rule: The page in a panel closes that panel, and no other

    Background:
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open

    Scenario Outline: When its page asks to close "<name>", the panel "<panel>" is <state>
      Given I choose "<choice>"
      When the page "<panel>" asks to close "<name>"
      Then "<panel>" is <state>

      Examples: Each panel by its own name, and one by the name of another
        | choice               | panel                | name                | state  | rule     |
        | Application Criteria | Application Criteria | applicationCriteria | closed | S-4.2-27 |
        | Compliance Alerts    | Compliance Alerts    | complianceAlerts    | closed | S-4.2-28 |
        | General Loan Summary | Loan Summary         | loanSummary         | closed | S-4.2-29 |
        | Application Criteria | Application Criteria | complianceAlerts    | open   | S-4.2-27 |
