Feature: Which failures the user sees
  Most failed requests open the server-error dialog. Some are only logged, because the page can do without them, and
  some are shown by the screen that sent them.

  @app
  Rule: A request that the screen needs opens the server-error dialog when it fails

    @L-8.1-02 @A-63
    Scenario Outline: A failed "<request>" opens the server-error dialog
      Given I am signed in as lending staff
      And the request "<request>" fails with 500
      When I open the address "<address>"
      Then a dialog titled "We have experienced a problem processing your request." appears

      Examples:
        | request                           | address           | rule     |
        | initializeEnterpriseLos           | /default          | S-4.3-12 |
        | getAccountByApplicationIdentifier | /dashboard/A-1001 |          |

  @app
  Rule: A request that the screen can do without is only logged when it fails

    Scenario Outline: A failed "<request>" leaves "<title>" usable
      Given I am signed in as lending staff
      And the request "<request>" fails with 500
      When I open the address "<address>"
      Then the page is titled "<title>"
      And no dialog is open

      Examples:
        | request     | address           | title             | rule              |
        | getZipCodes | /new-loan         | Create Loan       | L-8.4-02 L-8.4-03 |
        | getMenu     | /lf/loan-pipeline | Mortgage Pipeline |                   |

  @app
  Rule: A 404 response to the account lookup opens the page Loan Not Found and no dialog

    @A-157
    Scenario Outline: A 404 response to "<request>" opens the page Loan Not Found
      Given I am signed in as a closer
      And the request "<request>" fails with 404
      When I open the address "<address>"
      Then the page is titled "Loan Not Found"
      And no dialog is open

      Examples:
        | request                           | address            |
        | getAccountByApplicationIdentifier | /dashboard/A-1001  |
        | getAccountById                    | /dashboard/123401/1 |

  @app
  Rule: While the server-error dialog shows one error, a further error does not change it

    @L-8.1-04 @C-12
    Scenario: Control+Shift+~ does not replace an error that is showing
      Given I am signed in as lending staff
      And a loan is open
      And the next "initializeEnterpriseLos" request fails with the message "The legacy application is being serviced."
      And I follow the logo
      When I press the keys "Control+Shift+~"
      Then the only dialog is "We have experienced a problem processing your request." and says "The legacy application is being serviced."

  @app
  Rule: A 401 response logs the user out once

    @A-64
    Scenario: The address of the error page for 401 signs nobody out
      Given I am signed in as lending staff
      And I am on the Loan Pipeline
      When I open the address "/error/401"
      Then the page is titled "Unauthorized"
      And the toolbar shows who I am

    @L-6-01 @L-8.1-01
    Scenario Outline: A 401 response to "<request>" signs the user out
      Given I am signed in as lending staff
      And the request "<request>" fails with 401
      When I open the address "<address>"
      Then I am signed out once
      And no dialog is open

      Examples:
        | request                           | address           |
        | getUser                           | /lf/loan-pipeline |
        | initializeEnterpriseLos           | /default          |
        | getAccountByApplicationIdentifier | /dashboard/A-1001 |
        | getInstitutions                   | /new-loan         |

  @app
  Rule: A session that ends during an edit causes one logout

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen
      And I choose the institution "Marrowbrook Home Lending"
      And "Originator" can be used
      And every request fails with 401

    @L-8.1-01 @L-6-01 @L-4.9-01
    Scenario: Two 401 responses at once sign the user out once
      When I choose the originator "Nora Whitfield"
      Then I am signed out once
      And session storage has no "user"
