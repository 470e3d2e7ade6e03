Feature: Waiting for the server
  A user who waits for a response or for the code of a page sees that the product is working.

  @app @A-167
  Rule: A wait has a sign after one second, and a sentence after ten

    Background:
      Given I am signed in as lending staff
      And the response with the menu of reports is late
      And I am on the page "What's New"

    Scenario Outline: After <seconds> seconds a wait has <sign>
      When <seconds> seconds pass
      Then the page shows <sign> of a wait

      Examples:
        | seconds | sign    |
        | 0.9     | no sign |
        | 1       | a sign  |

    Scenario: After ten seconds a sentence says that the wait is long
      When 10 seconds pass
      Then I read "This is taking longer than usual."
      And a screen reader hears "This is taking longer than usual."

    Scenario: The sign goes when the response arrives
      Given 10 seconds pass
      And the page shows a sign of a wait
      When the late response arrives
      Then the page shows no sign of a wait

  @app @A-167
  Rule: Requests that the user does not wait for have no sign

    Background:
      Given I am signed in as lending staff

    Scenario: A late response to a keep-alive has no sign
      Given the response to the keep-alive is late
      And the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 30 seconds
      When 40 seconds pass
      Then the page shows no sign of a wait

    Scenario: A dashboard that an event loads again has no sign
      Given the loan of "Casimir Dombrowski" is open
      And the response with the dashboard of "Casimir Dombrowski" is late
      And the server announces that the compliance check passed
      When 5 seconds pass
      Then the page shows no sign of a wait

  @browser @A-167
  Rule: While the code of a page is downloaded, the frame of the product is there

    Background:
      Given I am signed in as lending staff
      And the code of every page and dialog is slow

    Scenario Outline: <page> whose code is slow shows the toolbar and a skeleton of the page
      When I open the address "<address>"
      Then the toolbar and the skeleton of a page show

      Examples:
        | page               | address      |
        | The create screen  | /new-loan    |
        | The borrower check | /create-loan |

    Scenario: A press that waits for the code of a dialog has a sign
      Given I open the address "/lf/loan-pipeline"
      When I choose "Create Loan"
      Then the page shows a sign of a wait

    Scenario: Going on to a page whose code is slow has a sign
      Given I open the address "/lf/loan-pipeline"
      And the page is titled "Mortgage Pipeline"
      When I go on to "/new-loan"
      Then the page shows a sign of a wait
