Feature: Idle timeout
  A user who does nothing is warned after a while and signed out in the end, so that no other user continues in their
  name. A user who works is never warned. The warning shows how much time is left, and lets the user stay signed in or
  log out.

  Background:
    Given I am signed in as lending staff

  Rule: Without activity the warning comes after 600 seconds and the sign-out after 900 seconds

    Background:
      Given the settings set no idle times

    @app @S-9-09
    Scenario Outline: By default, <seconds> seconds after the last activity <what>
      Given I do nothing for 50 seconds
      And I move the mouse
      When I do nothing for <seconds> seconds
      Then <what>

      Examples:
        | seconds | what                              | rule              |
        | 599     | I am not warned                   | S-4.1-24          |
        | 600     | I am warned with 300 seconds left | S-4.1-24          |
        | 899     | I am warned with 1 second left    | S-4.1-25          |
        | 900     | I am signed out once              | S-4.1-25 S-4.1-29 |

  Rule: Settings of 3599 s idle time, 1 s of warning and a keep-alive after 900 s replace the defaults

    Background:
      Given the settings set 3599 seconds of idle time, 1 second of warning and a keep-alive every 900 seconds

    @domain
    Scenario Outline: With those settings, after <seconds> seconds without activity <what>
      When I do nothing for <seconds> seconds
      Then <what>

      Examples:
        | seconds | what                           | rule          |
        | 3598    | I am not warned                | L-9-02        |
        | 3599    | I am warned with 1 second left | L-9-02 L-9-03 |
        | 3600    | I am signed out once           | L-9-03        |

    @app @L-9-04 @S-4.1-26
    Scenario: With a setting of 900 seconds a keep-alive request is sent every 900 seconds
      When I do nothing for 3500 seconds
      Then 3 keep-alive requests were sent

  Rule: With invalid settings the defaults are used: 600 seconds of idle time and 300 of warning

    @domain @S-4.1-24
    Scenario Outline: With invalid settings of <idle> seconds the warning comes after 600 seconds
      Given the settings set <idle> seconds of idle time, <idle> seconds of warning and a keep-alive every <idle> seconds
      When I do nothing for 600 seconds
      Then I am warned with 300 seconds left

      Examples:
        | idle |
        | 0    |
        | -1   |

  @domain
  Rule: Activity counts at most once a second; the warning comes 600 seconds after it last counted

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    @S-4.1-23
    Scenario: Activity less than a second after the last counted activity does not count
      Given I do nothing for 0.9 seconds
      And I move the mouse
      When I do nothing for 599.1 seconds
      Then I am warned with 300 seconds left

    @S-4.1-23
    Scenario: Activity one second after the last counted activity counts
      Given I do nothing for 1 second
      And I move the mouse
      When I do nothing for 600 seconds
      Then I am warned with 300 seconds left

  @domain
  Rule: A keep-alive request is sent every 120 seconds, with and without activity, until the timeout

    Background:
      Given the settings set no idle times

    @S-4.1-26 @S-7-07 @S-9-09
    Scenario Outline: After <seconds> seconds the number of keep-alive requests is <requests>
      When I do nothing for <seconds> seconds
      Then <requests> keep-alive requests were sent

      Examples:
        | seconds | requests |
        | 119     | 0        |
        | 120     | 1        |
        | 840     | 7        |

    @S-4.1-26 @S-7-07
    Scenario: Activity does not change when keep-alive requests are sent
      Given I do nothing for 100 seconds
      And I move the mouse
      When I do nothing for 140 seconds
      Then 2 keep-alive requests were sent

    @S-4.1-27
    Scenario: After the sign-out no keep-alive requests are sent
      When I do nothing for 4500 seconds
      Then I am signed out once
      And 7 keep-alive requests were sent

  @domain
  Rule: Extending the session starts the idle time again

    @S-4.1-28
    Scenario Outline: Extending the session after <before> seconds starts the idle time again
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I do nothing for <before> seconds
      And the session is extended
      When I do nothing for 600 seconds
      Then I am warned with 300 seconds left

      Examples:
        | before |
        | 300    |
        | 600    |
        | 899    |

  @domain
  Rule: Once the warning shows at 600 seconds, only extending the session prevents the sign-out

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    @S-4.1-29
    Scenario: Moving the mouse does not end the warning
      Given I do nothing for 650 seconds
      When I move the mouse
      And I do nothing for 10 seconds
      Then I am warned with 240 seconds left

    @S-4.1-29
    Scenario: Extending the session after a sleep of 900 seconds signs the user out
      Given the computer sleeps for 900 seconds
      When the session is extended
      Then I am signed out once

  @domain
  Rule: The computer's sleep counts as idle time: a warning at 600 seconds, a sign-out at 900 seconds

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    @S-4.1-27
    Scenario: A computer that wakes after the timeout signs the user out
      Given the computer sleeps for 3 hours
      When I move the mouse
      Then I am signed out once
      And 0 keep-alive requests were sent

    @S-4.1-24
    Scenario: A computer that wakes after 700 seconds warns with 200 seconds left
      Given the computer sleeps for 700 seconds
      When the computer wakes
      Then I am warned with 200 seconds left
      And 1 keep-alive request was sent

    @S-4.1-29
    Scenario: Reloading the page after the timeout signs the user out
      Given the computer sleeps for 3 hours
      When the page is reloaded
      Then I am signed out once

    @S-4.1-24
    Scenario: Reloading the page does not start the idle time again
      Given I do nothing for 500 seconds
      And the page is reloaded
      When I do nothing for 100 seconds
      Then I am warned with 300 seconds left

  @domain
  Rule: A clock that is set back neither causes nor stops the idle warning

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    Scenario Outline: <seconds> seconds after the clock is set back <what>
      Given the clock is set back by 3600 seconds
      When I do nothing for <seconds> seconds
      Then <what>
      And <requests> keep-alive requests were sent

      Examples:
        | seconds | what                              | requests |
        | 121     | I am not warned                   | 1        |
        | 721     | I am warned with 299 seconds left | 6        |

  @domain
  Rule: All tabs share one idle time, with a warning at 600 seconds and a sign-out at 900 seconds

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And the product is open in a second tab

    Scenario: Activity in another tab delays the warning
      Given I do nothing for 500 seconds
      And I move the mouse in the second tab
      When I do nothing for 600 seconds
      Then both tabs warn with 300 seconds left

    Scenario: A tab that slept while another tab was in use does not warn
      Given the first tab sleeps for 2000 seconds while I work in the second
      When the first tab wakes
      Then I am not warned

  Rule: Moving the mouse, resizing the window and pressing a key each count as activity

    @app @S-4.1-22
    Scenario Outline: The idle time starts again when I <activity>
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I do nothing for 599 seconds
      And I <activity>
      When I do nothing for 600 seconds
      Then I am warned with 300 seconds left

      Examples:
        | activity          |
        | move the mouse    |
        | resize the window |
        | press a key       |

    @browser @S-4.1-22
    Scenario: The idle time starts again when I move the mouse on the framed page
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I do nothing for 599 seconds
      And I move the mouse on the framed page
      When I do nothing for 599 seconds
      Then I am not warned

    @browser @S-4.1-22
    Scenario: The idle time starts again when I type in the window of a note
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I write a note in a window of its own
      And I do nothing for 599 seconds
      And I press a key in the window of the note
      When I do nothing for 599 seconds
      Then I am not warned

  @app
  Rule: After 600 idle seconds a warning counts down and asks whether the user wants to stay signed in

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    @S-4.1-31
    Scenario: In the idle warning, "Stay signed in" has the focus
      When I do nothing for 600 seconds
      Then "Stay signed in" has the focus

    @S-4.1-31
    Scenario Outline: With <left> seconds left, a screen reader has heard "2 minutes left"
      When I do nothing for <seconds> seconds
      Then I am warned with <left> seconds left
      And a screen reader hears "2 minutes left"

      Examples:
        | seconds | left |
        | 780     | 120  |
        | 790     | 110  |

    @S-4.1-28 @S-4.1-31
    Scenario Outline: The answer "<answer>" keeps the user signed in
      Given I do nothing for 600 seconds
      When I answer the warning with "<answer>"
      Then I am not warned

      Examples:
        | answer         |
        | Escape         |
        | Stay signed in |

    @S-4.1-28
    Scenario: The idle time starts again after each answer "Stay signed in"
      Given I do nothing for 600 seconds
      And I answer the warning with "Stay signed in"
      And I do nothing for 600 seconds
      And I answer the warning with "Stay signed in"
      When I do nothing for 600 seconds
      Then I am warned with 300 seconds left

    @S-4.1-31
    Scenario: "Log out now" in the warning signs the user out
      Given I do nothing for 600 seconds
      When I answer the warning with "Log out now"
      Then I am signed out once

    @A-159
    Scenario Outline: After <seconds> seconds the browser tab has the icon of the warning and "<left>"
      When I do nothing for <seconds> seconds
      Then the tab is titled "<left> until sign-out · Threshold"
      And the tab of the browser has the icon of the warning

      Examples:
        | seconds | left |
        | 600     | 5:00 |
        | 825     | 1:15 |
        | 899     | 0:01 |

    @S-4.1-31
    Scenario: A page that opens under the warning gives the tab its title
      Given I do nothing for 600 seconds
      And the framed page sends a navigate message to "/new-loan"
      When I answer the warning with "Stay signed in"
      Then the tab is titled "Create Loan · Threshold"

  Rule: The idle warning says whether the sign-out would lose unsaved entries

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    @app @A-126
    Scenario: With unsaved entries, the warning says that they will be lost
      Given I go on to "/new-loan"
      And I enter "Ada" as "First name"
      When I do nothing for 600 seconds
      Then I read "You've been inactive for a while. To protect borrower data, you'll be signed out, and unsaved entries will be lost (Create Loan), in"

    @app @A-126
    Scenario: Without unsaved entries, the warning does not mention any
      When I do nothing for 600 seconds
      Then I read "You've been inactive for a while. To protect borrower data, you'll be signed out in"

    @browser @A-126
    Scenario: The warning in one tab says that the entries of another tab will be lost
      Given the product is open in a second tab
      And I go on to "/new-loan"
      And I enter "Ada" as "First name"
      When I do nothing for 600 seconds
      Then the warning in the second tab reads "You've been inactive for a while. To protect borrower data, you'll be signed out, and unsaved entries will be lost (another tab), in"

  @browser
  Rule: The idle warning shows in the windows that the product has opened, too

    Background:
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I write a note in a window of its own

    @A-126
    Scenario: The warning in the window of a note names the note that would be lost
      When I do nothing for 600 seconds
      Then both windows warn with 300 seconds left
      And the warning in the window of the note reads "You've been inactive for a while. You'll be signed out, and unsaved entries will be lost (Add Note), in"

    @S-4.1-31
    Scenario: After the sign-out the window of a note shows no more than the note
      When I do nothing for 900 seconds
      Then I read "You were signed out because you were inactive."
      And the window of the note shows no more than "Call back on Monday"

    @S-4.1-31
    Scenario: "Stay signed in" in the window of a note returns to the note
      Given I do nothing for 600 seconds
      When I choose "Stay signed in" in the window of the note
      Then I am not warned
      And the note has the focus

  @browser
  Rule: The signed-out page says when the sign-out was for inactivity

    @A-160
    Scenario: After 900 seconds the signed-out page says that there was no activity
      Given the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      When I do nothing for 900 seconds
      Then the page is titled "You've been signed out"
      And below the title I read "You were signed out because you were inactive."
