Feature: Idle timeout
  A user who does nothing is warned after a while and signed out in the end, so that no other user continues in their
  name. A user who works is never warned. The warning shows how much time is left, and lets the user stay signed in or
  log out.

  Background:
    Given the "lending-staff" user is signed in

  Rule: Without activity the warning comes after 600 seconds, and 300 seconds later the user is signed out

    Background:
      Given the settings set no idle times

    @app @S-4.1-24 @S-9-09
    Scenario: No warning before 600 seconds
      When I do nothing for 599 seconds
      Then the user is not warned

    @app @S-4.1-24 @S-9-09
    Scenario: The warning after 600 seconds
      Given I do nothing for 50 seconds
      And the user moves the mouse
      When I do nothing for 600 seconds
      Then the user is warned with 300 seconds left

    @app @S-4.1-25 @S-9-09
    Scenario: The last second of the warning
      When I do nothing for 899 seconds
      Then the user is warned with 1 second left

    @app @S-4.1-25 @S-4.1-29 @S-9-09
    Scenario: The sign-out after 900 seconds
      When I do nothing for 900 seconds
      Then the user is signed out once

  Rule: Settings with 3599 s of idle time, 1 s of warning and a keep-alive every 900 s replace the default times

    Background:
      Given the settings set 3599 seconds of idle time, 1 second of warning and a keep-alive every 900 seconds

    @app @L-9-02
    Scenario: No warning before 3599 seconds
      When I do nothing for 3598 seconds
      Then the user is not warned

    @app @L-9-02 @L-9-03
    Scenario: The warning after 3599 seconds
      When I do nothing for 3599 seconds
      Then the user is warned with 1 second left

    @domain @L-9-03
    Scenario: The sign-out after 3600 seconds
      When I do nothing for 3600 seconds
      Then the user is signed out once

    @app @L-9-04 @S-4.1-26
    Scenario: Keep-alive requests every 900 seconds
      When I do nothing for 3500 seconds
      Then 3 keep-alive requests were sent

  Rule: With invalid settings the defaults are used: 600 seconds of idle time and 300 seconds of warning

    @domain @S-4.1-24
    Scenario Outline: Settings of <idle> seconds
      Given the settings set <idle> seconds of idle time, <idle> seconds of warning and a keep-alive every <idle> seconds
      When I do nothing for 600 seconds
      Then the user is warned with 300 seconds left

      Examples:
        | idle |
        | 0    |
        | -1   |

  @domain
  Rule: Activity is counted at most once a second; the warning comes 600 seconds after the last counted activity

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    @S-4.1-23
    Scenario: Less than a second after the last noticed activity nothing counts
      Given I do nothing for 0.9 seconds
      And the user moves the mouse
      When I do nothing for 599.1 seconds
      Then the user is warned with 300 seconds left

    @S-4.1-23
    Scenario: A second after the last noticed activity the next one counts
      Given I do nothing for 1 second
      And the user moves the mouse
      When I do nothing for 599 seconds
      Then the user is not warned

  @domain
  Rule: A keep-alive request is sent every 120 seconds, with and without activity, until the timeout

    Background:
      Given the settings set no idle times

    @S-4.1-26 @S-7-07 @S-9-09
    Scenario Outline: After <seconds> seconds
      When I do nothing for <seconds> seconds
      Then <requests> keep-alive requests were sent

      Examples:
        | seconds | requests |
        | 119     | 0        |
        | 120     | 1        |
        | 840     | 7        |

    @S-4.1-26 @S-7-07
    Scenario: Activity changes nothing
      Given I do nothing for 100 seconds
      And the user moves the mouse
      When I do nothing for 140 seconds
      Then 2 keep-alive requests were sent

    @S-4.1-27
    Scenario: No keep-alive requests after the sign-out
      When I do nothing for 4500 seconds
      Then the user is signed out once
      And 7 keep-alive requests were sent

  @domain
  Rule: Extending the session starts the idle time again

    @S-4.1-28
    Scenario Outline: Extended after <before> seconds
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I do nothing for <before> seconds
      And the session is extended
      When I do nothing for 599 seconds
      Then the user is not warned

      Examples:
        | before |
        | 300    |
        | 600    |
        | 899    |

  @domain
  Rule: After the warning at 600 seconds, only extending the session prevents the sign-out at 900 seconds

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    @S-4.1-29
    Scenario: The warning goes on after the mouse was moved
      Given I do nothing for 650 seconds
      When the user moves the mouse
      And I do nothing for 10 seconds
      Then the user is warned with 240 seconds left

    @S-4.1-29
    Scenario: The session is extended too late
      Given I do nothing for 900 seconds
      When the session is extended
      Then the user is signed out once

  @domain
  Rule: Idle time, with a warning at 600 and a sign-out at 900 seconds, includes the sleep of the computer

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    @S-4.1-27
    Scenario: A computer that wakes after the timeout signs out
      Given the computer sleeps for 3 hours
      When the user moves the mouse
      Then the user is signed out once
      And 0 keep-alive requests were sent

    Scenario: A computer that wakes during the warning warns
      Given the computer sleeps for 700 seconds
      When the computer wakes
      Then the user is warned with 200 seconds left
      And 1 keep-alive request was sent

    @S-4.1-29
    Scenario: A page that is loaded again after the timeout signs out
      Given the computer sleeps for 3 hours
      When the page is reloaded
      Then the user is signed out once

    Scenario: A page that is loaded again does not end the idle time
      Given I do nothing for 500 seconds
      And the page is reloaded
      When I do nothing for 100 seconds
      Then the user is warned with 300 seconds left

  @domain
  Rule: A clock that is set back neither causes nor stops the idle warning

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    Scenario: A clock that is set back does not warn
      Given the clock is set back by 3600 seconds
      When I do nothing for 121 seconds
      Then the user is not warned
      And 1 keep-alive request was sent

    Scenario: A clock that is set back does not stop the warning
      Given the clock is set back by 3600 seconds
      When I do nothing for 721 seconds
      Then the user is warned with 299 seconds left

  @domain
  Rule: All tabs share one idle time, with a warning at 600 seconds and a sign-out at 900 seconds

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And the product is open in a second tab

    Scenario: Activity in another tab
      Given I do nothing for 500 seconds
      And the user is active in the second tab
      When I do nothing for 599 seconds
      Then the user is not warned

    Scenario: The warning shows in both tabs
      When I do nothing for 700 seconds
      Then both tabs warn with 200 seconds left

    Scenario: The session is extended in another tab
      Given I do nothing for 700 seconds
      When the session is extended in the second tab
      Then the user is not warned

    Scenario: A tab that slept while another was in use
      Given the first tab sleeps for 2000 seconds while the user works in the second
      When the first tab wakes
      Then the user is not warned

  Rule: Moving the mouse, resizing the window and pressing a key each count as activity

    @app @S-4.1-22
    Scenario Outline: The user <activity>
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I do nothing for 599 seconds
      And the user <activity>
      When I do nothing for 599 seconds
      Then the user is not warned

      Examples:
        | activity           |
        | moves the mouse    |
        | resizes the window |
        | presses a key      |

    @browser @S-4.1-22
    Scenario: The user moves the mouse on the framed page
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I do nothing for 599 seconds
      And the user moves the mouse on the framed page
      When I do nothing for 599 seconds
      Then the user is not warned

    @browser @S-4.1-22
    Scenario: The user types a note in a window of its own
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I write a note in a window of its own
      And I do nothing for 599 seconds
      And the user presses a key in the window of the note
      When I do nothing for 599 seconds
      Then the user is not warned

  @app
  Rule: After 600 idle seconds a warning counts down and asks whether the user wants to stay signed in

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

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

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

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
      And the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I write a note in a window of its own

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

  @browser
  Rule: The signed-out page says when the sign-out was for inactivity

    Scenario: The time of the warning has passed
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      When I do nothing for 900 seconds
      Then I read "You were signed out because there was no activity for a while."
      And this sentence comes before "You will be redirected in a moment"
