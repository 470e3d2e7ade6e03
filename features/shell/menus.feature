Feature: Menu entries
  Entries lead to pages of the product, to legacy pages in the frame, to dialogs and to windows.

  @app
  Rule: An entry of the loan menu opens a page of the product, a legacy page or a window

    Background:
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open

    @S-1-08 @S-2.4-35
    Scenario: "Dashboard" in the loan menu opens the dashboard of the loan
      Given I go on to "/doc-packages"
      When I choose "Dashboard" in the menu
      Then I see the dashboard of that loan
      And the settings were requested once

    Scenario Outline: "<entry>", <kind>, opens in the frame
      Given I open the group "<group>"
      When I choose "<entry>" in the menu
      Then the legacy page "<page>" of the loan is framed
      And "<entry>" is the current entry

      Examples:
        | kind          | group           | entry               | page           | rule              |
        | a legacy page | Status Tracking | Lock History        | /Lock/History  | S-2.4-36 S-2.4-42 |
        | a legacy page | Doc Packages    | Initial Disclosures | /MenuItem/Show | S-2.4-36          |
        | a custom form | Forms           | Loan Estimate       | /MenuItem/Show | S-2.4-40          |

    @S-2.4-39 @S-9-17
    Scenario: "Credit Monitor" in the loan menu opens a window
      Given I open the group "Loan Services"
      When I choose "Credit Monitor" in the menu
      Then "Credit Monitor" of the loan opens in a window of 800 by 600

    @S-7-14
    Scenario: "Image Flow" opens the images of the loan in a window
      When I open the image flow of the loan
      Then the server was asked first whether I may see the images
      And the images of that loan open in a window of their own

  Rule: The general loan summary opens in a panel from the menu of the loan

    Background:
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open

    @app @S-2.4-21
    Scenario Outline: After <seconds> seconds, the panel of a loading summary shows a spinner and "<text>"
      Given the page "Loan Summary" takes its time
      And I choose "General Loan Summary"
      When <seconds> seconds pass
      Then "Loan Summary" shows a spinner
      And I read "<text>"

      Examples:
        | seconds | text                                      |
        | 1       | Loading Loan Summary                      |
        | 31      | Loan Summary is taking longer than usual. |

    @app @S-2.4-21
    Scenario: "Try again" after a failed loan summary shows the spinner again
      Given the page "Loan Summary" fails with 503
      And I choose "General Loan Summary"
      And the page "Loan Summary" can be loaded again
      And the page "Loan Summary" takes its time
      When I choose "Try again"
      Then I read "Loading Loan Summary"
      And there is no button "Try again"

    @browser @S-2.4-20 @S-2.4-21
    Scenario: The loaded loan summary takes the place of the spinner
      When I choose "General Loan Summary"
      Then the loan summary of the open loan shows

    @app @S-4.2-25
    Scenario: Choosing an entry of the menu closes the loan summary
      Given I choose "General Loan Summary"
      When I choose "Dashboard" in the menu
      Then "Loan Summary" is closed

  @app
  Rule: A loan menu that changes is shown and stored again

    @S-4.2-19 @S-4.2-20 @S-3-52
    Scenario: A new entry of the loan menu is shown and stored
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      When the menu of the open loan gets the entry "Gift Letter"
      Then the menu offers "Dashboard, Gift Letter"
      And the browser keeps the menu of the loan, with "Gift Letter"

    @S-4.2-19 @S-4.2-21
    Scenario: A renamed entry of the loan menu shows its new name
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      When the entry "Dashboard" in the menu of the open loan becomes "Overview"
      Then the menu offers "Overview"

  Rule: Legacy, razor and Optimal Blue modals open a dialog of the legacy application over the page

    Background:
      Given I am signed in as lending staff
      And the window is 1440 by 1000
      And the loan of "Amelia Thornquist" is open

    @app
    Scenario Outline: "<entry>", <kind>, opens a dialog
      Given I open the group "<group>"
      When I choose "<entry>" in the menu
      Then the legacy dialog "<entry>" frames the page at "<page>?accountId=123401"

      Examples:
        | kind                  | group            | entry               | page                     | rule     |
        | a legacy modal        | Actions          | View Notes          | /Notes/View              | S-2.4-37 |
        | a razor modal         | Loan Application | Loan Summary        | /Search/LoanSummaryNewUI | S-2.4-38 |
        | an Optimal Blue modal | Loan Services    | Product and Pricing | /OptimalBlue/CurrentUser | S-2.4-41 |

    @browser @S-9-14
    Scenario: A legacy dialog is 530 by 250 pixels
      Given I open the group "Loan Services"
      When I choose "Product and Pricing" in the menu
      Then "Product and Pricing" is 530 by 250 pixels

    @browser @S-9-15
    Scenario: A very long page makes its legacy dialog 790 pixels high
      Given the legacy page "/OptimalBlue/CurrentUser" becomes very long
      And I open the group "Loan Services"
      When I choose "Product and Pricing" in the menu
      Then "Product and Pricing" is 530 by 790 pixels

    @app @L-2.6-03
    Scenario: A legacy dialog that its page closes gives the focus back to its entry
      Given I open the group "Loan Services"
      And I choose "Product and Pricing" in the menu
      And "Product and Pricing" is open
      When the page "Product and Pricing" asks to be closed
      Then "Product and Pricing" is closed
      And the entry "Product and Pricing" has the focus

    @app @A-184
    Scenario: Escape closes a legacy dialog and gives the focus back to its entry
      Given I open the group "Actions"
      And I choose "View Notes" in the menu
      And "View Notes" is open
      When I press the keys "Escape"
      Then "View Notes" is closed
      And the entry "View Notes" has the focus

  @app
  Rule: Icons, initials, hidden, selected and disabled entries are shown as the server marks them

    Background:
      Given I am signed in as lending staff
      And the reports are:
        | name    | icon | icon2   | badge | initials | hidden | selected | disabled |
        | Plain   |      |         |       |          |        |          |          |
        | Marked  | file | printer | 7     |          |        | yes      |          |
        | Person  |      |         |       | AB       |        |          |          |
        | Partner | user |         |       | CD       |        |          |          |
        | Secret  |      |         |       |          | yes    |          |          |
        | Blocked |      |         |       |          |        |          | yes      |
      And I am on the Loan Pipeline

    @S-3-48
    Scenario: The hidden entry "Secret" is left out
      When I choose "Reports"
      Then the menu offers "Plain, Marked, Person, Partner, Blocked"

    @S-3-46 @S-3-47
    Scenario: Icons are beside the names of entries, and initials take the place of an icon
      When I choose "Reports"
      Then "Marked" has the icons "file, printer"
      And "Person" has the initials "AB"
      And "Partner" has the initials "CD"

    @S-3-49
    Scenario: The selected entry is marked as current
      When I choose "Reports"
      Then "Marked" is the current entry

    @S-3-50
    Scenario: A disabled entry opens nothing
      Given I choose "Reports"
      When I choose "Blocked" in the menu
      Then the address is "/lf/loan-pipeline"

  Rule: Some menus have routes of their own, and the browser downloads their code on the first visit

    Background:
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open

    @browser @L-2.1-12
    Scenario: The route of the forms of a loan fetches its code on the first visit
      Then these routes fetch their code on the first visit:
        | route      | file      |
        | forms-docs | menu-page |

    @browser @L-2.1-24
    Scenario: The routes of the other menus fetch their code on the first visit
      Then these routes fetch their code on the first visit:
        | route           | file           |
        | doc-packages    | menu-page      |
        | services-tab    | menu-page      |
        | status-tracking | menu-page      |
        | ribbon          | menu-page      |
        | menu            | menu-page      |
        | delivery        | menu-page      |
        | pipelines       | pipelines-page |

    @app
    Scenario Outline: The route <route> opens "<group>" and that group of the loan menu
      When I go on to "/<route>"
      Then the frame is titled "<group>"
      And the open menu is "Loan"
      And "<group>" is open

      Examples:
        | route           | group           | rule     |
        | forms-docs      | Forms           | L-2.1-13 |
        | doc-packages    | Doc Packages    | L-2.1-25 |
        | services-tab    | Loan Services   | L-2.1-25 |
        | status-tracking | Status Tracking | L-2.1-25 |
        | ribbon          | Actions         | L-2.1-25 |

    @app @L-2.1-25
    Scenario Outline: The route <route> opens "<page>" and the <menu> menu
      When I go on to "/<route>"
      Then the frame is titled "<page>"
      And the open menu is "<menu>"

      Examples:
        | route    | page     | menu     |
        | menu     | Menu     | Loan     |
        | delivery | Delivery | Delivery |

    @app @L-2.1-25
    Scenario: The route pipelines opens the mortgage pipeline without a menu
      When I go on to "/pipelines"
      Then I land on the page "Mortgage Pipeline"
      And no menu is open

    @app @L-2.1-25
    Scenario: Without an open loan a route of the loan menu leads to the mortgage pipeline
      Given I go on to the page "What's New"
      When I go on to "/doc-packages"
      Then I land on the page "Mortgage Pipeline"
