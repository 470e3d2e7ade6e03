Feature: The navigation on the left
  A narrow drawer of icons leads to pipelines, rates and menus; beside it stands the menu that is chosen. Both follow what
  the user does: a loan that opens brings its menu along, a pipeline puts everything away.

  @domain @S-2.4-02 @S-2.4-03 @S-2.4-04 @S-2.4-05 @S-2.4-06
  Rule: Everybody has the Pipeline icon; Rates, Reports, Delivery and Resources show only while their menus have entries

    Scenario Outline: <case>
      Given these menus are empty: <empty>
      Then the icons of the primary drawer are <icons>

      Examples:
        | case                  | empty                               | icons                                         |
        | Nothing is empty      | none                                | Pipeline, Rates, Reports, Delivery, Resources |
        | Rates                 | rates                               | Pipeline, Reports, Delivery, Resources        |
        | Reports               | reports                             | Pipeline, Rates, Delivery, Resources          |
        | Rates and Delivery    | rates, delivery                     | Pipeline, Reports, Resources                  |
        | Reports and Resources | reports, resources                  | Pipeline, Rates, Delivery                     |
        | All of them           | rates, reports, delivery, resources | Pipeline                                      |

  @browser @S-2.3-23 @S-2.3-25 @S-2.3-26 @S-2.4-14 @S-2.4-51 @S-3-17 @S-4.2-16 @S-4.2-17 @S-4.2-18 @S-4.2-26 @S-9-19
  Rule: Rates leads to the rates page and Pipeline to the user's own pipeline, both closing the menu beside them; there the dashboard of the queue opens from an icon, and closes by its page

    Scenario: A processor, from the rates to her queue and its dashboard
      Given the "processor" person is signed in
      And I look at the page "What's New"
      And I choose the icon "Resources"
      When I choose the icon "Rates"
      Then I land on the page "Rates"
      And the selected icon is "Rates"
      And no menu is open
      When I choose the icon "Reports"
      And I choose the icon "Pipeline"
      Then I land on the page "Processor Queue"
      And the selected icon is "Pipeline"
      And no menu is open
      When I press the icon "Work Queue Dashboard"
      Then the panel "Work Queue Dashboard" is open in 952 by 475
      When the page in the panel "Work Queue Dashboard" asks to close "workQueueDashboard"
      Then the panel "Work Queue Dashboard" is closed

  @browser @S-4.2-01 @S-4.2-02 @S-4.2-03 @S-4.2-04 @S-4.2-05 @S-9-01 @S-2.4-10 @S-9-04 @S-2.4-01 @S-2.4-17 @S-2.4-18 @S-2.4-22 @S-2.4-23 @S-2.4-24 @S-2.4-25 @S-2.4-26 @S-2.4-27 @S-3-43 @S-9-02 @S-9-03 @S-3-71
  Rule: The secondary drawer shows the chosen menu: header, filter, groups that open and close, badges. From 1280 pixels on the navigation stands beside the page; below, it lies over the page and leaves when it has done its work

    Scenario: Looking through menus, in a window that then changes its size
      Given the "lending-staff" person is signed in
      And the window is 1280 by 450
      When I look at the page "What's New"
      Then the icons of the primary drawer are Pipeline, Rates, Reports, Delivery, Resources
      And the primary drawer is 61 pixels wide
      And the primary drawer is open beside the page
      When I choose the icon "Delivery"
      Then the open menu is "Delivery", 251 pixels wide
      And the menu offers "Commitments, Loan Sale Packages, Trailing Documents, Warehouse Lines"
      And the badge of "Trailing Documents" reads "3"
      When I close the group "Investor Delivery"
      Then the menu offers "Warehouse Lines"
      When I open the group "Investor Delivery"
      And I type "house" into the filter
      Then the menu offers "Warehouse Lines"
      When I type "post closing" into the filter
      Then the menu offers "Trailing Documents"
      When I type "no such thing" into the filter
      Then nothing in the menu matches
      When I choose the icon "Resources"
      Then the open menu is "Resources", 251 pixels wide
      And the menu has no filter
      And the browser session keeps the menus of this user
      And the mark of equal housing shows
      When the window becomes 1280 by 449
      Then the mark of equal housing does not show
      When I toggle the navigation
      Then the primary drawer is closed
      When the window becomes 1279 by 800
      Then the primary drawer is closed
      When I toggle the navigation
      Then the primary drawer is open over the page, before a backdrop
      When I click the backdrop
      Then the primary drawer is closed
      When I toggle the navigation
      And I choose the icon "Rates"
      Then I land on the page "Rates"
      And the primary drawer is closed
      When I toggle the navigation
      And I press Escape in the navigation
      Then the primary drawer is closed

  @browser @S-2.1-08 @S-2.1-09 @S-2.4-07 @S-2.4-08 @S-2.4-09 @S-2.4-16 @S-2.4-19 @S-2.4-31 @S-2.4-34
  @S-3-76 @S-3-77 @S-4.2-06 @S-4.2-07 @S-4.2-10 @S-4.2-11 @S-4.2-18 @S-4.2-22 @S-4.2-23 @S-4.2-30
  Rule: A loan that opens brings its icon and, on a wide screen, its menu, which is asked for when none is kept, and only then; leaving the loan takes both away. The chosen menu is kept for the session, until a pipeline is looked at again

    Scenario: Opening a loan, a reload, then back to the pipeline, and from a loan to What's New
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      And there is no icon for the loan
      And I choose the icon "Reports"
      Then the menu has no general loan summary
      When I open the loan of "Amelia Thornquist"
      Then the icon of the loan reads "Loan …3401"
      And the selected icon is "Loan …3401"
      And the open menu is "Loan", 251 pixels wide
      And the menu has the general loan summary
      And the menu names these borrowers, each with initials on a colour of their own:
        | Amelia Thornquist   | AT | Primary borrower      |
        | Rafael Thornquist   | RT | Primary co-borrower   |
        | Ingeborg Thornquist | IT | Secondary borrower    |
        | Mateus Calder       | MC | Secondary co-borrower |
      And the groups of the menu are "Forms, Loan Application, Doc Packages, Closing Docs, Loan Services, Status Tracking, Actions, Imaging, Automation"
      And the browser keeps the menu of the loan
      And the menu of the loan was asked for
      When I choose the icon "Reports"
      And I reload the page
      Then the open menu is "Reports", 251 pixels wide
      And the browser session keeps the chosen menu
      When I choose the icon "Loan …3401"
      Then the open menu is "Loan", 251 pixels wide
      And the menu of the loan was not asked for
      When I choose the icon "Pipeline"
      Then I land on the page "Mortgage Pipeline"
      And no menu is open
      And the browser session keeps no chosen menu
      And there is no icon for the loan
      And the browser keeps no menu of a loan
      When I open the loan of "Amelia Thornquist"
      And I choose the icon "Resources"
      And I choose "What's New" in the menu
      Then I land on the page "What's New"
      And there is no icon for the loan

  @browser @S-2.4-09 @S-2.4-29 @S-9-05
  Rule: The Loan icon shows the end of the loan number, the debug panel each of the four ids of a loan

    Scenario: A loan whose number is not drawn from its account id
      Given the "lending-staff" person is signed in
      And the loan of "Keoni Makaweli-Stroud" is open
      When I ask for the debug option
      And I press the bug icon
      Then the icon of the loan reads "Loan …3477"
      And the debug panel shows:
        | Loan number       | 1000123477 |
        | Account id        | 123433     |
        | Master account id | 646879     |
        | Deal id           | 1070328    |

  @browser @S-2.4-28 @S-2.4-29 @S-2.4-30 @S-9-12
  Rule: The bug icon toggles the debug panel, which tells the ids of a loan and leads on to its debug page; a lead has none

    Scenario: A loan and a lead
      Given the "lending-staff" person is signed in
      And the loan of "Amelia Thornquist" is open
      When I ask for the debug option
      And I press the bug icon
      Then the debug panel is 350 by 237 pixels
      And it tells the ids of the open loan
      And it leads to the debug page
      When I press the bug icon
      Then the debug panel is gone
      When I go on to the page "Lead Pipeline"
      And I open the first lead
      And I press the bug icon
      Then it tells the ids of the open loan
      And it does not lead to the debug page

  @browser
  Rule: The debug panel tells the deal id of a loan that has one

    @S-2.4-29
    Scenario: A loan with the deal id 70412
      Given the "lending-staff" person is signed in
      And the loans have the deal id 70412
      And the loan of "Amelia Thornquist" is open
      And I ask for the debug option
      When I press the bug icon
      Then it tells the deal id 70412

  @browser
  Rule: With an open loan the navigation has six drawers

    @S-2.4-31
    Scenario: The drawers of lending staff with an open loan
      Given the "lending-staff" person is signed in
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the icons of the primary drawer are Pipeline, Rates, Reports, Delivery, Resources, Loan …3401

    @S-2.4-07
    Scenario: An open loan whose menu has no entries has no icon
      Given the "lending-staff" person is signed in
      And these menus are empty: loan
      When I open the loan of "Amelia Thornquist" from the pipeline
      And the menu of the loan has arrived
      Then the icons of the primary drawer are Pipeline, Rates, Reports, Delivery, Resources
      And no menu is open

  @browser
  Rule: A Rates menu that leads to other pages too opens in the drawer

    Background:
      Given the "lending-staff" person is signed in
      And the Rates menu leads to "Rates" and to "Lock Desk Hours"
      And I look at the page "What's New"

    @S-2.4-51 @S-2.4-31
    Scenario: Choosing the icon opens the menu
      When I choose the icon "Rates"
      Then the open menu is "Rates", 251 pixels wide
      And the menu offers "Rates, Lock Desk Hours"

    @S-4.2-18
    Scenario: The rates page closes the menu
      Given I choose the icon "Rates"
      When I choose "Rates" in the menu
      Then I land on the page "Rates"
      And no menu is open
