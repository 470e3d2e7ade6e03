@robustness
Feature: Malformed dashboard responses
  A server may fail or send malformed data. The page shows the values that there are, or an error, and stays usable.

  Background:
    Given I am signed in as lending staff

  @app
  Rule: A dashboard that cannot be loaded says so on the page and can be loaded again

    @L-8.4-01 @A-158
    Scenario: A failed request for the dashboard is logged and opens no dialog
      Given the next "getLoanDashboard" request fails with the message "The user does not see this"
      When I open the loan of "Birgitta Solheim"
      Then I read "We couldn't load this loan. Try again in a moment, or open another one from the pipeline."
      And a screen reader hears "We couldn't load this loan. Try again in a moment, or open another one from the pipeline."
      And no dialog is open
      And the browser logs that "getLoanDashboard" failed

    @L-8.4-01
    Scenario: A response without any part of a dashboard is logged and opens no dialog
      Given the server sends dashboards with no part at all
      When I open the loan of "Birgitta Solheim"
      Then I read "We couldn't load this loan. Try again in a moment, or open another one from the pipeline."
      And no dialog is open
      And the browser logs "The dashboard of a loan could not be read"

    @A-158
    Scenario: "Try again" loads the dashboard
      Given the next "getLoanDashboard" request fails with the message "The user does not see this"
      And I open the loan of "Birgitta Solheim"
      When I choose "Try again"
      Then the panels are "Application Date", "Loan Details", "Borrower Information", "Assigned To" and "Ratios"

    @A-158
    Scenario: A dashboard that changes and cannot be loaded again says that it may be out of date
      Given the loan of "Birgitta Solheim" is open
      And the next "getLoanDashboard" request fails with the message "The user does not see this"
      When these facts of the loan of "Birgitta Solheim" change:
        | loan status | Suspended |
      Then I read "We couldn't load the latest changes to this loan. Some values may be out of date."

    @A-158
    Scenario: "Try again" loads the latest changes
      Given the loan of "Birgitta Solheim" is open
      And the next "getLoanDashboard" request fails with the message "The user does not see this"
      And these facts of the loan of "Birgitta Solheim" change:
        | loan status | Suspended |
      When I choose "Try again"
      Then "Loan Status" in "Loan Details" reads "Suspended"

  @app
  Rule: A missing value of a dashboard is a dash

    @A-56
    Scenario Outline: With <what>, the line <line> is a dash, which a screen reader reads as "not given"
      Given the server sends dashboards with <what>
      When I open the loan of "Casimir Dombrowski"
      Then "<line>" in "<panel>" reads "–"
      And a screen reader reads "<line>" in "<panel>" as "not given"

      Examples:
        | what                            | panel                | line        |
        | only null values                | Loan Details         | Loan Amount |
        | only null values                | Borrower Information | Name        |
        | only null values                | Ratios               | LTV         |
        | no ratios and no assigned users | Ratios               | LTV         |

    @A-81
    Scenario: Without assigned users, the panel reads "No users are assigned yet."
      Given the server sends dashboards with no ratios and no assigned users
      And I open the loan of "Birgitta Solheim"
      When I open every panel
      Then I read "No users are assigned yet."

  Rule: A dashboard shows all lines of the response, and shows markup as text

    @app
    Scenario: Fifty users and twenty results of underwriting are all shown
      Given the server sends dashboards with very many lines and markup
      When I open the loan of "Casimir Dombrowski"
      Then "Assigned To" has 50 lines "Loan Officer"
      And "Loan Details" has 20 lines "AU Status"

    @browser
    Scenario: Markup in names and results is not run, and the page does not scroll sideways
      Given I am on the page "Mortgage Pipeline"
      And the server sends dashboards with very many lines and markup
      When I open the loan of "Casimir Dombrowski"
      Then no script has run
      And the page does not scroll sideways

    @browser
    Scenario: Markup in the address of a loan is not run
      When I open the address "/dashboard/%3Cimg%20src%3Dx%20onerror%3D%22window.wasRun%3Dtrue%22%3E"
      Then the page is titled "Loan Not Found"
      And no script has run

  @app
  Rule: The page of an unknown loan closes the open loan and links to the pipeline

    @A-157
    Scenario: The address of an unknown loan closes the open loan
      Given a loan is open
      When I go on to "/dashboard/A-UNKNOWN"
      Then the page is titled "Loan Not Found"
      And no dialog is open
      And session storage has no "account"

    @A-157
    Scenario: "Open the pipeline" leads from an unknown loan to the pipeline
      Given a loan is open
      And I go on to "/dashboard/A-UNKNOWN"
      When I choose "Open the pipeline"
      Then I land on the page "Mortgage Pipeline"

  Rule: A long label leaves half of its line to the value

    @browser @L-2.3-46
    Scenario: A long role leaves half of its line to the name of the user
      Given I am on the page "Mortgage Pipeline"
      And the server sends dashboards with a long role description
      When I open the loan of "Birgitta Solheim"
      Then every line of "Assigned To" leaves its value half of its width
