@app
Feature: Settings of an installation
  The settings of an installation name the title of the product and the addresses of some legacy pages.

  Background:
    Given I am signed in as lending staff

  Rule: The settings of the installation name the title in the toolbar and the pages that Help opens

    Background:
      Given the installation has these settings:
        | product title | Harbor Lending       |
        | LOS Help      | /help.html?of=los    |
        | Lender Help   | /help.html?of=lender |
      And I am on the page "What's New"

    @S-2.2-26
    Scenario: The toolbar shows the product title of the settings, "Harbor Lending"
      Then the toolbar reads "Menu", "Threshold, home", "Harbor Lending", "Help", "Leila Sandoval"

    @S-2.2-29
    Scenario Outline: "<page>" in the help menu opens a window at <address>
      Given I choose "Help"
      When I choose "<page>"
      Then a window opens at "<address>"

      Examples: Contact Us has no setting and keeps its default address
        | page        | address              |
        | LOS Help    | /help.html?of=los    |
        | Lender Help | /help.html?of=lender |
        | Contact Us  | /Help/ContactUs      |

  Rule: "Debug this loan" opens the debug page that the settings of the installation name

    @S-2.4-46
    Scenario: "Debug this loan" puts the account id of the loan into the address of the debug page
      Given the installation has these settings:
        | Debug | https://debug.example.com/loans/{accountId} |
      And the loan of "Amelia Thornquist" is open
      And I open the debug panel
      When I choose "Debug this loan"
      Then a window opens at "https://debug.example.com/loans/123401"

  Rule: The Optimal Blue dialogs show the pages that the settings of the installation name

    Background:
      Given the installation has these settings:
        | Optimal Blue Search | /Help/LosHelp?for=search     |
        | Select Originator   | /Help/LosHelp?for=originator |

    @S-2.3-31
    Scenario: "Optimal Blue Search" shows the page that the settings name
      Given I am on the page "Mortgage Pipeline"
      When I choose "Optimal Blue Search"
      Then the legacy dialog "Optimal Blue Search" frames the page at "/Help/LosHelp?for=search"

    @S-4.4-14
    Scenario: "Create Loan" on the Optimal Blue pipeline shows the page of the setting "Select Originator"
      Given I am on the page "Optimal Blue Pipeline"
      When I choose "Create Loan"
      Then the legacy dialog "Select Originator" frames the page at "/Help/LosHelp?for=originator"
