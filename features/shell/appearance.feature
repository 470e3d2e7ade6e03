Feature: Appearance
  The product can be used in a narrow window, in forced colors and by keyboard.

  @browser
  Rule: In a window 320 pixels wide no page scrolls sideways

    Scenario: A news page, a pipeline, a form and an error page are as wide as a window of 320 pixels
      Given I am signed in as lending staff, with the AI assistant and the new workflow
      And the window is 320 by 700
      When I open the page "What's New"
      Then each of these pages is as wide as the window:
        | page              | address           |
        | What's New        | /lf/WhatsNew      |
        | Mortgage Pipeline | /lf/loan-pipeline |
        | Create Loan       | /new-loan         |
        | Page Not Found    | /error/404        |

    Scenario: The profile menu stays inside a window 320 pixels wide
      Given I am signed in as lending staff
      And the window is 320 by 700
      When I open the profile menu
      Then the menu stays inside the window

  @browser
  Rule: With forced colors, the selected icon and the current entry are marked

    Scenario: In forced colors, the icon and the current entry of an open loan are highlighted
      Given I am signed in as lending staff
      And the browser forces its colors
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then "Loan …3401" is marked in the highlight color
      And "Dashboard" is marked in the highlight color

  @browser
  Rule: A logo is made for a light background, which forced colors do not change

    Scenario: With forced colors, the logo keeps its light background
      Given I am signed in as lending staff
      And the browser forces dark colors
      When I open the page "What's New"
      Then the logo has a light background

  @browser
  Rule: With forced colors, overlays have a border

    Scenario: With forced colors, the dialog of keyboard shortcuts has a border
      Given I am signed in as lending staff
      And the browser forces its colors
      And the loan of "Amelia Thornquist" is open
      When I press the keys "?"
      Then "Keyboard shortcuts" has a border

  @browser
  Rule: The title of a page is its first heading

    Scenario: The first heading of a loan is its title, even beside its menu
      Given I am signed in as lending staff
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the menu is 251 pixels wide
      And the first heading is "1000123401 Amelia Thornquist"

  @browser
  Rule: A name that is wider than its place is shown whole, in several lines

    Scenario: A long name in the menu of a loan is shown whole
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      When the server announces that the borrower has a long name
      Then "Wilhelmina Featherstonehaugh-Cholmondeley" is shown whole

    Scenario: A long title in a window 320 pixels wide is shown whole
      Given I am signed in as lending staff
      And the loan of "Cordelia Abernathy-Quist" is open
      When the window becomes 320 by 700
      Then "Cordelia Abernathy-Quist" is shown whole

  @browser
  Rule: Three initials stay inside their circle

    Scenario: The wide initials WMW stay inside their circle
      Given I am signed in as lending staff
      And my initials are "WMW"
      When I open the profile menu
      Then the initials "WMW" stay inside their circle

  @app
  Rule: An overlay that closes gives the focus back, unless the user has focused something else

    Background:
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      And I choose "Compliance Alerts"

    Scenario: Closing a panel moves the focus to its icon
      When I choose "Close Compliance Alerts"
      Then the icon "Compliance Alerts" has the focus

    Scenario: A panel that its page closes leaves the focus on "Search"
      Given I go to "Search" with the Tab key
      When the page "Compliance Alerts" asks to close "complianceAlerts"
      Then "Compliance Alerts" is closed
      And "Search" has the focus
