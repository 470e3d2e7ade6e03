Feature: The alert page
  A window of its own that shows one message and asks for nothing.

  @app
  Rule: An alert has a type, a title and a description, and without a title there is no alert

    Background:
      Given the "lending-staff" user is signed in

    @S-3-58
    Scenario Outline: The alert page shows an alert with a title: <case>
      Given the alert in session storage is <kept>
      When I open the address "/alert-message"
      Then the page is titled "Denied"
      And I read "<type>"
      And I read "Ask again"

      Examples:
        | case            | kept                                                        | type        | rule              |
        | Error           | type "Error", title "Denied", description "Ask again"       | Error       | L-2.1-10 S-2.1-24 |
        | Warning         | type "Warning", title "Denied", description "Ask again"     | Warning     | L-2.1-10 S-2.1-24 |
        | Information     | type "Information", title "Denied", description "Ask again" | Information | L-2.1-10 S-2.1-24 |
        | Success         | type "Success", title "Denied", description "Ask again"     | Success     | L-2.1-10 S-2.1-24 |
        | An unknown type | type "Shout", title "Denied", description "Ask again"       | Information |                   |

    @S-3-58
    Scenario: An alert without a description shows its type and title
      Given the alert in session storage is type "Warning", title "Denied"
      When I open the address "/alert-message"
      Then the page is titled "Denied"
      And I read "Warning"

    @S-3-58 @L-2.1-11
    Scenario Outline: The alert page shows "No Message": <case>
      Given the alert in session storage is <kept>
      When I open the address "/alert-message"
      Then the page is titled "No Message"

      Examples:
        | case                     | kept                                  |
        | An alert without a title | type "Error", description "Ask again" |
        | No alert is stored       | nothing                               |
        | Text that is not JSON    | a text that is not JSON               |

  @app
  Rule: The alert page shows the alert in session storage

    Background:
      Given the "lending-staff" user is signed in
      And the alert in session storage is type "Warning", title "Rates are old", description "Ask for new ones."

    @L-2.1-09 @L-2.1-10 @S-2.1-24
    Scenario: The alert page shows type, title and description of a stored warning
      When I open the address "/alert-message"
      Then the page is titled "Rates are old"
      And I read "Warning"
      And I read "Ask for new ones."

    @S-2.1-38 @S-2.2-01
    Scenario: The page of an alert has no toolbar
      When I open the address "/alert-message"
      Then the page is titled "Rates are old"
      And there is no toolbar

    @S-2.1-38
    Scenario: The alert page has no toolbar even if the user cannot be loaded
      Given the request "getUser" fails with 500
      When I open the address "/alert-message"
      Then the page is titled "We couldn't load your profile"
      And there is no toolbar

    @S-2.1-24 @S-2.1-44 @S-2.1-45
    Scenario: After a reload of the alert page the alert is gone
      Given I open the address "/alert-message"
      When I reload the page
      Then the page is titled "No Message"

  @app
  Rule: Without an alert the alert page says that there is no message

    @L-2.1-09 @L-2.1-11
    Scenario: Without a stored alert, the page reads "There is no message to show"
      Given the "lending-staff" user is signed in
      When I open the address "/alert-message"
      Then the page is titled "No Message"
      And I read "There is no message to show. You can close this window."
      And there is no toolbar

    Scenario: "Go to home page" on the alert page opens the start page
      Given the "lending-staff" user is signed in
      And I open the address "/alert-message"
      When I choose "Go to home page"
      Then the address is "/lf/loan-pipeline"
