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

  @browser @S-2.3-21 @S-2.3-22 @S-4.2-24 @S-4.2-27 @S-4.2-28 @S-9-21 @S-9-22
  Rule: The panels of a loan open from its icons, one at a time, and close by their page

    Scenario: Compliance alerts and application criteria
      Given the "lending-staff" person is signed in
      And a loan is open
      When I press the icon "Compliance Alerts"
      Then the panel "Compliance Alerts" is open in 992 by 745
      When I press the icon "Application Criteria"
      Then the panel "Application Criteria" is open in 313 by 229
      And the panel "Compliance Alerts" is closed
      When the page in the panel "Application Criteria" asks to close "complianceAlerts"
      Then the panel "Application Criteria" is open in 313 by 229
      When the page in the panel "Application Criteria" asks to close "applicationCriteria"
      Then the panel "Application Criteria" is closed
      When I press the icon "Compliance Alerts"
      And the page in the panel "Compliance Alerts" asks to close "complianceAlerts"
      Then the panel "Compliance Alerts" is closed
      When I press the icon "Compliance Alerts"
      And I press the icon "Compliance Alerts"
      Then the panel "Compliance Alerts" is closed
