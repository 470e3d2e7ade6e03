Feature: The alert page
  A window of its own that shows one message and asks for nothing.

  @app
  Rule: An alert has a type, a title and a description, which the alert page reads from session storage

    Background:
      Given I am signed in as lending staff

    Scenario Outline: An alert of the type "<type>" is shown as "<shown>", with its title and description
      Given the alert in session storage is type "<type>", title "Denied", description "Ask again"
      When I open the address "/alert-message"
      Then the page is titled "Denied"
      And I read "<shown>"
      And I read "Ask again"

      Examples: The four types, and an unknown one
        | type        | shown       | rule                       |
        | Error       | Error       | L-2.1-10 S-2.1-24 S-3-58   |
        | Warning     | Warning     | L-2.1-10 S-2.1-24 S-3-58   |
        | Information | Information | L-2.1-10 S-2.1-24 S-3-58   |
        | Success     | Success     | L-2.1-10 S-2.1-24 S-3-58   |
        | Shout       | Information |                            |

    @S-3-58
    Scenario: An alert without a description shows its type and title
      Given the alert in session storage is type "Warning", title "Denied"
      When I open the address "/alert-message"
      Then the page is titled "Denied"
      And I read "Warning"

    @S-2.1-24 @S-2.1-44 @S-2.1-45
    Scenario: After a reload of the alert page the alert is gone
      Given the alert in session storage is type "Warning", title "Denied"
      And I open the address "/alert-message"
      When I reload the page
      Then the page is titled "No Message"

  @app
  Rule: The alert page has no toolbar

    Background:
      Given I am signed in as lending staff
      And the alert in session storage is type "Warning", title "Rates are old", description "Ask for new ones."

    @L-2.1-09 @S-2.1-38 @S-2.2-01
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

  @app
  Rule: Without an alert the alert page says that there is no message

    Background:
      Given I am signed in as lending staff

    @S-3-58 @L-2.1-11
    Scenario Outline: With <what> the alert page reads "There is no message to show"
      Given the alert in session storage is <kept>
      When I open the address "/alert-message"
      Then the page is titled "No Message"
      And I read "There is no message to show. You can close this window."
      And there is no toolbar

      Examples:
        | what                       | kept                                  |
        | no stored alert            | nothing                               |
        | an alert without a title   | type "Error", description "Ask again" |
        | a text that is no alert   | a text that is not JSON               |

    Scenario: "Go to home page" on the alert page opens the start page
      Given I open the address "/alert-message"
      When I choose "Go to home page"
      Then the address is "/lf/loan-pipeline"
