Feature: Tasks of a work queue
  A work queue opens a loan together with its task. Loan openers and processors work on a work order; other users work
  on the loan itself.

  Rule: A task opens the work order for loan openers and processors, and the dashboard for others

    @app
    Scenario Outline: For <role>, a task opens the <page>
      Given I am signed in as <role>
      When I open the task of "<borrower>"
      Then the address is "<address>"
      And I see the <page> of that task

      Examples:
        | role          | borrower           | address                 | page       | rule                     |
        | a loan opener | Isidro Calloway    | /work-queue             | work order | S-2.1-11 S-6-17 S-2.1-37 |
        | a processor   | Jasper Iwu         | /work-queue             | work order | S-2.1-12 S-6-17 L-2.1-21 |
        | a closer      | Casimir Dombrowski | /dashboard/123404/70103 | loan       | S-2.1-13 L-2.1-16        |

    @app @S-2.1-10 @S-6-17
    Scenario: A closer who opens the page of work orders sees the loan of the task
      Given I am signed in as a closer
      And I open the task of "Casimir Dombrowski"
      When I go on to "/work-queue"
      Then the address is "/dashboard"
      And I see the loan of that task

    @app @S-4.2-08
    Scenario: The loan number in the menu leads to the work order of the task
      Given I am signed in as a processor
      And I open the task of "Jasper Iwu"
      And I go on to "/doc-packages"
      When I choose "1000123410"
      Then the address is "/work-queue"
      And I see the work order of that task

    @browser @S-1-09 @S-4.2-08
    Scenario: A task that a loan opener chooses in the queue opens its work order
      Given I am signed in as a loan opener
      And I am on the page "Loan Opener Queue"
      When I open the task of "Isidro Calloway"
      Then I see the work order of that task
      And the legacy application selects the task in a hidden frame

  @app
  Rule: When a task is opened, a hidden frame selects it in the legacy application

    @S-2.1-14 @S-7-28
    Scenario Outline: The task of <role> is selected in the legacy application
      Given I am signed in as <role>
      When I open the task of "<borrower>"
      Then the legacy application selects the task in a hidden frame

      Examples:
        | role          | borrower           |
        | a loan opener | Isidro Calloway    |
        | a closer      | Casimir Dombrowski |

  @app
  Rule: /dashboard, /lead-summary and /work-queue open the page that suits the open loan or task

    Background:
      Given I am signed in as a processor

    @S-2.1-37 @S-2.3-12
    Scenario: The page of work orders opens the work order of the open task
      Given I open the task of "Jasper Iwu"
      And I go on to "/doc-packages"
      When I go on to "/lf/WorkOrder"
      Then the address is "/work-queue"
      And the page is titled with the loan number and "Jasper Iwu"
      And I see the work order of that task

    @S-2.1-37 @L-2.1-17 @L-4.7-08
    Scenario Outline: A loan without a task leads from <wanted> to its dashboard
      Given a loan is open
      And I go on to "/doc-packages"
      When I go on to "<wanted>"
      Then the address is "/dashboard"
      And I see the dashboard of that loan

      Examples:
        | wanted        |
        | /work-queue   |
        | /lead-summary |

    @S-2.1-37 @L-3.3-02 @L-2.1-18
    Scenario: The address of the dashboard leads to the summary of the open lead
      Given the lead of "Alistair Pomfret" is open
      And I go on to "/doc-packages"
      When I go on to "/dashboard"
      Then the lead summary of "Alistair Pomfret" opens

    @L-2.1-18
    Scenario: The address /lead-summary opens the summary of the open lead
      Given the lead of "Alistair Pomfret" is open
      And I go on to "/doc-packages"
      When I open the address "/lead-summary"
      Then the lead summary of "Alistair Pomfret" opens

    @S-2.1-32 @L-2.1-21
    Scenario: Without an open loan, the address /work-queue leads to the user's queue
      When I open the address "/work-queue"
      Then I land on the page "Processor Queue"
      And the browser logs "account not found in storage"

  Rule: A task stays open until the user opens another loan

    @app @S-2.1-10
    Scenario: Reloading the page keeps the task open
      Given I am signed in as a loan opener
      And I open the task of "Isidro Calloway"
      When I reload the page
      Then I see the work order of that task

    @app @S-2.1-10 @S-2.1-06 @S-2.1-03
    Scenario: Opening the dashboard of its loan keeps the task open
      Given I am signed in as a processor
      And I open the task of "Jasper Iwu"
      And I go on to "/doc-packages"
      When I open the address "/dashboard"
      Then I see the loan of that task
      And the address is "/dashboard"
      And the browser keeps the task

    @app @C-25
    Scenario: Opening another loan closes the task
      Given I am signed in as a processor
      And I open the task of "Jasper Iwu"
      When I open the loan of "Amelia Thornquist"
      Then I see the dashboard of that loan
      And the browser keeps no task

    @browser @S-2.1-10 @A-155
    Scenario: Another task in a second tab does not replace the task of the first tab
      Given I am signed in as a loan opener
      And I am on the page "Loan Opener Queue"
      And I open the task of "Isidro Calloway"
      And another task is open in a second tab
      When I reload the page
      Then I see the work order of that task

  @browser
  Rule: The work order of a task links to the loan, its notes and its images

    Background:
      Given I am signed in as a loan opener
      And I am on the page "Loan Opener Queue"
      And I open the task of "Isidro Calloway"

    @L-2.1-22
    Scenario: "Open the loan" on the work order opens the dashboard
      When I follow "Open the loan" on the work order
      Then the address is "/dashboard"
      And I see the loan of that task

    @S-9-18
    Scenario: "View Notes" on the work order opens a window
      When I follow "View Notes" on the work order
      Then "View Notes" of the loan opens in a window of 980 by 580

    @S-9-16 @S-6-21
    Scenario: "Images" on the work order opens a window if the user may see them
      When I follow "Images" on the work order
      Then "Image Flow" of the loan opens in a window of 750 by 500
      And the server was asked first whether I may see the images
