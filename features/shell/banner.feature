Feature: The page banner
  At the head of every page: where I am, and what I can do from here.

  @S-2.3-02 @S-2.3-03 @S-2.3-04 @S-2.3-05 @S-2.3-06 @S-2.3-07 @S-2.3-08 @S-2.3-09 @S-2.3-10 @S-2.3-11
  @S-6-09 @S-6-10 @S-6-11 @S-3-18 @S-3-19
  Rule: The pipelines to choose from are the mortgage pipeline and those that the user has

    @domain
    Scenario Outline: <has>
      Given a user who has <has>
      Then the pipelines to choose from are "<choices>"

      Examples:
        | has                                                                      | choices                                                                   |
        | nothing more                                                             | Mortgage Pipeline                                                         |
        | the lead pipeline                                                        | Mortgage Pipeline, Lead Pipeline                                          |
        | the Closing queue                                                        | Mortgage Pipeline, Closing Queue                                          |
        | the Funding queue                                                        | Mortgage Pipeline, Funding Queue                                          |
        | the LoanOpener queue                                                     | Mortgage Pipeline, Loan Opener Queue                                      |
        | the Processor queue                                                      | Mortgage Pipeline, Processor Queue                                        |
        | the Underwriter queue                                                    | Mortgage Pipeline, Underwriting Queue                                     |
        | the Optimal Blue pipeline                                                | Mortgage Pipeline, Optimal Blue Pipeline                                  |
        | the lead pipeline, the Processor queue and the Optimal Blue pipeline     | Mortgage Pipeline, Lead Pipeline, Processor Queue, Optimal Blue Pipeline  |

    @browser
    Scenario: Choosing the other one of two pipelines
      Given the "closing" person is signed in
      And I look at the loan pipeline
      When I choose the pipeline "Closing Queue"
      Then the frame shows "Closing Queue"

  @S-2.3-12 @S-3-23 @S-2.3-01
  Rule: The title is that of the page; in a loan it is the loan number and the borrower

    @domain
    Scenario Outline: <page>
      Given the open loan 1000123404 of "Casimir Dombrowski"
      When I am on <page>, which is called "<called>"
      Then the banner reads "<title>"

      Examples:
        | page                                   | called                        | title                                       |
        | the loan pipeline                      | Mortgage Pipeline             | Mortgage Pipeline                           |
        | its dashboard                          | 1000123404 Casimir Dombrowski | 1000123404 Casimir Dombrowski               |
        | its lock history                       | Lock History                  | 1000123404 Casimir Dombrowski, Lock History |
        | its forms                              | Forms                         | 1000123404 Casimir Dombrowski, Forms        |
        | the delivery page                      | Delivery                      | Delivery                                    |
        | the lock history of another loan       | Lock History                  | Lock History                                |
        | the search page                        | Search                        | Search                                      |
        | the create loan screen                 | Create Loan                   | Create Loan                                 |
        | a page that does not exist             | Page Not Found                | Page Not Found                              |

  @S-2.3-19 @S-2.3-20 @S-6-06 @S-6-07 @S-6-08 @S-3-20
  Rule: Create Loan and Optimal Blue Search show to those who may use them

    @domain
    Scenario Outline: With <features>, <width> pixels wide
      Given a user who has <features>
      When the window is <width> pixels wide
      Then the ways to create are "<ways>"

      Examples:
        | features                                                 | width | ways                                              |
        | nothing more                                             | 1280  |                                                   |
        | the feature createLoan                                   | 1280  | Create Loan                                       |
        | the Optimal Blue search                                  | 1280  | Optimal Blue Search                               |
        | the feature lead and the Optimal Blue search             | 1280  | Optimal Blue Search                               |
        | the feature lead                                         | 1280  |                                                   |
        | the feature createLoan and the Optimal Blue search       | 1280  | Create Loan, Optimal Blue Search                  |
        | the feature createLoan and the Optimal Blue search       | 1279  | one menu with Create Loan and Optimal Blue Search |
        | the feature createLoan                                   | 1279  | Create Loan                                       |

  @browser @S-2.3-02 @S-2.3-04 @S-2.3-05 @S-2.3-17 @S-2.3-19 @S-2.3-20 @S-3-18 @S-4.2-31 @S-6-09
  Rule: From the loan pipeline I create, once it has finished its reset; from there I go to another pipeline, and from anywhere to the search

    Scenario: A slow pipeline, a window that becomes narrow, a loan
      Given the "lending-staff" person is signed in
      And the window is 1280 pixels wide
      And the loan pipeline takes its time
      When I open the slow pipeline
      Then "Create Loan" cannot be pressed
      When the loan pipeline arrives
      Then "Create Loan" can be pressed
      And the banner has the buttons "Search", "Optimal Blue Search", "Create Loan"
      When the window becomes 1279 pixels wide
      Then the banner has the buttons "Search", "Create Loan"
      And the menu "Create Loan" offers "Create Loan, Optimal Blue Search"
      When I open the loan of "Amelia Thornquist"
      And I press "Search"
      Then the frame shows "Search"
      When I go on to the page "Mortgage Pipeline"
      And I choose the pipeline "Lead Pipeline"
      Then the frame shows "Lead Pipeline"

  @browser @S-2.3-02 @S-2.3-03 @S-2.3-26 @S-3-17 @S-3-18 @S-6-09
  Rule: Who has one pipeline only reads its name as plain text, and who has no dashboard of a work queue finds no icon for it

    Scenario: Somebody who may do little
      Given the "no-create-features" person is signed in
      And I look at the loan pipeline
      Then the title offers no choice
      When I go on to the page "Funding Queue"
      Then the frame shows "Funding Queue"
      And there is no button "Work Queue Dashboard"

  @browser
  Rule: The title is a dropdown for a user with several pipelines, except in a loan and on the create screen

    Background:
      Given the "lending-staff" person is signed in

    @S-2.3-02
    Scenario: From What's New to a pipeline
      Given I look at the page "What's New"
      When I choose the pipeline "Lead Pipeline"
      Then the frame shows "Lead Pipeline"

    @S-2.3-12
    Scenario: The title of a loan is plain text
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the page is titled "1000123401 Amelia Thornquist"
      And the title offers no choice

    Scenario: The title of the create screen is plain text
      Given I look at the page "What's New"
      When I go on to "/new-loan"
      Then the page is titled "Create Loan"
      And the title offers no choice

  @browser
  Rule: A page that a menu entry opens is called what the entry is called

    @S-2.3-01
    Scenario: The report "Loan Activity"
      Given the "lending-staff" person is signed in
      And I look at the page "What's New"
      And I choose the icon "Reports"
      When I choose "Loan Activity" in the menu
      Then the page is titled "Loan Activity"
      And the tab is titled "Loan Activity · Threshold"

    @S-2.3-01 @S-2.3-12
    Scenario: The tab of a form names the form and the loan
      Given the "lending-staff" person is signed in
      And the loan of "Amelia Thornquist" is open
      And I open the group "Forms"
      When I choose "Uniform Residential Loan Application" in the menu
      Then the page is titled "1000123401 Amelia Thornquist"
      And the tab is titled "Uniform Residential Loan Application · 1000123401 Amelia Thornquist · Threshold"

    @S-2.3-12
    Scenario: The route of a group of the loan menu is a page of the loan
      Given the "lending-staff" person is signed in
      And the loan of "Amelia Thornquist" is open
      When I go on to "/doc-packages"
      Then the tab is titled "Doc Packages · 1000123401 Amelia Thornquist · Threshold"
      And the page is titled "1000123401 Amelia Thornquist"
