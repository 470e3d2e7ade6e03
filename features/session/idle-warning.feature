Feature: Idle warning
  The warning shows how much time is left, and lets the user stay signed in or log out.

  Background:
    Given the "lending-staff" user is signed in
    And the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

  @app
  Rule: After 600 idle seconds a warning counts down and asks whether the user wants to stay signed in

    @S-4.1-31
    Scenario: The button to stay has the focus
      When I do nothing for 600 seconds
      Then "Stay signed in" has the focus

    @S-4.1-31
    Scenario Outline: A screen reader hears the time at 2 minutes, and not at each second
      When I do nothing for <seconds> seconds
      Then the user is warned with <left> seconds left
      And a screen reader hears "2 minutes left"

      Examples:
        | seconds | left |
        | 780     | 120  |
        | 790     | 110  |

    @S-4.1-28 @S-4.1-31
    Scenario Outline: The answer "<answer>" keeps the user signed in
      Given I do nothing for 600 seconds
      When I answer the warning with "<answer>"
      Then the user is not warned

      Examples:
        | answer         |
        | Escape         |
        | Stay signed in |

    @S-4.1-28
    Scenario: The idle time starts again after each answer
      Given I do nothing for 600 seconds
      And I answer the warning with "Stay signed in"
      And I do nothing for 600 seconds
      And I answer the warning with "Stay signed in"
      When I do nothing for 600 seconds
      Then the user is warned with 300 seconds left

    @S-4.1-31
    Scenario: The user logs out
      Given I do nothing for 600 seconds
      When I answer the warning with "Log out now"
      Then the user is signed out once

    Scenario: The tab of the browser shows the warning as well
      When I do nothing for 600 seconds
      Then the tab is titled "5:00 until sign-out · Threshold"
      And the tab of the browser has the icon of the warning

  Rule: The idle warning says whether the sign-out would lose unsaved entries

    @app
    Scenario: A form with unsaved entries
      Given I go on to "/new-loan"
      And I enter "Ada" as "First name"
      When I do nothing for 600 seconds
      Then the warning says that unsaved entries will be lost

    @app
    Scenario: Nothing was entered
      When I do nothing for 600 seconds
      Then the warning does not say that unsaved entries will be lost

    @browser
    Scenario: Another tab has unsaved entries
      Given the product is open in a second tab
      And I go on to "/new-loan"
      And I enter "Ada" as "First name"
      When I do nothing for 600 seconds
      Then the warning in the second tab says that unsaved entries will be lost

  @browser
  Rule: The idle warning shows in the windows that the product has opened, too

    Background:
      Given I write a note in a window of its own

    Scenario: The warning in the window names the note that would be lost
      When I do nothing for 600 seconds
      Then both windows warn with 300 seconds left
      And the warning in the window of the note names "Add Note" as unsaved

    @S-4.1-31
    Scenario: "Stay signed in" in the window returns to the note
      Given I do nothing for 600 seconds
      When I choose "Stay signed in" in the window of the note
      Then the user is not warned
      And the note has the focus
