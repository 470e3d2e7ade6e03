Feature: Panels
  Pages of the legacy application that open over the page I am on.

  @domain
  Rule: Each panel frames its page of the legacy application, in its documented size

    Scenario Outline: <panel> for <user>
      Given <user> with the open loan 123404
      Then the panel "<panel>" frames "<address>" in <width> by <height>

      @S-7-23 @S-9-21
      Examples: Compliance alerts
        | panel            | user     | address                                           | width | height |
        | complianceAlerts | a user   | /ComplianceAlerts/GetByAccountId?accountId=123404 | 992   | 745    |

      @S-7-24 @S-9-22
      Examples: Application criteria
        | panel               | user     | address                                           | width | height |
        | applicationCriteria | a user   | /Search/ApplicationCriteriaNewUI?accountId=123404 | 313   | 229    |

      @S-7-25 @S-9-11
      Examples: The general loan summary
        | panel       | user     | address                                   | width | height |
        | loanSummary | a user   | /Search/LoanSummaryNewUI?accountId=123404 | 992   | 429    |

      @S-2.3-23 @S-7-26 @S-9-19
      Examples: The dashboard of loan openers, who work on tasks
        | panel              | user              | address                                  | width | height |
        | workQueueDashboard | a LoanOpener user | /Pipeline/Search/WorkQueueDashboardNewUI | 952   | 475    |

      @S-7-26 @S-9-19 @S-9-27
      Examples: The dashboard of processors, who work on tasks
        | panel              | user             | address                                  | width | height |
        | workQueueDashboard | a Processor user | /Pipeline/Search/WorkQueueDashboardNewUI | 952   | 475    |

      @S-7-26 @S-9-20 @S-9-27
      Examples: The dashboard of users who work on documents
        | panel              | user                | address                                  | width | height |
        | workQueueDashboard | a Closing user      | /Pipeline/Search/WorkQueueDashboardNewUI | 552   | 507    |
        | workQueueDashboard | a Funding user      | /Pipeline/Search/WorkQueueDashboardNewUI | 552   | 507    |
        | workQueueDashboard | an Underwriter user | /Pipeline/Search/WorkQueueDashboardNewUI | 552   | 507    |

  @browser @S-9-21
  Rule: A panel has its documented size on the screen

    Scenario: The compliance alerts
      Given the "lending-staff" user is signed in
      And the loan of "Casimir Dombrowski" is open
      When I press the icon "Compliance Alerts"
      Then the panel "Compliance Alerts" is open in 992 by 745

  @app @S-4.2-25
  Rule: A click on an entry of a menu closes the open panel

    Scenario: An entry that opens a dialog over the page
      Given the "lending-staff" user is signed in
      And the loan of "Amelia Thornquist" is open
      And I open the group "Actions"
      And I open the general loan summary
      When I choose "View Notes" in the menu
      Then the panel "Loan Summary" is closed
