@http
Feature: Legacy pages about the open loan
  Panels and dialogs of the product show pages of the legacy application. The address of each page has the number of the
  loan that it shows.

  Rule: The page of a panel is about the loan in its address

    Scenario Outline: <page> of the loan of <borrower> reads "<text>"
      Given it is 2026-06-01 and I am signed in as lending staff
      When "<page>" is embedded for the loan of "<borrower>"
      Then the page was loaded from "<path>" with the account id of that loan
      And the embedded page says "<text>"

      Examples:
        | page                 | borrower            | text                                                                    | path                              | rule   |
        | Compliance Alerts    | Amelia Thornquist   | No findings                                                             | /ComplianceAlerts/GetByAccountId  | S-7-23 |
        | Compliance Alerts    | Evander Rocha       | 1 finding                                                               | /ComplianceAlerts/GetByAccountId  | S-7-23 |
        | Compliance Alerts    | Casimir Dombrowski  | 3 findings                                                              | /ComplianceAlerts/GetByAccountId  | S-7-23 |
        | Compliance Alerts    | Casimir Dombrowski  | Prorations on the draft Closing Disclosure                              | /ComplianceAlerts/GetByAccountId  | S-7-23 |
        | Compliance Alerts    | Isidro Calloway     | Not checked: insufficient data                                          | /ComplianceAlerts/GetByAccountId  | S-7-23 |
        | Compliance Alerts    | Octavia Rosenkrantz | Not checked: the loan is not active                                     | /ComplianceAlerts/GetByAccountId  | S-7-23 |
        | Application Criteria | Amelia Thornquist   | 6 of 6 received. Application date: 04/10/2026                           | /Search/ApplicationCriteriaNewUI  | S-7-24 |
        | Application Criteria | Isidro Calloway     | 5 of 6 received                                                         | /Search/ApplicationCriteriaNewUI  | S-7-24 |
        | Loan Summary         | Amelia Thornquist   | Loan 1000123401 Amelia Thornquist                                       | /Search/LoanSummaryNewUI          | S-7-25 |
        | Loan Summary         | Amelia Thornquist   | $412,500.00                                                             | /Search/LoanSummaryNewUI          | S-7-25 |
        | Loan Summary         | Amelia Thornquist   | Amelia Thornquist, Rafael Thornquist, Ingeborg Thornquist, Mateus Calder | /Search/LoanSummaryNewUI         | S-7-25 |

  @S-7-26
  Rule: The work-queue dashboard shows the tasks of the user's own queue

    Scenario Outline: The dashboard of <role> reads "<what>"
      Given I am signed in as <role>
      When "Work Queue Dashboard" is embedded
      Then the page was loaded from "/Pipeline/Search/WorkQueueDashboardNewUI"
      And the embedded page says "<what>"

      Examples:
        | role           | what                                                   |
        | a processor    | Tasks, 4 in the queue                                  |
        | a closer       | Outstanding documents, 3 in the queue                  |
        | an underwriter | Outstanding documents, 6 in the queue                  |
        | a funder       | Your profile doesn't include the work-queue dashboard. |

  Rule: A hidden frame selects the open loan or task in the legacy application

    @C-03
    Scenario: The hidden frame selects the open loan
      Given I am signed in as lending staff
      When "Select Loan" is embedded for the loan of "Casimir Dombrowski"
      And "Loan Summary" is embedded
      Then the embedded page says "Casimir Dombrowski"

    @S-7-28
    Scenario: The hidden frame selects the open task of a queue
      Given I am signed in as a processor
      When "Select Task" is embedded for the loan of "Jasper Iwu" with the task of "Jasper Iwu"
      Then the menu of that loan begins with "Work Order"

    @A-155
    Scenario: The hidden frame does not select the task of another loan
      Given I am signed in as a processor
      When "Select Task" is embedded for the loan of "Amelia Thornquist" with the task of "Jasper Iwu"
      Then the embedded page says "has no task"
      And the menu of that loan begins with "Dashboard"
