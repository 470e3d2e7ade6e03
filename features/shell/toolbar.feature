Feature: The toolbar
  The toolbar is the same on every page: the link to the start page, help and the signed-in user.

  @app
  Rule: The profile menu offers what the user may do

    Scenario Outline: The profile menu offers <role> "<entries>"
      Given I am signed in as <role>
      When I open the profile menu
      Then the choices are "<entries>"

      Examples:
        | role                              | entries                                                         | rule                       |
        | lending staff                     | View profile, Logout                                            | S-2.2-20 S-2.2-21 S-2.2-23 |
        | a processor                       | View profile, Logout                                            | S-6-18 S-6-20              |
        | a delegated administrator         | View profile, Manage Institutions, Manage User Accounts, Logout | S-2.2-18 S-2.2-19 S-6-18   |
        | lending staff with three profiles | View profile, Switch Profile, Logout                            | S-6-20                     |

    @S-2.2-22
    Scenario: "Switch Profile" lists the other profiles by their groups
      Given I am signed in as lending staff with three profiles
      And I open the profile menu
      When I choose "Switch Profile"
      Then the choices are "View profile, Switch Profile, Wholesale West, Closing Department, Logout"

    Scenario Outline: "<entry>" in the profile menu opens its page
      Given I am signed in as a delegated administrator
      And I open the profile menu
      When I choose "<entry>"
      Then I land on the page "<entry>"

      Examples:
        | entry                | rule              |
        | View profile         | S-2.2-21 S-2.2-30 |
        | Manage Institutions  | S-2.2-30          |
        | Manage User Accounts | S-2.2-30          |

  @app
  Rule: The profile menu says who is signed in

    Background:
      Given I am signed in as branch staff without licenses
      And I am on the page "What's New"

    @S-2.2-14 @S-2.2-15 @S-2.2-16
    Scenario: The profile menu shows the user's initials, name and group
      When I open the profile menu
      Then the open menu says "NOA", "Niamh Abernethy", "New Branches"

    @S-2.2-17
    Scenario: The profile menu shows the user's email address
      When I open the profile menu
      Then the open menu says "(niamh.abernethy@example.com)"

  @app
  Rule: The logo is the user's own; if it does not load, the customer's, then the product's

    Scenario Outline: The toolbar tries the logos in this order: <case>
      Given I am signed in as a user of the customer "<customer>" with the logo "<logo>"
      When I open the page "What's New"
      Then the logos tried in turn are "<tried>"

      Examples:
        | case                                          | customer       | logo                         | tried                                                                           | rule                     |
        | the customer's, the product's                 | ACME           |                              | /assets/logos/acme.svg, /assets/logos/default.svg                               | S-2.2-08 S-2.2-28 S-3-07 |
        | that of a customer with signs in its name     | Oak & Elm Bank |                              | /assets/logos/oak%20%26%20elm%20bank.svg, /assets/logos/default.svg             | S-2.2-28                 |
        | without a customer, only the product's        |                |                              | /assets/logos/default.svg                                                       | S-2.2-28                 |
        | the user's own, the customer's, the product's | ACME           | /logos/mine.png              | /logos/mine.png, /assets/logos/acme.svg, /assets/logos/default.svg              | S-2.2-07 S-2.2-09 S-3-08 |
        | the user's own on another site first          | ACME           | https://logos.example/my.png | https://logos.example/my.png, /assets/logos/acme.svg, /assets/logos/default.svg | S-2.2-07 S-3-08          |

  @app @robustness
  Rule: The user's own logo must be the address of a picture

    Scenario Outline: <logo> as the user's own logo <consequence>
      Given I am signed in as a user of the customer "<customer>" with the logo "<address>"
      When I open the page "What's New"
      Then the logos tried in turn are "<tried>"

      Examples:
        | logo              | consequence | customer  | address                      | tried                                                                           |
        | A picture as text | is tried    | ACME      | data:image/gif;base64,R0lGOD | data:image/gif;base64,R0lGOD, /assets/logos/acme.svg, /assets/logos/default.svg |
        | A script          | is left out | ACME      | javascript:alert(1)          | /assets/logos/acme.svg, /assets/logos/default.svg                               |
        | A hostile address | is left out | ../../idp | //evil.example/logo.png      | /assets/logos/..%2F..%2Fidp.svg, /assets/logos/default.svg                      |

  Rule: The toolbar has its parts in the documented order, the assistant only where it is enabled

    @app
    Scenario Outline: In an installation <installation>, the toolbar has its parts in order
      Given I am signed in as lending staff, <installation>
      When I open the page "What's New"
      Then the toolbar reads <parts>

      Examples:
        | installation                                       | parts                                                                                                   | rule                       |
        | without the AI assistant but with the new workflow | "Menu", "Threshold, home", "Mortgage Loan Origination System", "Help", "Leila Sandoval"                 | S-2.2-04 S-2.2-11 S-6-19   |
        | with the AI assistant                              | "Menu", "Threshold, home", "Mortgage Loan Origination System", "AI Assistant", "Help", "Leila Sandoval" | S-2.2-04 S-2.2-10 S-2.2-11 |

    @browser @S-2.2-04
    Scenario Outline: In a window <width> pixels wide, the parts of the toolbar are in the order of reading
      Given I am signed in as lending staff
      And the window is <width> by 900
      When I open the page "What's New"
      Then the parts of the toolbar are in their order from left to right

      Examples:
        | width |
        | 1280  |
        | 480   |

  @app
  Rule: Pages of help open in windows

    Background:
      Given I am signed in as lending staff
      And I am on the page "What's New"

    @S-2.2-12
    Scenario: The help menu offers LOS Help, Lender Help and Contact Us, and names the key for shortcuts
      When I choose "Help"
      Then the choices are "LOS Help, Lender Help, Contact Us"
      And I read "Keyboard shortcuts: Ctrl + /"

    @S-2.2-13 @S-9-16
    Scenario Outline: <entry> opens in a window
      Given I choose "Help"
      When I choose "<entry>"
      Then "<entry>" opens in a window of 750 by 500

      Examples:
        | entry       |
        | LOS Help    |
        | Lender Help |
        | Contact Us  |
