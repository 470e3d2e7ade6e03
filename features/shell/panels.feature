Feature: Panels
  Pages of the older application that open over the page I am on.

  @domain @S-7-23 @S-7-24 @S-7-25 @S-7-26 @S-9-11 @S-9-19 @S-9-20 @S-9-21 @S-9-22 @S-9-27
  Rule: Each panel frames its page of the older application, in its documented size

    Scenario Outline: <panel> for <user>
      Given <user> with the open loan 123404
      Then the panel "<panel>" frames "<address>" in <width> by <height>

      Examples:
        | panel                | user                  | address                                          | width | height |
        | complianceAlerts     | somebody              | /ComplianceAlerts/GetByAccountId?accountId=123404 | 992   | 745    |
        | applicationCriteria  | somebody              | /Search/ApplicationCriteriaNewUI?accountId=123404 | 313   | 229    |
        | loanSummary          | somebody              | /Search/LoanSummaryNewUI?accountId=123404         | 992   | 429    |
        | workQueueDashboard   | a LoanOpener user     | /Pipeline/Search/WorkQueueDashboardNewUI          | 952   | 475    |
        | workQueueDashboard   | a Processor user      | /Pipeline/Search/WorkQueueDashboardNewUI          | 952   | 475    |
        | workQueueDashboard   | a Closing user        | /Pipeline/Search/WorkQueueDashboardNewUI          | 552   | 507    |
        | workQueueDashboard   | a Funding user        | /Pipeline/Search/WorkQueueDashboardNewUI          | 552   | 507    |
        | workQueueDashboard   | an Underwriter user   | /Pipeline/Search/WorkQueueDashboardNewUI          | 552   | 507    |

  @browser @S-4.2-25
  Rule: A click on an entry of a menu closes the open panel

    Scenario: An entry that opens a dialog over the page
      Given the "lending-staff" person is signed in
      And the loan of "Amelia Thornquist" is open
      And I open the group "Actions"
      And I open the general loan summary
      When I choose "View Notes" in the menu
      Then the general loan summary is closed
