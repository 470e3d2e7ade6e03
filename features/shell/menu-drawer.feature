Feature: The secondary drawer
  The chosen menu is beside the icons: its name, its filter and its entries.

  Rule: The secondary drawer shows the chosen menu under its name

    Background:
      Given I am signed in as lending staff
      And I am on the page "What's New"

    @app @S-2.4-17 @S-2.4-18
    Scenario: The Delivery menu takes the place of the reports, with its name and its entries
      Given I choose "Reports"
      When I choose "Delivery"
      Then the open menu is "Delivery"
      And the menu offers "Commitments, Loan Sale Packages, Trailing Documents, Warehouse Lines"

    @app @S-2.4-27
    Scenario: The entry "View Notes" has the number of notes on the loan as its badge
      Given the loan of "Amelia Thornquist" is open
      When I open the group "Actions"
      Then "View Notes" has the badge "4"

    @app @S-2.4-26
    Scenario: After a group is closed, the menu offers only the other entries
      Given I choose "Delivery"
      When I close the group "Investor Delivery"
      Then the menu offers "Warehouse Lines"

    @app @S-2.4-26
    Scenario: A group that is opened shows its entries
      Given I choose "Delivery"
      And I close the group "Investor Delivery"
      When I open the group "Investor Delivery"
      Then the menu offers "Commitments, Loan Sale Packages, Trailing Documents, Warehouse Lines"

    @app @S-3-71
    Scenario: The menus are kept in the browser session
      When I choose "Reports"
      Then the open menu is "Reports"
      And session storage has my menus

    @browser @S-9-03
    Scenario: The secondary drawer is 251 pixels wide
      When I choose "Delivery"
      Then the menu is 251 pixels wide

  @app
  Rule: Groups of the same name open and close by themselves

    @S-2.4-26
    Scenario: Of two groups of the same name, only the one that is closed loses its entries
      Given I am signed in as lending staff
      And the reports are:
        | name   | group |
        | First  | Twins |
        | Second | Twins |
      And I am on the page "What's New"
      And I choose "Reports"
      When I close the first group "Twins"
      Then the menu offers "Second"

  @app
  Rule: The filter narrows a menu to the entries whose name or keyword contains its text

    Background:
      Given I am signed in as lending staff
      And I am on the page "What's New"

    Scenario Outline: The <menu> menu has <filter>
      When I choose "<menu>"
      Then the menu has <filter>

      Examples:
        | menu      | filter                         | rule     |
        | Delivery  | the filter "Type to filter..." | S-2.4-22 |
        | Resources | no filter                      | S-2.4-23 |

    Scenario Outline: Filtering by "<text>" leaves <entries>
      Given I choose "Delivery"
      When I type "<text>" into the filter
      Then the menu offers "<entries>"

      Examples:
        | text         | entries            | rule            |
        | house        | Warehouse Lines    | S-2.4-24        |
        | post closing | Trailing Documents | S-2.4-25 S-3-43 |

    @S-2.4-24
    Scenario: A filter that matches no entry says that nothing matches
      Given I choose "Delivery"
      When I type "no such thing" into the filter
      Then I read "No matches. Try another part of the name."

    Scenario: A click on a group while the menu is filtered does not close the group
      Given I choose "Delivery"
      And I type "trailing" into the filter
      And I choose "Investor Delivery"
      When I type "" into the filter
      Then the menu offers "Commitments, Loan Sale Packages, Trailing Documents, Warehouse Lines"

  @app
  Rule: The chosen menu survives a reload, until a pipeline is opened

    Background:
      Given I am signed in as lending staff
      And I am on the page "What's New"
      And I choose "Reports"

    @S-4.2-22 @S-3-76 @S-3-80
    Scenario: Reloading the page keeps the menu open
      When I reload the page
      Then the open menu is "Reports"
      And session storage has "drawerSelection" as "Reports"

    @S-4.2-23
    Scenario: Opening the mortgage pipeline closes the menu
      When I go on to the page "Mortgage Pipeline"
      Then no menu is open
      And session storage has no "drawerSelection"

  @app
  Rule: A Rates menu that leads to other pages too opens in the drawer

    Background:
      Given I am signed in as lending staff
      And the Rates menu leads to "Rates" and to "Lock Desk Hours"
      And I am on the page "What's New"

    @S-2.4-51 @S-2.4-31
    Scenario: The Rates icon opens a Rates menu with several entries
      When I choose "Rates"
      Then the open menu is "Rates"
      And the menu offers "Rates, Lock Desk Hours"

    @S-4.2-18
    Scenario: Opening the rates page from the Rates menu closes the menu
      Given I choose "Rates"
      When I choose "Rates" in the menu
      Then I land on the page "Rates"
      And no menu is open
