@http
Feature: Legacy pages about the open loan
  Panels and dialogs of the product show pages of the legacy application. The address of each page has the number of the
  loan that it shows.

  @S-7-23
  Rule: The compliance alerts are those of the loan in the address

    Scenario Outline: The compliance alerts of the loan of <borrower> read "<verdict>"
      Given the "lending-staff" user is signed in
      When "Compliance Alerts" is embedded for the loan of "<borrower>"
      Then the page was loaded from "/ComplianceAlerts/GetByAccountId" with the account id of that loan
      And the embedded page says "<verdict>"

      Examples:
        | borrower           | verdict                                    |
        | Amelia Thornquist  | No findings           |
        | Casimir Dombrowski | 3 findings                                 |
        | Isidro Calloway    | Not checked: insufficient data |

  @S-7-24
  Rule: The application criteria are those of the loan in the address

    Scenario Outline: The application criteria of the loan of <borrower> read "<received>"
      Given it is 2026-06-01 and the "lending-staff" user is signed in
      When "Application Criteria" is embedded for the loan of "<borrower>"
      Then the page was loaded from "/Search/ApplicationCriteriaNewUI" with the account id of that loan
      And the embedded page says "<received>"

      Examples:
        | borrower          | received                                      |
        | Amelia Thornquist | 6 of 6 received. Application date: 04/10/2026 |
        | Isidro Calloway   | 5 of 6 received                               |

  @S-7-25
  Rule: The loan summary is that of the loan in the address

    Scenario: The loan summary of Amelia Thornquist names her loan, its amount and its borrowers
      Given the "lending-staff" user is signed in
      When "Loan Summary" is embedded for the loan of "Amelia Thornquist"
      Then the page was loaded from "/Search/LoanSummaryNewUI" with the account id of that loan
      And the embedded page says "Loan 1000123401 Amelia Thornquist"
      And the embedded page says "$412,500.00"
      And the embedded page says "Amelia Thornquist, Rafael Thornquist, Ingeborg Thornquist, Mateus Calder"

  @S-7-26
  Rule: The work-queue dashboard shows the tasks of the user's own queue

    Scenario Outline: The dashboard of the <queue> queue reads "<what>"
      Given the "<user>" user is signed in
      When "Work Queue Dashboard" is embedded
      Then the page was loaded from "/Pipeline/Search/WorkQueueDashboardNewUI"
      And the embedded page says "<what>"

      Examples:
        | queue       | user        | what                                                    |
        | Processor   | processor   | Tasks, 4 in the queue                                   |
        | Closing     | closing     | Outstanding documents, 3 in the queue                   |
        | Underwriter | underwriter | Outstanding documents, 6 in the queue                   |
        | Funding     | funding     | Your profile doesn't include the work-queue dashboard.  |

  @S-7-27
  Rule: A vendor is selected on a legacy page

    Scenario: "Order Services" in the menu of a loan opens the page for selecting a vendor
      Given the "lending-staff" user is signed in
      When I look for "Order Services" in the menu of the loan of "Amelia Thornquist"
      Then that entry opens the legacy dialog at "/Search/VendorSelectNewUI"

    Scenario: The page for selecting a vendor says that no vendor is selected yet
      Given the "lending-staff" user is signed in
      When "Order Services" is embedded for the loan of "Amelia Thornquist"
      Then the embedded page says "No vendor selected."

  Rule: A hidden frame selects the open loan or task in the legacy application

    Scenario: The hidden frame selects the open loan
      Given the "lending-staff" user is signed in
      When "Select Loan" is embedded for the loan of "Casimir Dombrowski"
      And "Loan Summary" is embedded
      Then the embedded page says "Casimir Dombrowski"

    Scenario: The hidden frame selects the open task of a queue
      Given the "processor" user is signed in
      When "Select Task" is embedded for the loan of "Jasper Iwu" with its task
      Then the menu of that loan begins with "Work Order"

    Scenario: The hidden frame does not select the task of another loan
      Given the "processor" user is signed in
      When "Select Task" is embedded for the loan of "Amelia Thornquist" with the task of "Jasper Iwu"
      Then the embedded page says "has no task"
      And the menu of that loan begins with "Dashboard"
