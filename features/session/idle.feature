Feature: Nobody there
  Whoever leaves the desk is warned after a while and signed out in the end, so that nobody else goes on in their name.
  Whoever works is never asked.

  Background:
    Given the "lending-staff" person is signed in

  @domain @S-4.1-24 @S-4.1-25 @S-9-09
  Rule: Without activity the warning comes after 600 seconds, and 300 seconds later the user is signed out

    Scenario: The product's own times, to the second
      Given the settings say nothing about idle times
      When nobody does anything for 599 seconds
      Then nobody is asked anything
      When nobody does anything for 1 second
      Then the user is warned with 300 seconds left
      When nobody does anything for 299 seconds
      Then the user is warned with 1 second left
      When nobody does anything for 1 second
      Then the user is signed out once

    @L-9-02 @L-9-03 @L-9-04
    Scenario: The settings of the installation take the place of the product's own times
      Given the settings ask for 3599 seconds idle, 1 second of warning and a keep-alive every 900 seconds
      When nobody does anything for 3598 seconds
      Then nobody is asked anything
      When nobody does anything for 1 second
      Then the user is warned with 1 second left
      When nobody does anything for 1 second
      Then the user is signed out once
      And 3 keep-alive calls went out

    Scenario Outline: Settings that make no sense leave the product's own times: <idle>
      Given the settings ask for <idle> seconds idle, <idle> seconds of warning and a keep-alive every <idle> seconds
      When nobody does anything for 600 seconds
      Then the user is warned with 300 seconds left

      Examples:
        | idle |
        | 0    |
        | -1   |

  @domain @S-4.1-23
  Rule: Activity is noticed with a sensitivity of 1 second

    Scenario: A second after the last noticed activity counts, less does not
      Given the settings say nothing about idle times
      When nobody does anything for 0.9 seconds
      And somebody moves the mouse
      And nobody does anything for 599.1 seconds
      Then the user is warned with 300 seconds left

    Scenario: Somebody works
      Given the settings say nothing about idle times
      When nobody does anything for 1 second
      And somebody moves the mouse
      And nobody does anything for 599 seconds
      Then nobody is asked anything
      When nobody does anything for 1 second
      Then the user is warned with 300 seconds left

  @domain @S-4.1-26 @S-7-07
  Rule: A keep-alive call goes out every 120 seconds

    Scenario: With and without activity
      Given the settings say nothing about idle times
      When nobody does anything for 119 seconds
      Then no keep-alive call went out
      When nobody does anything for 1 second
      Then 1 keep-alive call went out
      When somebody moves the mouse
      And nobody does anything for 120 seconds
      Then 2 keep-alive calls went out
      When nobody does anything for 600 seconds
      Then the user is warned with 180 seconds left
      And 7 keep-alive calls went out

  @domain @S-4.1-27
  Rule: After the timeout no keep-alive call goes out

    Scenario: An hour after the sign-out
      Given the settings say nothing about idle times
      When nobody does anything for 900 seconds
      Then the user is signed out once
      And 7 keep-alive calls went out
      When nobody does anything for 3600 seconds
      Then the user is signed out once
      And 7 keep-alive calls went out

  @domain @S-4.1-28
  Rule: Extending the session starts the idle time again

    Scenario Outline: Extended after <before> seconds
      Given the settings say nothing about idle times
      When nobody does anything for <before> seconds
      And the session is extended
      Then nobody is asked anything
      When nobody does anything for 599 seconds
      Then nobody is asked anything
      When nobody does anything for 1 second
      Then the user is warned with 300 seconds left

      Examples:
        | before |
        | 300    |
        | 600    |
        | 899    |

  @domain @S-4.1-29
  Rule: Once warned, only extending the session prevents the sign-out

    Scenario: Somebody moves the mouse but does not answer
      Given the settings say nothing about idle times
      When nobody does anything for 650 seconds
      And somebody moves the mouse
      Then the user is warned with 250 seconds left
      When nobody does anything for 250 seconds
      Then the user is signed out once

    Scenario: The answer comes too late
      Given the settings say nothing about idle times
      When nobody does anything for 900 seconds
      And the session is extended
      Then the user is signed out once

  @domain
  Rule: The clock on the wall counts, also while the computer sleeps

    @S-4.1-27
    Scenario: It sleeps over the timeout and is woken by the mouse
      Given the settings say nothing about idle times
      When the computer sleeps for 3 hours
      And somebody moves the mouse
      Then the user is signed out once
      And no keep-alive call went out

    Scenario: It sleeps into the warning
      Given the settings say nothing about idle times
      When the computer sleeps for 700 seconds
      And it wakes
      Then the user is warned with 200 seconds left
      And 1 keep-alive call went out

    Scenario: The page is loaded again after the timeout
      Given the settings say nothing about idle times
      When the computer sleeps for 3 hours
      And the page is loaded anew
      Then the user is signed out once

    Scenario: The page is loaded again while nobody is there
      Given the settings say nothing about idle times
      When nobody does anything for 500 seconds
      And the page is loaded anew
      And nobody does anything for 100 seconds
      Then the user is warned with 300 seconds left

    Scenario: Somebody sets the clock back by an hour
      Given the settings say nothing about idle times
      When the clock is set back by 3600 seconds
      And nobody does anything for 121 seconds
      Then nobody is asked anything
      And 1 keep-alive call went out
      When nobody does anything for 600 seconds
      Then the user is warned

  @domain
  Rule: What is done in one tab counts in all of them

    Scenario: Somebody works in another tab
      Given the settings say nothing about idle times
      And the product is open in a second tab
      When nobody does anything for 500 seconds
      And somebody moves the mouse in the second tab
      And nobody does anything for 599 seconds
      Then nobody is asked anything
      When nobody does anything for 1 second
      Then both tabs warn with 300 seconds left

    Scenario: The session is extended in another tab
      Given the settings say nothing about idle times
      And the product is open in a second tab
      When nobody does anything for 700 seconds
      Then both tabs warn with 200 seconds left
      When the session is extended in the second tab
      Then nobody is asked anything

    Scenario: A tab that slept while another was used
      Given the settings say nothing about idle times
      And the product is open in a second tab
      When the first tab sleeps for 2000 seconds while somebody works in the second
      And it wakes
      Then nobody is asked anything

  @browser @S-4.1-22 @S-4.1-28 @S-4.1-31
  Rule: Moving the mouse, resizing the window and pressing a key each count as activity, also on a framed page. The warning counts down and asks whether to stay; the keyboard and a screen reader are enough to answer

    Scenario: Somebody who does something is not asked anything, then stays twice, and signs out in the end
      Given the settings say nothing about idle times
      Then after 599 seconds each of these puts the warning off for 600 seconds:
        | moves the mouse                    |
        | moves the mouse on the framed page |
        | resizes the window                 |
        | presses a key                      |
      When nobody does anything for 600 seconds
      Then the user is warned with 300 seconds left
      And the keyboard stands on "Stay signed in"
      When nobody does anything for 180 seconds
      Then the user is warned with 120 seconds left
      And a screen reader hears "2 minutes left"
      When nobody does anything for 10 seconds
      Then the user is warned with 110 seconds left
      And a screen reader hears "2 minutes left"
      When I answer the warning with "Escape"
      Then nobody is asked anything
      When nobody does anything for 600 seconds
      Then the user is warned with 300 seconds left
      When I answer the warning with "Stay signed in"
      Then nobody is asked anything
      When nobody does anything for 600 seconds
      Then the user is warned with 300 seconds left
      When I answer the warning with "Sign out now"
      Then the user is signed out once

  @browser
  Rule: The warning shows in the tab of the browser as well

    Scenario: A user who looks at another window
      Given the settings say nothing about idle times
      When nobody does anything for 600 seconds
      Then the tab of the browser is titled "5:00 until sign-out · Threshold"
      And the tab of the browser has the icon of the warning

  @browser
  Rule: The signed-out page says when the sign-out was for inactivity

    Scenario: The time of the warning has passed
      Given the settings say nothing about idle times
      When nobody does anything for 900 seconds
      Then the user is signed out once
      And I read "You were signed out because there was no activity for a while."

  @browser
  Rule: The warning says when entries would be lost with the session

    Scenario: A form with unsaved entries
      Given the settings say nothing about idle times
      And I go on to "/new-loan"
      And I enter "Ada" as "First name"
      When nobody does anything for 600 seconds
      Then the warning says that unsaved entries will be lost

    Scenario: Nothing was entered
      Given the settings say nothing about idle times
      When nobody does anything for 600 seconds
      Then the warning does not speak of entries

    Scenario: Another tab has unsaved entries
      Given the settings say nothing about idle times
      And the product is open in a second tab
      And I go on to "/new-loan"
      And I enter "Ada" as "First name"
      When nobody does anything for 600 seconds
      Then the warning in the second tab says that unsaved entries will be lost

  @browser @L-9-02 @L-9-03 @L-9-04 @S-4.1-26
  Rule: An installation runs on the times that its settings give

    Scenario: An hour without anybody
      Given the settings ask for 3599 seconds idle, 1 second of warning and a keep-alive every 900 seconds
      When nobody does anything for 3500 seconds
      Then 3 keep-alive calls went out
      When nobody does anything for 98 seconds
      Then nobody is asked anything
      When nobody does anything for 1 second
      Then the user is warned with 1 second left
      When nobody does anything for 1 second
      Then the user is signed out once
