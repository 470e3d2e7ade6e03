@browser
Feature: Tasks of a work queue
  A queue opens a loan together with the task that waits there. Loan openers and processors work on an order; everybody
  else works on the loan itself.

  @S-1-03 @S-1-09 @S-2.1-10 @S-2.1-11 @S-2.1-12 @S-2.1-14 @S-2.1-32 @S-2.1-37 @S-6-17 @S-7-28 @L-2.1-17 @L-2.1-18 @L-2.1-21 @L-3.3-02 @S-9-16 @S-9-18
  Rule: A loan opener and a processor get the work order of the task, from what the browser keeps until another loan is opened. Without a task a loan shows its dashboard and a lead its summary; without a loan they get the landing page

    Scenario: A loan opener
      Given the "loan-opener" person is signed in
      And I look at the page "Loan Opener Queue"
      When I open the task of "Isidro Calloway" on that page
      Then the address is "/work-queue"
      And I see the work order of that task
      And a hidden frame selects the task too
      When I open its "Notes" from the work order
      Then "Notes" opens in a window of 980 by 580 pixels
      When I open its "Images" from the work order
      Then "Image Flow" opens in a window of 750 by 500 pixels
      And the server was asked first whether I may see the images
      When I reload the page
      Then I see the work order of that task
      When I go to the loan from its work order
      Then the address is "/dashboard"
      And I see the dashboard of the loan of the task
      When I go on to "/lf/WorkOrder"
      Then the address is "/work-queue"
      And I see the work order of that task

    Scenario: A processor, who opens another loan from the pipeline afterwards, and then a lead
      Given the "processor" person is signed in
      When I follow a link to "/work-queue"
      Then I land on the page "Processor Queue"
      And developers read "account not found in storage"
      When I open the task of "Jasper Iwu" on that page
      Then the address is "/work-queue"
      And I see the work order of that task
      And a hidden frame selects the task too
      When I go to the loan from its work order
      Then the address is "/dashboard"
      And I see the dashboard of the loan of the task
      And the browser keeps the task
      When I go on to the page "Mortgage Pipeline"
      And I open the loan of "Amelia Thornquist"
      Then the browser keeps no task
      And I see the dashboard of that loan
      When I go on to "/work-queue"
      Then the address is "/dashboard"
      And I see the dashboard of that loan
      When I go on to "/lead-summary"
      Then the address is "/dashboard"
      When I go on to the lead of "Alistair Pomfret"
      And I go on to "/dashboard"
      Then the lead summary of "Alistair Pomfret" opens
      When I follow a link to "/lead-summary"
      Then the lead summary of "Alistair Pomfret" opens

  @S-2.1-13 @S-2.1-14 @S-2.1-32 @S-2.1-37 @S-7-28 @L-2.1-16 @L-4.7-04
  Rule: Everybody else gets the dashboard, once the task is selected in the older application

    Scenario: A closer
      Given the "closing" person is signed in
      And I look at the page "Closing Queue"
      When I open the task of "Casimir Dombrowski" on that page
      Then I see the dashboard of the loan of the task
      And its dashboard was asked for only after the selection of the task was answered
      And a hidden frame selects the task too
      When I go on to "/work-queue"
      Then the address is "/dashboard"
      And I see the dashboard of the loan of the task

  @S-2.1-10
  Rule: Each tab keeps the task of its own loan

    Scenario: A second tab opens another task
      Given the "loan-opener" person is signed in
      And I look at the page "Loan Opener Queue"
      And I open the task of "Isidro Calloway" on that page
      And another task is open in a second tab
      When I reload the page
      Then I see the work order of that task
