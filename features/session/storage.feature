@robustness
Feature: What the browser stores
  For engineers: what is stored can be old, damaged, full or forbidden, and must be gone after a logout. The product works
  all the same, or offers to start over.

  @app
  Rule: An unreadable stored value counts as absent; a value that cannot be stored is kept in memory

    Scenario Outline: The product works if the browser <trouble>
      Given I am signed in as lending staff
      And the browser <trouble>
      When I open the page "Lead Pipeline"
      Then the page is titled "Lead Pipeline"
      And the toolbar shows who I am

      Examples:
        | trouble                                                      |
        | stores values of a wrong type under every key of the product |
        | stores truncated JSON under every key of the product         |
        | forbids local storage                                        |

  @app
  Rule: Without session storage the page explains why no sign-in is possible

    Scenario: A browser that forbids session storage shows "Browser Storage Is Blocked"
      Given I am not signed in
      And the browser forbids session storage
      When I open the product
      Then the page is titled "Browser Storage Is Blocked"
      And I read "You need browser storage to sign in, but it is blocked or full. Allow site data for this address, or start over to clear the stored data."

  @app
  Rule: "Start over" clears the stored values and opens the product again

    Scenario: A damaged stored sign-in shows "Sign-In Isn't Available"
      Given I am signed in as lending staff
      And the stored sign-in is damaged
      When I open the product
      Then the page is titled "Sign-In Isn't Available"
      And I read "The sign-in settings, this browser or its stored data prevent you from signing in. Start over to clear the stored data. If that doesn't help, give your system administrator the reference number."

    Scenario: "Start over" after a damaged sign-in opens the product again
      Given I am signed in as lending staff
      And the stored sign-in is damaged
      And I open the product
      When I choose "Start over"
      Then I land on the page "Mortgage Pipeline"

  @app
  Rule: The account of the loan that was opened last is stored until the browser session ends

    Background:
      Given I am signed in as lending staff

    @L-3.3-01 @S-3-75
    Scenario: Session storage has the account of the loan that was opened last
      Given the loan of "Casimir Dombrowski" is open
      When I open the loan of "Amelia Thornquist"
      Then session storage has the account of that loan

    Scenario Outline: The account in session storage has <what>
      When I open the loan of "Amelia Thornquist"
      Then the account in session storage has "<field>" "<value>"

      Examples:
        | what                              | field                 | value            | rule   |
        | the number of the loan's account  | generalAccountId      | 123401           | S-3-24 |
        | the number of its master account  | masterAccountId       | 646815           | S-3-24 |
        | the identifier of the application | applicationIdentifier | AC71EFD250F19B63 | S-3-25 |
        | the mark that the loan is no lead | isLead                | false            | S-3-26 |

    @S-3-25 @S-3-26
    Scenario: The account of a lead replaces that of a loan
      Given a loan is open
      When the lead of "Thaddeus Marlowe" is open
      Then the account in session storage has "applicationIdentifier" "A951DB894924FF12"
      And the account in session storage has "isLead" "true"

  @app
  Rule: After logging out the browser stores nothing of the user

    Background:
      Given I am signed in as lending staff

    Scenario Outline: The key "<key>" is empty after logging out
      Given session storage has "<key>"
      When I log out
      Then session storage has no "<key>"

      Examples:
        | key             | rule     |
        | user            | S-4.1-06 |
        | menu            | S-4.1-07 |
        | lastUsedFilter  | S-4.1-08 |
        | LoanMatches     | S-4.1-09 |
        | CreateLoanCheck | S-4.1-10 |

    @S-4.1-33
    Scenario: Logging out removes the value of every key of the product
      Given the browser keeps a value under every key of the product
      When I log out
      Then the browser keeps nothing about me

  @app
  Rule: A page that Back shows as it was left is loaded again, unless it has unsaved entries

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    Scenario: The create screen without entries is loaded again
      When the browser brings the page back as I left it
      Then the address "/new-loan" was opened twice

    Scenario: The entries of the create screen come back
      Given I enter "Ada" as "First name"
      When the browser brings the page back as I left it
      Then the form shows:
        | First name | Ada |
