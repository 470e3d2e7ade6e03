@browser @work-queue
Feature: Tasks of a work queue
  A queue opens a loan together with the task that waits there. Loan openers and processors work on an order; everybody
  else works on the loan itself.

  @S-1-09 @S-2.1-10 @S-2.1-11 @S-2.1-12 @S-2.1-14 @S-2.1-37 @S-6-17 @S-7-28 @L-2.1-21
  Rule: A loan opener and a processor get the work order of the task, from what the browser keeps

    Scenario Outline: <person>
      Given the "<person>" person is signed in
      And I look at the page "<queue>"
      When I open the task of "<borrower>" on that page
      Then the address is "/work-queue"
      And I see the work order of that task
      And a hidden frame selects the task too
      When I reload the page
      Then I see the work order of that task
      When I go to the loan from its work order
      Then the address is "/dashboard"
      And I see the dashboard of the loan of the task
      When I follow a link to "/lf/WorkOrder"
      Then the address is "/work-queue"
      And I see the work order of that task

      Examples:
        | person      | queue             | borrower        |
        | loan-opener | Loan Opener Queue | Isidro Calloway |
        | processor   | Processor Queue   | Jasper Iwu      |

  @S-2.1-13 @S-2.1-14 @S-2.1-37 @S-7-28 @L-2.1-16 @L-4.7-04
  Rule: Everybody else gets the dashboard, once the task is selected in the older application

    Scenario: A closer
      Given the "closing" person is signed in
      And I look at the page "Closing Queue"
      When I open the task of "Casimir Dombrowski" on that page
      Then I see the dashboard of the loan of the task
      And its dashboard was asked for only after the selection of the task was answered
      And a hidden frame selects the task too
      When I follow a link to "/work-queue"
      Then the address is "/dashboard"
      And I see the dashboard of the loan of the task

  @S-2.1-10 @L-2.1-17 @L-3.3-02 @S-2.1-37
  Rule: Without a task there is no work order: a loan shows its dashboard, a lead its summary

    Scenario: A processor with a loan from the pipeline
      Given the "processor" person is signed in
      And I look at the loan pipeline
      And I open the loan of "Amelia Thornquist"
      When I follow a link to "/work-queue"
      Then the address is "/dashboard"
      And I see the dashboard of that loan
      When I follow a link to "/lead-summary"
      Then the address is "/dashboard"

    @L-2.1-18
    Scenario: A lead is open
      Given the "lending-staff" person is signed in
      And the lead of "Alistair Pomfret" is open
      When I follow a link to "/dashboard"
      Then the lead summary of "Alistair Pomfret" opens

  Rule: A loan opened from a pipeline forgets the task of the one before, which a look at the open loan does not

    Scenario: A task, then another loan
      Given the "processor" person is signed in
      And I look at the page "Processor Queue"
      And I open the task of "Jasper Iwu" on that page
      And I see the work order of that task
      When I follow a link to "/dashboard"
      Then the browser keeps the task
      When I look at the loan pipeline
      And I open the loan of "Amelia Thornquist"
      Then the browser keeps no task
      And I see the dashboard of that loan

  Rule: Without an open loan the page leads to the landing page, and says so to developers only

    Scenario: A new tab on the work queue
      Given the "processor" person is signed in
      When I follow a link to "/work-queue"
      Then I land on the page "Processor Queue"
      And developers read "account not found in storage"
