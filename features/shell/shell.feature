Feature: The shell around the pages
  The shell has a toolbar above the page, and the navigation on the left.

  @app
  Rule: A signed-in user has a toolbar above the page, and a navigation on its left

    Background:
      Given I am signed in as lending staff, with the AI assistant and the new workflow
      And I am on the page "What's New"

    @S-1-01 @S-1-04
    Scenario: The shell shows the title, the navigation, the pipelines and the actions of a loan origination system
      Then I read "Mortgage Loan Origination System"
      And the navigation offers "Pipeline, Rates, Reports, Delivery, Resources"
      And the pipelines to choose from are "Mortgage Pipeline, Lead Pipeline, Optimal Blue Pipeline"
      And the banner offers "Search", "Optimal Blue Search", "Create Loan"

    @S-2.2-06
    Scenario: The logo opens the user's start page
      When I follow the logo
      Then I land on the page "Mortgage Pipeline"

  @app
  Rule: Every page is inside the shell, except the signed-out page, which has no toolbar

    Background:
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open

    @S-1-05
    Scenario Outline: <page> is inside the shell
      When I go on to "<address>"
      Then the page is titled "<title>"
      And the toolbar shows who I am

      Examples:
        | page              | address    | title                        |
        | The dashboard     | /dashboard | 1000123401 Amelia Thornquist |
        | The create screen | /new-loan  | Create Loan                  |
        | The error page    | /error/403 | Forbidden                    |

    @S-2.2-01 @L-2.1-07 @L-2.5-07
    Scenario: The signed-out page has no toolbar
      When I go on to "/signed-out"
      Then the page is titled "You've been signed out"
      And there is no toolbar

  @app
  Rule: An administrator has neither toolbar nor navigation

    @S-2.2-03 @S-6-15
    Scenario Outline: A user with the role "<role>" has neither toolbar nor navigation
      Given I am signed in as a user who has the role <role>
      When I open the page "What's New"
      Then there is no toolbar
      And the navigation is closed

      Examples:
        | role          |
        | Administrator |
        | ADMINISTRATOR |
