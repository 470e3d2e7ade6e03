Feature: Settings of an installation
  An installation gives the product its title, and keeps pages of the legacy application where it likes.

  @browser
  Rule: The toolbar shows the title of the installation, and Help opens the pages of the installation

    Scenario: A title, and two of three help pages
      Given the "lending-staff" user is signed in
      And the installation has these settings:
        | product title | Harbor Lending             |
        | LOS Help      | /help.html?of=los          |
        | Lender Help   | /help.html?of=lender       |
      When I look at the page "What's New"
      Then the toolbar reads "Menu", "Threshold, home", "Harbor Lending", "Help", "Leila Sandoval"
      And the entries of the menu "Help" open windows at:
        | LOS Help    | /help.html?of=los    |
        | Lender Help | /help.html?of=lender |
        | Contact Us  | /Help/ContactUs      |

  @browser
  Rule: The debug link leads to the debug page of the installation

    Scenario: A loan
      Given the "lending-staff" user is signed in
      And the installation has these settings:
        | Debug | https://debug.example.com/loans/{accountId} |
      And the loan of "Amelia Thornquist" is open
      When I ask for the debug option
      And I press the bug icon
      Then its link leads to "https://debug.example.com/loans/123401"

  @app
  Rule: The Optimal Blue dialogs show the pages of the installation

    Background:
      Given the "lending-staff" user is signed in
      And the installation has these settings:
        | Optimal Blue Search | /Help/LosHelp?for=search     |
        | Choose Originator   | /Help/LosHelp?for=originator |

    Scenario: Optimal Blue Search
      Given I look at the page "Mortgage Pipeline"
      When I press "Optimal Blue Search"
      Then the legacy dialog "Optimal Blue Search" frames the page at "/Help/LosHelp?for=search"

    Scenario: Creation of a loan
      Given I look at the page "Optimal Blue Pipeline"
      When I choose "Create Loan"
      Then the legacy dialog "Choose Originator" frames the page at "/Help/LosHelp?for=originator"
