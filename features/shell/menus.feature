@browser
Feature: What entries of menus open
  Entries lead to pages of the product, to older pages in the frame, to dialogs and to windows. Whatever a menu holds,
  the navigation stays whole.

  @S-1-08 @S-2.3-24 @S-2.4-20 @S-2.4-21 @S-2.4-35 @S-2.4-36 @S-2.4-39 @S-2.4-40 @S-2.4-42 @S-2.4-49
  @S-4.2-19 @S-4.2-20 @S-4.2-21 @S-4.2-25 @S-4.2-29 @S-7-14 @S-9-11 @S-9-17
  Rule: Pages open in the product or in the frame, portals and images in a window, the general loan summary in a panel, with a spinner until it has loaded; it is closed by its page, or makes way. A menu that changes is drawn and kept anew

    Scenario: The summary of a loan, a new entry in its menu, then through the menu
      Given the "lending-staff" person is signed in
      And the older page "/Search/LoanSummaryNewUI" takes its time
      And the loan of "Amelia Thornquist" is open
      When I open the general loan summary
      Then a spinner stands where the loan summary will be
      When the older page has taken its time
      Then the loan summary of the open loan shows
      And the panel "Loan Summary" is open in 992 by 429
      When the page in the panel "Loan Summary" asks to close "loanSummary"
      Then the panel "Loan Summary" is closed
      And the menu offers "Dashboard"
      When the menu of the open loan gets the entry "Gift Letter"
      Then the menu offers "Dashboard, Gift Letter"
      And the browser keeps the entry "Gift Letter" too
      When I open the general loan summary
      And I open the group "Status Tracking"
      And I choose "Lock History" in the menu
      Then the older page "/Lock/History" of the loan is framed
      And the general loan summary is closed
      And "Lock History" is the current entry
      When I open the group "Forms"
      And I choose "Loan Estimate" in the menu
      Then the older page "/MenuItem/Show" of the loan is framed
      When I choose "Dashboard" in the menu
      Then I see the dashboard of that loan
      When I open the group "Loan Services"
      Then "Credit Monitor" opens a window of 800 by 600
      When I open its image flow
      Then the server was asked first whether I may
      And the images of that loan open in a window of their own

  @S-2.4-37 @S-2.4-38 @S-2.4-41 @S-9-14 @S-9-15
  Rule: The three kinds of modals open a dialog over the page, 530 by 250 unless the page has a size of its own, which closes by its own message

    Scenario: Three dialogs, and a page that is higher than any
      Given the "lending-staff" person is signed in
      And the window is 1440 by 1000
      And the loan of "Amelia Thornquist" is open
      And I open the group "Loan Services"
      And I open the group "Actions"
      And I open the group "Loan Application"
      When I choose "Product and Pricing" in the menu
      Then the dialog "Product and Pricing" is 530 by 250 pixels
      When the dialog asks to be closed
      Then no dialog is open, and the entry "Product and Pricing" has the focus
      When I choose "View Notes" in the menu
      Then the dialog "View Notes" is 980 by 580 pixels
      When I press Escape in the dialog
      Then no dialog is open, and the entry "View Notes" has the focus
      When I choose "Loan Summary" in the menu
      Then the dialog "Loan Summary" is 992 by 429 pixels
      When I press Escape in the dialog
      And the older page "/OptimalBlue/CurrentUser" becomes very long
      And I choose "Product and Pricing" in the menu
      Then the dialog "Product and Pricing" is 530 by 790 pixels

  @S-3-46 @S-3-47 @S-3-48 @S-3-49 @S-3-50
  Rule: Entries are drawn with their icons and initials; hidden ones are not drawn, disabled ones open nothing, the selected one stands out; 500 are worked by keyboard

    Scenario: Marks of entries, and very many of them
      Given the "lending-staff" person is signed in
      And the reports are:
        | name    | icon | icon2   | initials | hidden | selected | disabled |
        | Plain   |      |         |          |        |          |          |
        | Marked  | file | printer |          |        | yes      |          |
        | Person  |      |         | AB       |        |          |          |
        | Secret  |      |         |          | yes    |          |          |
        | Blocked |      |         |          |        |          | yes      |
      And the menu of delivery has 500 entries in 10 groups
      And I look at the loan pipeline
      When I choose the icon "Reports"
      Then the menu offers "Plain, Marked, Person, Blocked"
      And "Marked" has the icons "file, printer"
      And "Person" has the initials "AB"
      And "Marked" stands out
      When I choose "Blocked" in the menu
      Then I still look at the page "Mortgage Pipeline"
      When I choose the icon "Delivery"
      And I type "entry 49" into the filter
      Then the menu offers 11 entries
      When I go down from the filter to the fourth row and press Enter
      Then the older page "/MenuItem/Show" is framed

  Rule: A menu that makes no sense is shown as well as can be

    Scenario: Unknown kinds, missing names, deep groups, markup, other directions of writing
      Given the "lending-staff" person is signed in
      And the menus of reports and of delivery are damaged
      And I look at the page "What's New"
      When I choose the icon "Reports"
      Then the menu offers the entries that can be read
      And every entry stays inside the drawer
      And nothing of the menu was run
      And there is no icon "Delivery"
      And the damage was noted for developers

  @L-2.1-12 @L-2.1-24 @L-2.1-13 @L-2.1-25
  Rule: Some menus have a route of their own, whose code is fetched when it is visited for the first time

    Scenario: Every such route, while a loan is open and then while none is
      Given the "lending-staff" person is signed in
      And the loan of "Amelia Thornquist" is open
      Then these routes fetch their code on the first visit and open:
        | route           | page             | menu     |
        | forms-docs      | Forms            | Loan     |
        | doc-packages    | Doc Packages     | Loan     |
        | services-tab    | Loan Services    | Loan     |
        | status-tracking | Status Tracking  | Loan     |
        | ribbon          | Actions          | Loan     |
        | menu            | Menu             | Loan     |
        | delivery        | Delivery         | Delivery |
        | pipelines       | Mortgage Pipeline | none    |
      When I go on to the page "What's New"
      Then the frame shows "What's New"
      When I go on to "/doc-packages"
      Then I land on the page "Mortgage Pipeline"

  Rule: A menu that could not be loaded says so in its drawer; the other menus are not affected

    Scenario: The Reports menu fails
      Given the "lending-staff" person is signed in
      And the "Reports" menu cannot be loaded
      And I look at the page "What's New"
      When I choose the icon "Reports"
      Then I read "The Reports menu could not be loaded. Check your connection and try again."
      And the icons of the primary drawer are Pipeline, Rates, Reports, Delivery, Resources
      And no message is open

    Scenario: Try again loads it
      Given the "lending-staff" person is signed in
      And the "Reports" menu cannot be loaded
      And I look at the page "What's New"
      And I choose the icon "Reports"
      When the "Reports" menu can be loaded again
      And I press "Try again"
      Then the groups of the menu are "Pipeline Reports, Compliance Reports"
      And the filter of the menu has the focus

    Scenario: The loan menu fails
      Given the "lending-staff" person is signed in
      And the "Loan" menu cannot be loaded
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the open menu is "Loan", 251 pixels wide
      And I read "The Loan menu could not be loaded. Check your connection and try again."
      And no message is open

    Scenario: A slow Delivery menu holds back no other menu
      Given the "lending-staff" person is signed in
      And the "Delivery" menu takes its time
      When I look at the page "What's New"
      Then the icons of the primary drawer are Pipeline, Rates, Reports, Resources

    Scenario: An icon that comes late moves no other icon
      Given the "lending-staff" person is signed in
      And the "Delivery" menu takes its time
      And I look at the page "What's New"
      When the "Delivery" menu arrives
      Then the icons of the primary drawer are Pipeline, Rates, Reports, Delivery, Resources
      And the icon "Resources" has not moved
