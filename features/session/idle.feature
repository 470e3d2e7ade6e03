Feature: Idle timeout
  A user who does nothing is warned after a while and signed out in the end, so that nobody else goes on in their name.
  A user who works is never asked.

  Background:
    Given the "lending-staff" person is signed in

  Rule: Without activity the warning comes after 600 seconds, and 300 seconds later the user is signed out

    Background:
      Given the settings say nothing about idle times

    @domain @app @S-4.1-24 @S-9-09
    Scenario: No warning before 600 seconds
      When nobody does anything for 599 seconds
      Then nobody is asked anything

    @domain @app @S-4.1-24 @S-9-09
    Scenario: The warning after 600 seconds
      When nobody does anything for 600 seconds
      Then the user is warned with 300 seconds left

    @domain @app @S-4.1-25 @S-9-09
    Scenario: The last second of the warning
      When nobody does anything for 899 seconds
      Then the user is warned with 1 second left

    @domain @app @S-4.1-25 @S-9-09
    Scenario: The sign-out after 900 seconds
      When nobody does anything for 900 seconds
      Then the user is signed out once

  Rule: The settings of an installation take the place of these times

    Background:
      Given the settings ask for 3599 seconds idle, 1 second of warning and a keep-alive every 900 seconds

    @domain @app @L-9-02
    Scenario: No warning before 3599 seconds
      When nobody does anything for 3598 seconds
      Then nobody is asked anything

    @domain @app @L-9-02 @L-9-03
    Scenario: The warning after 3599 seconds
      When nobody does anything for 3599 seconds
      Then the user is warned with 1 second left

    @domain @L-9-03
    Scenario: The sign-out a second later
      When nobody does anything for 3600 seconds
      Then the user is signed out once

    @domain @app @L-9-04 @S-4.1-26
    Scenario: Keep-alive calls every 900 seconds
      When nobody does anything for 3500 seconds
      Then 3 keep-alive calls went out

  Rule: Settings that make no sense leave the product's own times

    @domain @S-4.1-24
    Scenario Outline: <idle> seconds
      Given the settings ask for <idle> seconds idle, <idle> seconds of warning and a keep-alive every <idle> seconds
      When nobody does anything for 600 seconds
      Then the user is warned with 300 seconds left

      Examples:
        | idle |
        | 0    |
        | -1   |

  @domain
  Rule: Activity is noticed with a sensitivity of 1 second

    Background:
      Given the settings say nothing about idle times

    @S-4.1-23
    Scenario: Less than a second after the last noticed activity nothing counts
      Given nobody does anything for 0.9 seconds
      And the user moves the mouse
      When nobody does anything for 599.1 seconds
      Then the user is warned with 300 seconds left

    @S-4.1-23
    Scenario: A second after the last noticed activity the next one counts
      Given nobody does anything for 1 second
      And the user moves the mouse
      When nobody does anything for 599 seconds
      Then nobody is asked anything

  @domain
  Rule: A keep-alive call goes out every 120 seconds, with and without activity, until the timeout

    Background:
      Given the settings say nothing about idle times

    @S-4.1-26 @S-7-07
    Scenario Outline: After <seconds> seconds
      When nobody does anything for <seconds> seconds
      Then <calls> keep-alive calls went out

      Examples:
        | seconds | calls |
        | 119     | 0     |
        | 120     | 1     |
        | 840     | 7     |

    @S-4.1-26 @S-7-07
    Scenario: Activity changes nothing
      Given nobody does anything for 100 seconds
      And the user moves the mouse
      When nobody does anything for 140 seconds
      Then 2 keep-alive calls went out

    @S-4.1-27
    Scenario: An hour after the sign-out
      When nobody does anything for 4500 seconds
      Then the user is signed out once
      And 7 keep-alive calls went out

  @domain
  Rule: Extending the session starts the idle time again

    @S-4.1-28
    Scenario Outline: Extended after <before> seconds
      Given the settings say nothing about idle times
      And nobody does anything for <before> seconds
      And the session is extended
      When nobody does anything for 599 seconds
      Then nobody is asked anything

      Examples:
        | before |
        | 300    |
        | 600    |
        | 899    |

  @domain
  Rule: Once warned, only extending the session prevents the sign-out

    Background:
      Given the settings say nothing about idle times

    @S-4.1-29
    Scenario: Moving the mouse does not answer the warning
      Given nobody does anything for 650 seconds
      When the user moves the mouse
      Then the user is warned with 250 seconds left

    @S-4.1-29
    Scenario: The answer comes too late
      Given nobody does anything for 900 seconds
      When the session is extended
      Then the user is signed out once

  @domain
  Rule: Idle time follows the time of day, also while the computer sleeps

    Background:
      Given the settings say nothing about idle times

    @S-4.1-27
    Scenario: A computer that wakes after the timeout signs out
      Given the computer sleeps for 3 hours
      When the user moves the mouse
      Then the user is signed out once
      And no keep-alive call went out

    Scenario: A computer that wakes during the warning warns
      Given the computer sleeps for 700 seconds
      When it wakes
      Then the user is warned with 200 seconds left
      And 1 keep-alive call went out

    Scenario: A page that is loaded again after the timeout signs out
      Given the computer sleeps for 3 hours
      When the page is loaded anew
      Then the user is signed out once

    Scenario: A page that is loaded again does not end the idle time
      Given nobody does anything for 500 seconds
      And the page is loaded anew
      When nobody does anything for 100 seconds
      Then the user is warned with 300 seconds left

    Scenario: A clock that is set back does not warn
      Given the clock is set back by 3600 seconds
      When nobody does anything for 121 seconds
      Then nobody is asked anything
      And 1 keep-alive call went out

    Scenario: A clock that is set back does not stop the warning
      Given the clock is set back by 3600 seconds
      When nobody does anything for 721 seconds
      Then the user is warned

  @domain
  Rule: All tabs share one idle time

    Background:
      Given the settings say nothing about idle times
      And the product is open in a second tab

    Scenario: Activity in another tab
      Given nobody does anything for 500 seconds
      And the user moves the mouse in the second tab
      When nobody does anything for 599 seconds
      Then nobody is asked anything

    Scenario: The warning shows in both tabs
      When nobody does anything for 700 seconds
      Then both tabs warn with 200 seconds left

    Scenario: The session is extended in another tab
      Given nobody does anything for 700 seconds
      When the session is extended in the second tab
      Then nobody is asked anything

    Scenario: A tab that slept while another was used
      Given the first tab sleeps for 2000 seconds while the user works in the second
      When it wakes
      Then nobody is asked anything

  Rule: Moving the mouse, resizing the window and pressing a key each count as activity

    @app @S-4.1-22
    Scenario Outline: The user <activity>
      Given the settings say nothing about idle times
      And nobody does anything for 599 seconds
      And the user <activity>
      When nobody does anything for 599 seconds
      Then nobody is asked anything

      Examples:
        | activity           |
        | moves the mouse    |
        | resizes the window |
        | presses a key      |

    @browser @S-4.1-22
    Scenario: The user moves the mouse on the framed page
      Given the settings say nothing about idle times
      And nobody does anything for 599 seconds
      And the user moves the mouse on the framed page
      When nobody does anything for 599 seconds
      Then nobody is asked anything

  @app
  Rule: The warning counts down and asks whether to stay

    Background:
      Given the settings say nothing about idle times

    @S-4.1-31
    Scenario: The button to stay has the focus
      When nobody does anything for 600 seconds
      Then the keyboard stands on "Stay signed in"

    @S-4.1-31
    Scenario Outline: A screen reader hears the time at 2 minutes, and not at each second
      When nobody does anything for <seconds> seconds
      Then the user is warned with <left> seconds left
      And a screen reader hears "2 minutes left"

      Examples:
        | seconds | left |
        | 780     | 120  |
        | 790     | 110  |

    @S-4.1-28 @S-4.1-31
    Scenario Outline: "<answer>" stays signed in
      Given nobody does anything for 600 seconds
      When I answer the warning with "<answer>"
      Then nobody is asked anything

      Examples:
        | answer         |
        | Escape         |
        | Stay signed in |

    @S-4.1-28
    Scenario: The idle time starts again after the answer
      Given nobody does anything for 600 seconds
      And I answer the warning with "Stay signed in"
      When nobody does anything for 600 seconds
      Then the user is warned with 300 seconds left

    @S-4.1-31
    Scenario: The user signs out
      Given nobody does anything for 600 seconds
      When I answer the warning with "Sign out now"
      Then the user is signed out once

    Scenario: The tab of the browser shows the warning as well
      When nobody does anything for 600 seconds
      Then the tab of the browser is titled "5:00 until sign-out · Threshold"
      And the tab of the browser has the icon of the warning

  @browser
  Rule: The signed-out page says when the sign-out was for inactivity

    Scenario: The time of the warning has passed
      Given the settings say nothing about idle times
      When nobody does anything for 900 seconds
      Then I read "You were signed out because there was no activity for a while."

  Rule: The warning says when entries would be lost with the session

    Background:
      Given the settings say nothing about idle times

    @app
    Scenario: A form with unsaved entries
      Given I go on to "/new-loan"
      And I enter "Ada" as "First name"
      When nobody does anything for 600 seconds
      Then the warning says that unsaved entries will be lost

    @app
    Scenario: Nothing was entered
      When nobody does anything for 600 seconds
      Then the warning does not speak of entries

    @browser
    Scenario: Another tab has unsaved entries
      Given the product is open in a second tab
      And I go on to "/new-loan"
      And I enter "Ada" as "First name"
      When nobody does anything for 600 seconds
      Then the warning in the second tab says that unsaved entries will be lost
