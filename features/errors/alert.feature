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
  Rule: The alert comes from the session of the browser and fills its window

    Scenario: An alert is shown
      Given the "lending-staff" person is signed in
      And the browser session keeps an alert of the type "Warning", titled "Rates are old" and saying "Ask for new ones."
      When I open the alert page
      Then the page is titled "Rates are old"
      And I read "Warning"
      And I read "Ask for new ones."
      And there is no toolbar

    Scenario: There is no alert
      Given the "lending-staff" person is signed in
      When I open the alert page
      Then the page is titled "No Message"
      And I read "There is nothing to tell you. You can close this window."
      And there is no toolbar

  @browser
  Rule: A window that the browser blocks can be opened by hand, with the same alert

    Scenario: The browser blocks windows
      Given the "no-create-features" person is signed in
      And a loan is open
      And the browser blocks windows
      When I open its image flow
      And I follow the link of the notice that a window was blocked
      Then the alert is titled "Image Flow Access Denied"
