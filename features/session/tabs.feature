Feature: Several tabs
  However many tabs are open, there is one person with one session: what happens to it in one tab happens in all.

  @browser @S-4.1-11 @S-4.1-20
  Rule: Another tab signs in without asking; a switch of the profile or a logout in one tab counts in all

    Scenario: Two tabs, with a loan half filled in in one of them
      Given the "several-profiles" person is signed in
      And I am on the create loan screen
      And I choose the institution "Marrowbrook Home Lending"
      And "Originator" can be used
      And I stay wherever the browser asks me whether to leave
      And the loan pipeline is open in a second tab
      When I switch to the profile 222 in a second tab
      And I press "Switch the profile" in the second tab
      Then the second tab shows who I am
      And I land on the page "Closing Queue"
      And the profile menu names the group "Closing Department"
      When I log out in the second tab
      Then the page is titled "You've been signed out"
      And the browser session no longer keeps "user"

  @browser
  Rule: A logout or a profile switch asks first while another tab has unsaved entries

    Background:
      Given the "several-profiles" person is signed in
      And I am on the create loan screen
      And I enter "Ada" as "First name"
      And the loan pipeline is open in a second tab

    Scenario: Staying signed in keeps the entries of the other tab
      When I log out in the second tab
      And I press "Stay signed in" in the second tab
      Then the form shows:
        | First name | Ada |

    Scenario: Logging out all the same ends the session in both tabs
      When I log out in the second tab
      And I press "Log out" in the second tab
      Then both tabs are signed out

    Scenario: Keeping the profile keeps the entries of the other tab
      When I switch to the profile 222 in a second tab
      And I press "Keep this profile" in the second tab
      Then the form shows:
        | First name | Ada |

  @browser @S-4.1-25
  Rule: Work in one tab counts in the other, and so do the warning, its answer and the end; a computer that wakes after the timeout has nobody signed in

    Scenario: Two tabs and nobody there, then the lid is closed over lunch
      Given the "lending-staff" person is signed in
      And the settings ask for 600 seconds idle, 300 seconds of warning and a keep-alive every 120 seconds
      And the product is open in a second tab
      When nobody does anything for 500 seconds
      And the user moves the mouse in the second tab
      And nobody does anything for 599 seconds
      Then nobody is asked anything
      When nobody does anything for 1 second
      Then both tabs warn with 300 seconds left
      When the session is extended in the second tab
      Then nobody is asked anything
      When nobody does anything for 600 seconds
      Then both tabs warn with 300 seconds left
      When the computer sleeps for 2 hours
      And it wakes
      Then both tabs are signed out
