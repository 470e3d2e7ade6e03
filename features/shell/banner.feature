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

    @browser
    Scenario: A single pipeline is plain text
      Given the "no-create-features" person is signed in
      And I look at the loan pipeline
      Then the title offers no choice

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

    @browser
    Scenario: Two buttons on a wide screen, one menu on a narrow one
      Given the "lending-staff" person is signed in
      And the window is 1280 pixels wide
      And I look at the loan pipeline
      Then the banner has the buttons "Search", "Optimal Blue Search", "Create Loan"
      When the window becomes 1279 pixels wide
      Then the banner has the buttons "Search", "Create Loan"
      And the menu "Create Loan" offers "Create Loan, Optimal Blue Search"

  @browser @S-4.2-31
  Rule: Create Loan waits until the loan pipeline has finished its reset

    Scenario: A slow pipeline
      Given the "delegated-administrator" person is signed in
      And the loan pipeline takes its time
      When I open the slow pipeline
      Then "Create Loan" cannot be pressed
      When the loan pipeline arrives
      Then "Create Loan" can be pressed

  @browser @S-2.3-17
  Rule: Search leads to the search page from anywhere

    Scenario: From a loan
      Given the "lending-staff" person is signed in
      And a loan is open
      When I press "Search"
      Then the frame shows "Search"
