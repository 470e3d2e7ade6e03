Feature: The alert page
  A window of its own that tells one thing and asks for nothing.

  @domain @S-3-58 @L-2.1-11
  Rule: An alert has a type, a title and a description; anything else is no alert

    Scenario Outline: <what>
      Given the browser session keeps as alert <kept>
      Then the alert shown is <shown>

      Examples:
        | what                        | kept                                             | shown                                      |
        | All three parts             | type Error, title Denied, description Ask again  | of type Error, titled Denied: Ask again    |
        | A type nobody knows         | type Shout, title Denied, description Ask again  | of type Information, titled Denied: Ask again |
        | Without a description       | type Warning, title Denied                       | of type Warning, titled Denied:            |
        | Without a title             | type Error, description Ask again                | none                                       |
        | Nothing                     | nothing                                          | none                                       |
        | Something that is no alert  | a heap of letters                                | none                                       |

  @browser @S-2.1-23 @S-2.1-24 @L-2.1-09 @L-2.1-10 @S-2.1-38
  Rule: The alert comes from the session of the browser, fills its window and is told once

    Scenario: Without an alert, with one, and when it has been read
      Given the "lending-staff" person is signed in
      When I open the alert page
      Then the page is titled "No Message"
      And the address is "/alert-message"
      And I read "There is no message to show. You can close this window."
      And there is no toolbar
      When the browser session keeps an alert of the type "Warning", titled "Rates are old" and saying "Ask for new ones."
      And I open the alert page
      Then the page is titled "Rates are old"
      And I read "Warning"
      And I read "Ask for new ones."
      And there is no toolbar
      When I load the page again
      Then the page is titled "No Message"
