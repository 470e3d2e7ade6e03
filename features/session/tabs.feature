@browser
Feature: Several tabs
  All tabs share one user and one session. A logout or a profile switch in one tab applies to all tabs.

  Rule: A profile switch or a logout in one tab applies to all tabs

    Background:
      Given I am signed in as lending staff with three profiles
      And I am on the create loan screen

    @S-4.1-20
    Scenario: A profile switch in one tab replaces the create form in the other tab
      Given I choose the institution "Marrowbrook Home Lending"
      And the loan pipeline is open in a second tab
      When I switch to the profile 222 in the second tab
      And I choose "Switch profiles" in the second tab
      Then I land on the page "Closing Queue"
      And the profile menu shows "Closing Department"

    @S-4.1-20
    Scenario: A tab that showed another site during the switch comes back with the new profile
      Given the loan pipeline is open in a second tab
      And I am on another site
      And I switch to the profile 222 in the second tab
      When I go back to the page "Create Loan"
      Then the profile menu shows "Closing Department"

    @S-4.1-06 @S-4.1-10 @S-4.1-11
    Scenario: A logout in one tab signs out both tabs
      Given the page is titled "Create Loan"
      And session storage has "CreateLoanCheck"
      And the loan pipeline is open in a second tab
      When I log out in the second tab
      Then both tabs are signed out
      And session storage has no "user"
      And session storage has no "CreateLoanCheck"

  Rule: A logout or a profile switch closes the windows with data of a loan

    Background:
      Given I am signed in as lending staff with three profiles
      And I have opened the window of a note

    Scenario: Logging out closes the window of a note
      When I ask to be logged out
      Then the page is titled "You've been signed out"
      And the window of the note is closed

    Scenario: Switching the profile in another page of the tab closes the window of a note
      When I open the address "/switch-profile/222"
      Then I land on the page "Closing Queue"
      And the window of the note is closed

  Rule: A logout or a profile switch asks first while another tab has unsaved entries

    Background:
      Given I am signed in as lending staff with three profiles
      And I am on the create loan screen
      And I enter "Ada" as "First name"
      And the loan pipeline is open in a second tab

    @A-126
    Scenario: Staying signed in keeps the entries of the other tab
      When I log out in the second tab
      And I choose "Stay signed in" in the second tab
      Then the form shows:
        | First name | Ada |

    @A-126
    Scenario: Logging out in spite of unsaved entries ends the session in both tabs
      When I log out in the second tab
      And I choose "Log out" in the second tab
      Then both tabs are signed out

    @A-126
    Scenario: Keeping the profile keeps the entries of the other tab
      When I switch to the profile 222 in the second tab
      And I choose "Keep this profile" in the second tab
      Then the form shows:
        | First name | Ada |

  Rule: The idle warning after 600 seconds, its answer and the sign-out apply to all tabs

    Background:
      Given I am signed in as lending staff
      And the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And the product is open in a second tab

    @S-4.1-31
    Scenario: Staying signed in in one tab closes the warning in both tabs
      Given I do nothing for 600 seconds
      When I choose "Stay signed in" in the second tab
      Then I am not warned

    @S-4.1-25
    Scenario: A computer that wakes after the timeout signs the user out in both tabs
      Given the computer sleeps for 2 hours
      When the computer wakes
      Then both tabs are signed out
