@robustness
Feature: Large, damaged and missing menus
  The navigation can be used with every menu that the server sends.

  @app
  Rule: A menu of 500 entries can be used by keyboard

    Background:
      Given I am signed in as lending staff
      And the menu of delivery has 500 entries in 10 groups
      And I am on the Loan Pipeline
      And I choose "Delivery"

    Scenario: In a filtered menu, the arrow keys and Enter open the fourth entry
      Given I type "entry 49" into the filter
      And I press "ArrowDown" 4 times
      When I press the keys "Enter"
      Then the legacy page "/MenuItem/Show" is framed

    Scenario: End moves the focus to the last entry of the menu
      Given I type "entry" into the filter
      And I press the keys "ArrowDown"
      When I press the keys "End"
      Then "Entry 499" has the focus

  Rule: The valid entries of a damaged menu are shown

    Background:
      Given I am signed in as lending staff
      And the menus of reports and of delivery are damaged

    @app @S-2.4-47
    Scenario: An entry of an unknown kind is shown but cannot be chosen
      Given I am on the page "What's New"
      When I choose "Reports"
      Then I read "Hologram"
      But I cannot choose "Hologram"

    @app
    Scenario: Only an entry without a page and without a group is left out, which the browser logs
      Given I am on the page "What's New"
      When I choose "Reports"
      Then the menu offers all its entries but "Nothing"
      And the browser logs "A menu has entries that the product cannot show"

    @app @A-140
    Scenario: A menu whose entries are not an array is left out of the navigation
      When I open the page "What's New"
      Then the navigation offers "Pipeline, Rates, Reports, Resources"

    @browser
    Scenario: No script of the menu runs, and its entries stay inside the menu
      Given I am on the page "What's New"
      When I choose "Reports"
      Then no script has run
      And every entry stays inside the menu

  Rule: A failed menu shows an error in its drawer; the other menus are not affected

    Background:
      Given I am signed in as lending staff

    @app @A-140
    Scenario: A Reports menu that cannot be loaded shows an error in its drawer
      Given the "Reports" menu cannot be loaded
      And I am on the page "What's New"
      When I choose "Reports"
      Then I read "We couldn't load the Reports menu. Try again in a moment."
      And the navigation offers "Pipeline, Rates, Reports, Delivery, Resources"
      And no dialog is open

    @app @A-140
    Scenario: "Try again" loads a menu that could not be loaded
      Given the "Reports" menu cannot be loaded
      And I am on the page "What's New"
      And I choose "Reports"
      And the "Reports" menu can be loaded again
      When I choose "Try again"
      Then the groups of the menu are "Pipeline Reports, Compliance Reports"
      And "Filter the Reports menu" has the focus

    @app @S-2.4-19
    Scenario: A loan menu that cannot be loaded shows an error beside the general loan summary
      Given the "Loan" menu cannot be loaded
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the open menu is "Loan"
      And I read "We couldn't load the Loan menu. Try again in a moment."
      And I can choose "General Loan Summary"
      And no dialog is open

    @app @A-140
    Scenario: A loan menu that fails is not requested again by itself
      Given the next "getLoanMenu" request fails with the message "Try later."
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the menu of the loan was requested 1 time
      And I read "We couldn't load the Loan menu. Try again in a moment."
      And a screen reader hears "We couldn't load the Loan menu. Try again in a moment."

    @app @A-140
    Scenario: A loan menu that arrives by itself after an error does not take the focus
      Given the next "getLoanMenu" request fails with the message "Try later."
      And the loan of "Amelia Thornquist" is open
      And I go to "Search" with the Tab key
      When the menu of the open loan gets the entry "Gift Letter"
      Then I can choose "Gift Letter"
      And "Search" has the focus

  @app
  Rule: A slow menu delays no other menu, and its icon keeps its place

    Background:
      Given I am signed in as lending staff

    @A-140
    Scenario: A slow Delivery menu delays no other menu
      Given the "Delivery" menu takes its time
      When I open the page "What's New"
      Then I can choose "Reports"

    @A-140
    Scenario: The icon of a slow menu has its name and cannot be chosen yet
      Given the "Delivery" menu takes its time
      When I open the page "What's New"
      Then the navigation offers "Pipeline, Rates, Reports, Delivery, Resources"
      And I cannot choose "Delivery"
