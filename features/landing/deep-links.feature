Feature: Links into the product
  Every page has an address of its own. A link to it survives the sign-in, and a sign-in that fails leads to the
  signed-out page.

  Rule: A user who follows a link signs in first and then gets the page that the link names

    @browser @sign-in @L-2.1-31 @L-2.1-32
    Scenario: After the sign-in, a link to a legacy page keeps the search in its address
      Given I am not signed in
      And I open the address "/lf/loan-pipeline?search=Thornquist"
      When I sign in as lending staff
      Then I land on the page "Mortgage Pipeline"
      And the address is "/lf/loan-pipeline?search=Thornquist"

    @app @S-2.1-39 @L-2.1-15 @L-2.1-32
    Scenario: A link to the create lead screen opens it
      Given I am signed in at the identity provider as lending staff
      When I open the address "/new-lead"
      Then the page is titled "Create Lead"
      And the address is "/new-lead"

    @app
    Scenario Outline: A link copied with <end> at its end opens its page
      Given I am signed in at the identity provider as lending staff
      When I open the address "<address>"
      Then the page is titled "<title>"
      And the address is "<opened>"

      Examples:
        | end                | address                      | title             | opened                   |
        | a space            | /lf/loan-pipeline%20         | Mortgage Pipeline | /lf/loan-pipeline        |
        | a period           | /new-lead.                   | Create Lead       | /new-lead                |
        | a curly quote      | /new-lead%E2%80%9D           | Create Lead       | /new-lead                |
        | a period and quote | /lf/search?search=moreau.%22 | Search            | /lf/search?search=moreau |

    @app @L-2.1-16 @L-2.1-32
    Scenario: A task link opens its loan
      Given I am signed in at the identity provider as a closer
      When I open the task of "Casimir Dombrowski"
      Then I see the loan of that task
      And the browser keeps the task

  @app @S-2.1-39
  Rule: The error page, the signed-out page and the create screen have addresses of their own

    Scenario Outline: The address "<address>" opens the page "<title>"
      Given I am signed in as lending staff
      When I open the address "<address>"
      Then the page is titled "<title>"
      And the address is "<address>"

      Examples:
        | address     | title                  |
        | /error      | Page Not Found         |
        | /signed-out | You've been signed out |
        | /new-loan   | Create Loan            |

  @app @S-8-17
  Rule: A page of the open loan leads to the start page while no loan is open

    @A-79
    Scenario Outline: Without an open loan, the address "<address>" leads to the start page
      Given I am signed in as lending staff
      When I open the address "<address>"
      Then I land on the page "Mortgage Pipeline"
      And the browser logs "account not found in storage"

      Examples:
        | address          |
        | /forms-docs      |
        | /doc-packages    |
        | /services-tab    |
        | /status-tracking |
        | /ribbon          |
        | /lead-summary    |
