Feature: Malformed dashboard responses
  A server may fail or send nonsense. The page shows what there is, says so when there is nothing, and stays usable.

  Background:
    Given the "lending-staff" user is signed in

  @app
  Rule: A dashboard that cannot be loaded says so on the page and can be loaded again

    @L-8.4-01
    Scenario: The request fails
      Given the next "getLoanDashboard" request fails with the message "The user does not see this"
      When I open the loan of "Birgitta Solheim"
      Then I read "This loan could not be loaded. Try again in a moment, or choose another one from the pipeline."
      And no message is open

    @L-8.4-01
    Scenario: The response has nothing of a dashboard
      Given the dashboards have no parts at all
      When I open the loan of "Birgitta Solheim"
      Then I read "This loan could not be loaded. Try again in a moment, or choose another one from the pipeline."
      And no message is open

    Scenario: A second attempt loads the dashboard
      Given the next "getLoanDashboard" request fails with the message "The user does not see this"
      And I open the loan of "Birgitta Solheim"
      When I choose "Try again"
      Then its panels are "Application Date", "Loan Details", "Borrower Information", "Assigned To" and "Ratios"

  @app
  Rule: A missing value of a dashboard is blank

    Scenario Outline: Nothing but nulls: <line>
      Given the dashboards have nothing but nulls
      When I open the loan of "Casimir Dombrowski"
      Then "<line>" in "<panel>" reads ""

      Examples:
        | panel                | line        |
        | Loan Details         | Loan Amount |
        | Borrower Information | Name        |
        | Ratios               | LTV         |

    Scenario: A screen reader hears that a value is not given
      Given the dashboards have nothing but nulls
      When I open the loan of "Casimir Dombrowski"
      Then a screen reader reads "LTV" in "Ratios" as "not given"

    Scenario: Ratios that are missing
      Given the dashboards have no ratios and no people
      When I open the loan of "Birgitta Solheim"
      Then "LTV" in "Ratios" reads ""

    Scenario: No assigned users
      Given the dashboards have no ratios and no people
      And I open the loan of "Birgitta Solheim"
      When I open every panel
      Then I read "No users are assigned yet."

  Rule: A dashboard shows all its lines, and markup as text

    @app
    Scenario: Fifty users and twenty results of underwriting
      Given the dashboards have too much of everything
      When I open the loan of "Casimir Dombrowski"
      Then "Assigned To" has 50 lines "Loan Officer"
      And "Loan Details" has 20 lines "AU Status"

    @browser
    Scenario: Markup in names and results is not run, and the page scrolls down only
      Given I look at the page "Mortgage Pipeline"
      And the dashboards have too much of everything
      When I open the loan of "Casimir Dombrowski"
      Then no script has run
      And the page scrolls down only

    @browser
    Scenario: Markup in the address
      When I open the address "/dashboard/%3Cimg%20src%3Dx%20onerror%3D%22window.wasRun%3Dtrue%22%3E"
      Then the page is titled "Loan Not Found"
      And no script has run

  @app
  Rule: The page of an unknown loan links to the pipeline

    Background:
      Given a loan is open
      And I go on to "/dashboard/A-UNKNOWN"

    Scenario: The page closes the loan that was open
      Then the page is titled "Loan Not Found"
      And no message is open
      And the browser session no longer keeps "account"

    Scenario: The way to the pipeline
      When I choose "Open the pipeline"
      Then I land on the page "Mortgage Pipeline"

  Rule: A long text leaves room for the one beside it

    @browser @L-2.3-46
    Scenario: A long role description
      Given I look at the page "Mortgage Pipeline"
      And the dashboards have a long role description
      When I open the loan of "Birgitta Solheim"
      Then every line of "Assigned To" leaves its value half of its width
