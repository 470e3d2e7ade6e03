Feature: The toolbar
  The same on every page: the way home, help, and who is signed in.

  @domain @S-2.2-18 @S-2.2-19 @S-2.2-21 @S-2.2-22 @S-2.2-23 @S-6-18 @S-6-20 @S-2.2-30
  Rule: The profile menu offers what the user may do

    Scenario Outline: The <person> person
      Given the "<person>" person is signed in
      Then the profile menu offers "<entries>"

      Examples:
        | person                  | entries                                                                    |
        | lending-staff           | View profile                                                               |
        | delegated-administrator | View profile, Manage Institutions, Manage User Accounts                    |
        | several-profiles        | View profile, Switch Profile (Wholesale West, Closing Department)          |

  @domain @S-2.2-07 @S-2.2-08 @S-2.2-28 @S-3-07 @S-3-08
  Rule: The logo is the user's own, else that of the customer, else the product's

    Scenario Outline: <logo> of <customer>
      Given a user of the customer "<customer>" with the logo "<logo>"
      Then the logos to try are "<tried>"

      Examples:
        | customer       | logo                    | tried                                                                              |
        | ACME           |                         | /assets/logos/acme.svg, /assets/logos/default.svg                                  |
        | ACME           | /logos/mine.png         | /logos/mine.png, /assets/logos/acme.svg, /assets/logos/default.svg                 |
        | Oak & Elm Bank |                         | /assets/logos/oak%20%26%20elm%20bank.svg, /assets/logos/default.svg                |
        |                |                         | /assets/logos/default.svg                                                          |
        | ACME           | javascript:alert(1)     | /assets/logos/acme.svg, /assets/logos/default.svg                                  |
        | ../../idp      | //evil.example/logo.png | /assets/logos/..%2F..%2Fidp.svg, /assets/logos/default.svg                         |

  @browser @S-2.2-04 @S-2.2-11 @S-2.2-12 @S-2.2-13 @S-6-19 @S-9-16
  Rule: Each page of help opens in a window of its own; a question mark shows what the keyboard can do; the assistant has no button unless it is on

    Scenario: Without the assistant
      Given the "lending-staff" person is signed in, without the AI assistant
      When I look at the page "What's New"
      Then the toolbar reads "Menu", "Threshold, home", "Mortgage Loan Origination System", "Help", "Leila Sandoval"
      And the menu "Help" offers "LOS Help, Lender Help, Contact Us"
      And each entry of the menu "Help" opens its page in a window of 750 by 500
      When I press the keys "?"
      Then a message titled "Keyboard shortcuts" appears

  @browser @S-2.2-14 @S-2.2-15 @S-2.2-16 @S-2.2-17 @S-2.2-20 @S-2.2-22
  Rule: The profile menu says who is signed in and where they can go

    Scenario: Several profiles
      Given the "several-profiles" person is signed in
      When I open the profile menu
      Then it shows "SC", "Severin Castellane", "Retail East" and "(severin.castellane@example.com)"
      And it offers "View profile, Switch Profile, Logout"
      And the submenu "Switch Profile" offers "Wholesale West, Closing Department"

    Scenario: A delegated administrator
      Given the "delegated-administrator" person is signed in
      When I open the profile menu
      And I choose "Manage Institutions"
      Then the frame shows "Manage Institutions"

  @browser @S-2.2-07 @S-2.2-08 @S-2.2-09
  Rule: A logo that does not load gives way to the next

    Scenario: The user's own logo, the customer's, the product's
      Given the "product-account" person is signed in
      When I look at the page "What's New"
      Then the logo is "correspondent-desk"
      When the logo "correspondent-desk" is lost and I load the page again
      Then the logo is "marrowbrook"
      When the logo "marrowbrook" is lost and I load the page again
      Then the logo is "default"
