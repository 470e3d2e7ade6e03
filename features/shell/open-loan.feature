Feature: The navigation of an open loan
  Opening a loan adds its icon and its menu to the navigation; leaving the loan removes both.

  @app
  Rule: An open loan has an icon with the end of its number; leaving the loan removes the icon

    @S-2.4-08 @S-2.4-09 @S-9-05
    Scenario Outline: The loan of <borrower> has the icon "<icon>"
      Given I am signed in as lending staff
      When I open the loan of "<borrower>" from the pipeline
      Then the selected icon is "<icon>"

      Examples: A loan number that contains the account id, and one that does not
        | borrower              | icon       |
        | Amelia Thornquist     | Loan …3401 |
        | Keoni Makaweli-Stroud | Loan …3477 |

    @S-2.4-01 @S-2.4-31
    Scenario: With an open loan the navigation has six icons
      Given I am signed in as lending staff
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the navigation offers "Pipeline, Rates, Reports, Delivery, Resources, Loan …3401"

    @S-2.4-07
    Scenario: A loan whose menu has no entries has no icon
      Given I am signed in as lending staff
      And these menus are empty: loan
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the navigation offers "Pipeline, Rates, Reports, Delivery, Resources"
      And no menu is open

    @S-2.4-07
    Scenario: A loan whose menu has not arrived has no icon
      Given I am signed in as lending staff
      And the response with the menu of "Amelia Thornquist" is late
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the navigation offers "Pipeline, Rates, Reports, Delivery, Resources"

    @S-4.2-30 @S-4.2-39
    Scenario Outline: Opening the page "<page>" removes the icon and the menu of the loan
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      When I go on to the page "<page>"
      Then the navigation offers "Pipeline, Rates, Reports, Delivery, Resources"
      And there are no loan icons
      And the browser keeps no menu of a loan
      And session storage has no "account"

      Examples:
        | page                 | rule     |
        | What's New           | S-4.2-10 |
        | Mortgage Pipeline    | S-4.2-11 |
        | Lead Pipeline        | S-4.2-11 |
        | Closing Queue        | S-4.2-12 |
        | Manage User Accounts | S-4.2-15 |
        | Manage Institutions  | S-4.2-15 |
        | Rates                | S-4.2-13 |
        | View profile         | S-4.2-14 |

  Rule: A loan opens on its dashboard; in a window of at least 1280 pixels its menu opens beside it

    @app @S-4.2-06 @S-4.2-07 @S-2.4-32
    Scenario: In a window 1280 pixels wide the loan menu is open
      Given I am signed in as lending staff
      And the window is 1280 by 800
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then I see the dashboard of that loan
      And the open menu is "Loan"
      And the groups of the menu are "Forms, Loan Application, Doc Packages, Closing Docs, Loan Services, Status Tracking, Actions, Imaging, Automation"

    @app @S-4.2-06
    Scenario: The loan menu takes the place of another menu
      Given I am signed in as lending staff
      And the window is 1280 by 800
      And I am on the page "What's New"
      And I choose "Reports"
      When I open the loan of "Amelia Thornquist"
      Then the open menu is "Loan"

    @app @S-4.2-06
    Scenario: A loan that is opened a second time shows its menu again
      Given I am signed in as lending staff
      And the window is 1280 by 800
      And the loan of "Amelia Thornquist" is open
      And I go on to the page "Mortgage Pipeline"
      When I open the loan of "Amelia Thornquist"
      Then the open menu is "Loan"

    @app @S-4.2-06
    Scenario: A loan menu that was closed stays closed when it changes
      Given I am signed in as lending staff
      And the window is 1280 by 800
      And the loan of "Amelia Thornquist" is open
      And I choose "…3401"
      When the menu of the open loan gets the entry "Gift Letter"
      Then no menu is open

    @app @S-4.2-06
    Scenario: In a window of 1279 pixels the loan opens without its menu
      Given I am signed in as lending staff
      And the window is 1279 by 800
      And the loan of "Amelia Thornquist" is open
      When I choose "Menu"
      Then the navigation is open
      And no menu is open

    @app @S-2.4-19
    Scenario: The menu of a loan has the general loan summary
      Given I am signed in as lending staff
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then I can choose "General Loan Summary"

    @app @S-2.4-19
    Scenario: The Reports menu has no general loan summary
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      When I choose "Reports"
      Then there is no button "General Loan Summary"

    @app @S-3-23
    Scenario: The menu of a loan names the loan and its borrower
      Given I am signed in as lending staff
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the menu of the loan is headed "1000123401", "Amelia Thornquist"

    @app @S-2.4-33 @S-2.4-34
    Scenario: The menu of a loan names its borrowers with their initials and positions
      Given I am signed in as lending staff
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the menu names these borrowers:
        | Amelia Thornquist   | AT | Primary borrower      |
        | Rafael Thornquist   | RT | Primary co-borrower   |
        | Ingeborg Thornquist | IT | Secondary borrower    |
        | Mateus Calder       | MC | Secondary co-borrower |

    @browser @S-2.4-34
    Scenario: The initials of each borrower have a color of their own
      Given I am signed in as lending staff
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the initials of the 4 borrowers have different colors

  @app
  Rule: The menu of a loan is loaded once and kept in the browser until the loan is left

    Background:
      Given I am signed in as lending staff

    @S-2.1-08 @S-3-77
    Scenario: Opening a loan loads its menu once and stores it
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the menu of the loan was requested 1 time
      And the browser keeps the menu of the loan, with "Doc Packages"

    @S-2.1-08
    Scenario: A loan that is opened again loads its menu again
      Given the loan of "Amelia Thornquist" is open
      And I go on to the page "Mortgage Pipeline"
      When I open the loan of "Amelia Thornquist"
      Then the menu of the loan was requested 2 times

    @S-2.1-09
    Scenario: Reloading the page takes the loan menu from the browser
      Given the loan of "Amelia Thornquist" is open
      When I reload the page
      Then the open menu is "Loan"
      And the menu of the loan was requested 0 times

  Rule: The bug icon opens and closes the debug panel with the ids of the open loan

    Background:
      Given I am signed in as lending staff

    @app @S-2.4-28 @S-2.4-29 @S-2.4-45
    Scenario: The debug panel shows the ids of the open loan
      Given the loan of "Keoni Makaweli-Stroud" is open
      When I open the debug panel
      Then the lines of "Debug" are:
        | Loan number       | 1000123477 |
        | Account id        | 123433     |
        | Master account id | 646879     |
        | Deal id           | 1070328    |

    @app @S-2.2-25
    Scenario: Control+` shows the bug icon
      Given the loan of "Amelia Thornquist" is open
      When I press the keys "Control+`"
      Then I can choose "Debug"

    @app @S-2.2-25 @S-2.2-31
    Scenario: A second Control+` hides the bug icon
      Given the loan of "Amelia Thornquist" is open
      And I press the keys "Control+`"
      When I press the keys "Control+`"
      Then there is no button "Debug"

    @app @S-2.4-28
    Scenario: The bug icon closes the debug panel
      Given the loan of "Amelia Thornquist" is open
      And I open the debug panel
      And "Debug" is open
      When I choose "Debug"
      Then "Debug" is closed

    @app @S-2.4-30
    Scenario: The debug panel of a loan links to its debug page
      Given the loan of "Amelia Thornquist" is open
      And I open the debug panel
      When I choose "Debug this loan"
      Then "Debug" of the loan opens in a window of 750 by 500

    @app @S-2.4-30
    Scenario: The debug panel of a lead has no link to a debug page
      Given the lead of "Alistair Pomfret" is open
      When I open the debug panel
      Then "Debug" is open
      And there is no link "Debug this loan"

    @browser @S-9-12
    Scenario: The debug panel is 350 by 237 pixels
      Given the loan of "Amelia Thornquist" is open
      When I open the debug panel
      Then "Debug" is 350 by 237 pixels
