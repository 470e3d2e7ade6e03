Feature: The page banner
  The banner at the head of every page shows where the user is, and what the user can do there.

  @app
  Rule: The pipelines to choose from are the mortgage pipeline and those that the user has

    Scenario Outline: A user with <has> can choose "<choices>"
      Given I am signed in as a user who has <has>
      When I open the Loan Pipeline
      Then the pipelines to choose from are "<choices>"

      Examples:
        | has                                                                  | choices                                                                  | rule                     |
        | no extra rights                                                      | Mortgage Pipeline                                                        | S-2.3-04 S-6-09 S-6-11   |
        | the lead pipeline                                                    | Mortgage Pipeline, Lead Pipeline                                         | S-2.3-05 S-3-18 S-6-09   |
        | the Closing queue                                                    | Mortgage Pipeline, Closing Queue                                         | S-2.3-06 S-6-11          |
        | the Funding queue                                                    | Mortgage Pipeline, Funding Queue                                         | S-2.3-07 S-6-11          |
        | the LoanOpener queue                                                 | Mortgage Pipeline, Loan Opener Queue                                     | S-2.3-08 S-6-11          |
        | the Processor queue                                                  | Mortgage Pipeline, Processor Queue                                       | S-2.3-09 S-6-11          |
        | the Underwriter queue                                                | Mortgage Pipeline, Underwriting Queue                                    | S-2.3-10 S-6-11          |
        | the Optimal Blue pipeline                                            | Mortgage Pipeline, Optimal Blue Pipeline                                 | S-2.3-11 S-6-10 S-3-19   |
        | the Optimal Blue search                                              | Mortgage Pipeline                                                        | S-6-10                   |
        | the lead pipeline, the Processor queue and the Optimal Blue pipeline | Mortgage Pipeline, Lead Pipeline, Processor Queue, Optimal Blue Pipeline | S-2.3-04 S-2.3-30 S-6-11 |

  @app
  Rule: With several pipelines, the title is a dropdown, except in a loan and on the create screen

    @S-2.3-02
    Scenario Outline: A pipeline that is chosen in the title of <page> opens
      Given I am signed in as <role>
      And I am on the page "<page>"
      When I choose the pipeline "<pipeline>"
      Then I land on the page "<pipeline>"

      Examples: A user with two pipelines, and a page that is no pipeline
        | role          | page              | pipeline      | rule  |
        | a closer      | Mortgage Pipeline | Closing Queue |       |
        | lending staff | What's New        | Lead Pipeline | A-142 |

    @S-2.3-03 @S-3-18
    Scenario Outline: A user with one pipeline reads "<page>" as plain text
      Given I am signed in as a read-only user
      When I open the page "<page>"
      Then the page is titled "<page>"
      And the title offers no choice

      Examples: The pipeline, and a page that is no pipeline
        | page              |
        | Mortgage Pipeline |
        | What's New        |

    @S-2.3-12
    Scenario: The title of a loan is plain text
      Given I am signed in as lending staff
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then the page is titled "1000123401 Amelia Thornquist"
      And the title offers no choice

    @S-2.3-17
    Scenario: The title of the create screen is plain text beside Search
      Given I am signed in as lending staff
      And I am on the page "What's New"
      When I go on to "/new-loan"
      Then the page is titled "Create Loan"
      And the title offers no choice
      And I can choose "Search"

  @app
  Rule: The banner shows the title of the page, and in a loan the loan number and the borrower

    Scenario Outline: The banner reads "<title>": <page>
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      And I go on to "/doc-packages"
      When I go on to "<address>"
      Then the banner reads "<title>"

      Examples:
        | page                             | address                           | title                                       | rule            |
        | The dashboard of the loan        | /dashboard                        | 1000123404 Casimir Dombrowski               | S-2.3-12 S-3-23 |
        | The lock history of the loan     | /lf/lock-history?accountId=123404 | 1000123404 Casimir Dombrowski, Lock History | S-2.3-12 S-3-23 |
        | The forms of the loan            | /forms-docs                       | 1000123404 Casimir Dombrowski, Forms        | S-2.3-12 S-3-23 |
        | The loan pipeline                | /lf/loan-pipeline                 | Mortgage Pipeline                           | S-2.3-01        |
        | The delivery page                | /delivery                         | Delivery                                    | S-2.3-01        |
        | The lock history of another loan | /lf/lock-history?accountId=123401 | Lock History                                | S-2.3-01        |
        | The search page                  | /lf/search                        | Search                                      | S-2.3-01        |
        | The create loan screen           | /new-loan                         | Create Loan                                 | S-2.3-01        |
        | A page that does not exist       | /lf/no-such-page                  | Page Not Found                              | S-2.3-01        |

  @app
  Rule: Create Loan and Optimal Blue Search are shown to users who may use them

    Scenario Outline: A user with <has> sees <buttons> in a window <width> pixels wide
      Given I am signed in as a user who has <has>
      And the window is <width> by 900
      When I open the page "What's New"
      Then the banner offers <buttons>

      Examples:
        | has                                                | width | buttons                                        | rule                 |
        | no extra rights                                    | 1280  | "Search"                                       | S-6-06 S-2.3-17      |
        | the feature lead                                   | 1280  | "Search"                                       | S-6-06               |
        | the feature createLoan                             | 1280  | "Search", "Create Loan"                        | S-6-08               |
        | the Optimal Blue search                            | 1280  | "Search", "Optimal Blue Search"                | S-6-07 S-6-08 S-3-20 |
        | the feature lead and the Optimal Blue search       | 1280  | "Search", "Optimal Blue Search"                | S-6-07               |
        | the Optimal Blue search                            | 1279  | "Search", "Optimal Blue Search"                | S-2.3-20             |
        | the feature createLoan and the Optimal Blue search | 1280  | "Search", "Optimal Blue Search", "Create Loan" | S-2.3-19 S-2.3-27    |
        | the feature createLoan and the Optimal Blue search | 1279  | "Search", "Create Loan"                        | S-2.3-20 S-2.3-27    |

    @S-2.3-20 @S-2.3-27
    Scenario: In a narrow window Create Loan is a menu with Create Loan and Optimal Blue Search
      Given I am signed in as lending staff
      And the window is 1279 by 900
      And I am on the page "What's New"
      When I choose "Create Loan"
      Then the choices are "Create Loan, Optimal Blue Search"

    @S-2.3-20
    Scenario: The menu Create Loan opens Optimal Blue Search
      Given I am signed in as lending staff
      And the window is 1279 by 900
      And I am on the page "What's New"
      And I choose "Create Loan"
      When I choose "Optimal Blue Search"
      Then a dialog titled "Optimal Blue Search" appears

  @app
  Rule: "Search" opens the search page

    @S-2.3-17
    Scenario: "Search" in a loan opens the search page
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      When I choose "Search"
      Then I land on the page "Search"

  @app
  Rule: A queue page has no icon for the work-queue dashboard if the user may not see that dashboard

    @S-2.3-26 @S-3-17
    Scenario Outline: For <role>, the funding queue has no icon for the dashboard
      Given I am signed in as <role>
      When I open the page "Funding Queue"
      Then there is no button "Work Queue Dashboard"

      Examples: A user who works no queue, and one who works this queue
        | role             |
        | a read-only user |
        | a funder         |

  @app
  Rule: A page is titled with the name of the menu entry that opens it

    @S-2.3-01
    Scenario: A report that the lender named "Pull-Through by Branch" has this title, in its tab too
      Given I am signed in as lending staff
      And the reports are:
        | name                   |
        | Pull-Through by Branch |
      And I am on the page "What's New"
      And I choose "Reports"
      When I choose "Pull-Through by Branch" in the menu
      Then the page is titled "Pull-Through by Branch"
      And the tab is titled "Pull-Through by Branch · Threshold"

    @S-2.3-01 @S-2.3-12
    Scenario: The tab of a form names the form and the loan
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      And I open the group "Forms"
      When I choose "Uniform Residential Loan Application" in the menu
      Then the page is titled "1000123401 Amelia Thornquist"
      And the tab is titled "Uniform Residential Loan Application · 1000123401 Amelia Thornquist · Threshold"

    @S-2.3-12
    Scenario: The page of a group of the loan menu is titled with the loan
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      When I go on to "/doc-packages"
      Then the tab is titled "Doc Packages · 1000123401 Amelia Thornquist · Threshold"
      And the page is titled "1000123401 Amelia Thornquist"
