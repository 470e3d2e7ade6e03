Feature: Appearance
  The product can be used in a narrow window, in forced colors and by keyboard.

  @browser
  Rule: In a window 320 pixels wide no page scrolls sideways

    Scenario Outline: <what> does not scroll sideways in a window of 320 pixels
      Given I am signed in as lending staff, with the AI assistant and the new workflow
      And the window is 320 by 700
      When I open the address "<address>"
      Then the page is titled "<title>"
      And the page does not scroll sideways

      Examples:
        | what          | title             | address           |
        | A news page   | What's New        | /lf/WhatsNew      |
        | A pipeline    | Mortgage Pipeline | /lf/loan-pipeline |
        | A form        | Create Loan       | /new-loan         |
        | An error page | Page Not Found    | /error/404        |

    Scenario: The profile menu stays inside a window 320 pixels wide
      Given I am signed in as lending staff
      And the window is 320 by 700
      When I open the profile menu
      Then the menu stays inside the window

  @browser
  Rule: With forced colors, what is selected is marked, overlays have a border, and the logo stays readable

    Background:
      Given I am signed in as lending staff
      And the browser forces dark colors

    Scenario: With forced colors, icon and current entry are highlighted, and the logo is on a light background
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then "Loan …3401" is marked in the highlight color
      And "Dashboard" is marked in the highlight color
      And the logo has a light background

    Scenario: With forced colors, the dialog of keyboard shortcuts has a border
      Given the loan of "Amelia Thornquist" is open
      When I press the keys "?"
      Then "Keyboard shortcuts" has a border

  @app
  Rule: The title of a page is its first heading

    Scenario: The first heading of a loan is its title, even beside its menu
      Given I am signed in as lending staff
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the open menu is "Loan"
      And the first heading is "1000123401 Amelia Thornquist"

  @browser
  Rule: A name that is wider than its place is shown whole, in several lines

    Scenario: A long name in the menu of a loan is shown whole
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      When the server announces that the borrower is now "Wilhelmina Featherstonehaugh-Cholmondeley"
      Then "Wilhelmina Featherstonehaugh-Cholmondeley" is shown whole

    Scenario: A long title in a window 320 pixels wide is shown whole
      Given I am signed in as lending staff
      And the loan of "Cordelia Abernathy-Quist" is open
      When the window becomes 320 by 700
      Then "Cordelia Abernathy-Quist" is shown whole

  @app
  Rule: An overlay that closes gives the focus back, unless the user has focused something else

    Background:
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      And I choose "Compliance Alerts"

    @A-184
    Scenario: Closing a panel moves the focus to its icon
      When I choose "Close Compliance Alerts"
      Then the icon "Compliance Alerts" has the focus

    @A-184
    Scenario: A panel that its page closes leaves the focus on "Search"
      Given I go to "Search" with the Tab key
      When the page "Compliance Alerts" asks to close "complianceAlerts"
      Then "Compliance Alerts" is closed
      And "Search" has the focus
