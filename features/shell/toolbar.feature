Feature: The toolbar
  The toolbar is the same on every page: the link to the start page, help and the signed-in user.

  @app
  Rule: The profile menu offers what the user may do

    Scenario Outline: The profile menu offers the <user> user "<entries>"
      Given the "<user>" user is signed in
      When I open the profile menu
      Then the choices are "<entries>"

      Examples:
        | user                    | entries                                                         | rule                       |
        | lending-staff           | View profile, Logout                                            | S-2.2-20 S-2.2-21 S-2.2-23 |
        | delegated-administrator | View profile, Manage Institutions, Manage User Accounts, Logout | S-2.2-20 S-2.2-21 S-2.2-23 |
        | delegated-administrator | View profile, Manage Institutions, Manage User Accounts, Logout | S-2.2-18 S-2.2-19 S-6-18   |
        | processor               | View profile, Logout                                            | S-2.2-18 S-2.2-19 S-6-18   |
        | several-profiles        | View profile, Switch Profile, Logout                            | S-2.2-21 S-6-20            |
        | closing                 | View profile, Logout                                            | S-2.2-21 S-6-20            |

    @S-2.2-22
    Scenario: "Switch Profile" lists the other profiles by their groups
      Given the "several-profiles" user is signed in
      And I open the profile menu
      When I choose "Switch Profile"
      Then the choices are "View profile, Switch Profile, Wholesale West, Closing Department, Logout"

    @S-2.2-21 @S-2.2-30
    Scenario Outline: "<entry>" in the profile menu opens its page
      Given the "delegated-administrator" user is signed in
      And I open the profile menu
      When I choose "<entry>"
      Then I land on the page "<entry>"

      Examples:
        | entry                |
        | View profile         |
        | Manage Institutions  |
        | Manage User Accounts |

  @app
  Rule: The profile menu says who is signed in

    Background:
      Given the "no-licensed-states" user is signed in

    @S-2.2-14 @S-2.2-15 @S-2.2-16
    Scenario: The profile menu shows the user's initials, name and group
      When I open the profile menu
      Then the profile menu shows "NOA", "Niamh Abernethy", "New Branches"

    @S-2.2-17
    Scenario: The profile menu shows the user's email address
      When I open the profile menu
      Then the profile menu shows "(niamh.abernethy@example.com)"

  @app
  Rule: The logo is the user's own, else that of the customer, else the product's

    Scenario Outline: The logos tried for the customer "<customer>" and the user's logo "<logo>"
      Given a user of the customer "<customer>" with the logo "<logo>" is signed in
      When I open the page "What's New"
      Then the logos tried in turn are "<tried>"

      Examples:
        | customer       | logo                         | tried                                                                           | rule                     |
        | ACME           |                              | /assets/logos/acme.svg, /assets/logos/default.svg                               | S-2.2-08 S-2.2-28 S-3-07 |
        | Oak & Elm Bank |                              | /assets/logos/oak%20%26%20elm%20bank.svg, /assets/logos/default.svg             | S-2.2-08 S-2.2-28 S-3-07 |
        |                |                              | /assets/logos/default.svg                                                       | S-2.2-08 S-2.2-28 S-3-07 |
        | ACME           | /logos/mine.png              | /logos/mine.png, /assets/logos/acme.svg, /assets/logos/default.svg              | S-2.2-07 S-3-07 S-3-08   |
        | ACME           | https://logos.example/my.png | https://logos.example/my.png, /assets/logos/acme.svg, /assets/logos/default.svg | S-2.2-07 S-3-07 S-3-08   |
        | ACME           | data:image/gif;base64,R0lGOD | data:image/gif;base64,R0lGOD, /assets/logos/acme.svg, /assets/logos/default.svg | S-2.2-07 S-3-07 S-3-08   |
        | ACME           | javascript:alert(1)          | /assets/logos/acme.svg, /assets/logos/default.svg                               |                          |
        | ../../idp      | //evil.example/logo.png      | /assets/logos/..%2F..%2Fidp.svg, /assets/logos/default.svg                      |                          |

  @browser
  Rule: If a logo does not load, the next one is shown

    @S-2.2-09
    Scenario: If neither the user's nor the customer's logo loads, the product's logo shows
      Given the "product-account" user is signed in
      And these logos cannot be loaded: correspondent-desk, marrowbrook
      When I open the page "What's New"
      Then the logo is "default"

  Rule: The toolbar has its parts in the documented order, the assistant only where it is enabled

    @app @S-2.2-04 @S-2.2-11 @S-6-19
    Scenario: Without the assistant, the toolbar has five parts in order
      Given the "lending-staff" user is signed in, without the AI assistant but with the new workflow for creating
      When I open the page "What's New"
      Then the toolbar reads "Menu", "Threshold, home", "Mortgage Loan Origination System", "Help", "Leila Sandoval"

    @app @S-2.2-04 @S-2.2-10 @S-2.2-11
    Scenario: With the assistant, the toolbar has six parts in order
      Given the "lending-staff" user is signed in, with the AI assistant
      When I open the page "What's New"
      Then the toolbar reads "Menu", "Threshold, home", "Mortgage Loan Origination System", "AI Assistant", "Help", "Leila Sandoval"

    @browser @S-2.2-04
    Scenario Outline: In a window <width> pixels wide, the parts of the toolbar are in the order of reading
      Given the "lending-staff" user is signed in
      And the window is <width> by 900
      When I open the page "What's New"
      Then the parts of the toolbar are in their order from left to right

      Examples:
        | width |
        | 1280  |
        | 480   |

  @app
  Rule: Pages of help open in windows; pressing ? shows the keyboard shortcuts

    Background:
      Given the "lending-staff" user is signed in
      And I am on the page "What's New"

    @S-2.2-12
    Scenario: The help menu offers LOS Help, Lender Help and Contact Us
      When I choose "Help"
      Then the choices are "LOS Help, Lender Help, Contact Us"

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

    Scenario: Pressing ? shows the keyboard shortcuts
      When I press the keys "?"
      Then a dialog titled "Keyboard shortcuts" appears

    Scenario: The help menu names the keys that show the keyboard shortcuts
      When I choose "Help"
      Then I read "Keyboard shortcuts: Ctrl + /"
