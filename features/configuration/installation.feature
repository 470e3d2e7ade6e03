@app
Feature: Settings of an installation
  An installation gives the product its title, and says where it keeps pages of the legacy application.

  Background:
    Given the "lending-staff" user is signed in

  Rule: The toolbar shows the title of the installation, and Help opens the pages of the installation

    Background:
      Given the installation has these settings:
        | product title | Harbor Lending       |
        | LOS Help      | /help.html?of=los    |
        | Lender Help   | /help.html?of=lender |
      And I look at the page "What's New"

    Scenario: The title of the installation is in the toolbar
      Then the toolbar reads "Menu", "Threshold, home", "Harbor Lending", "Help", "Leila Sandoval"

    Scenario Outline: "<page>" opens a window at <address>
      Given I choose "Help"
      When I choose "<page>"
      Then a window opens at "<address>"

      Examples: The third page has no setting
        | page        | address              |
        | LOS Help    | /help.html?of=los    |
        | Lender Help | /help.html?of=lender |
        | Contact Us  | /Help/ContactUs      |

  Rule: "Debug this loan" opens the debug page of the installation

    Scenario: The debug page of a loan
      Given the installation has these settings:
        | Debug | https://debug.example.com/loans/{accountId} |
      And the loan of "Amelia Thornquist" is open
      And I open the debug panel
      When I choose "Debug this loan"
      Then a window opens at "https://debug.example.com/loans/123401"

  Rule: The Optimal Blue dialogs show the pages of the installation

    Background:
      Given the installation has these settings:
        | Optimal Blue Search | /Help/LosHelp?for=search     |
        | Choose Originator   | /Help/LosHelp?for=originator |

    Scenario: "Optimal Blue Search" shows the page of the installation
      Given I look at the page "Mortgage Pipeline"
      When I choose "Optimal Blue Search"
      Then the legacy dialog "Optimal Blue Search" frames the page at "/Help/LosHelp?for=search"

    Scenario: "Create Loan" shows the page of the installation
      Given I look at the page "Optimal Blue Pipeline"
      When I choose "Create Loan"
      Then the legacy dialog "Choose Originator" frames the page at "/Help/LosHelp?for=originator"
