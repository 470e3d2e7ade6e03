Feature: The loan pipeline
  The list in which most users find the loan that they work on.

  @app
  Rule: The pipeline lists all loans; a work queue lists only the loans that wait in it

    @S-1-07 @S-2.1-32
    Scenario Outline: For <role>, the <page> lists <loans>
      Given I am signed in as <role>
      When I open the page "<page>"
      Then the "<page>" lists <loans> with borrower, amount and status, and no others

      Examples:
        | role           | page               | loans                              |
        | lending staff  | Mortgage Pipeline  | every standard loan                |
        | a closer       | Closing Queue      | the loans of the Closing queue     |
        | a funder       | Funding Queue      | the loans of the Funding queue     |
        | a loan opener  | Loan Opener Queue  | the loans of the LoanOpener queue  |
        | a processor    | Processor Queue    | the loans of the Processor queue   |
        | an underwriter | Underwriting Queue | the loans of the Underwriter queue |

  @browser
  Rule: The Lead Pipeline offers Create Lead to users who may create leads

    @A-117
    Scenario: A user who may create leads but no loans opens Create Lead from the Lead Pipeline
      Given I am signed in as the lead desk
      And I am on the page "Lead Pipeline"
      When I follow "Create Lead" on the framed page
      Then the page is titled "Create Lead"

  @browser
  Rule: The order, page and filter of a list are in its address, so that Back from a loan finds them again

    Scenario Outline: After a look at a loan, the <page> still reads "<caption>"
      Given I am signed in as <role>
      And I am on the page "<page>"
      And I <choice> on the framed page
      And I follow "1000123404" on the framed page
      And the page is titled with the loan number and "Casimir Dombrowski"
      When I go back to the page "<page>"
      Then the framed page reads "<caption>"
      And the address is "<address>"

      Examples: A pipeline, a queue and the results of a search
        | role          | page              | choice                  | caption                          | address                                       |
        | lending staff | Mortgage Pipeline | follow "Loan Amount"    | 32 loans, smallest amount first  | /lf/loan-pipeline?sort=amount&direction=asc   |
        | a closer      | Closing Queue     | follow "Borrower"       | 3 loans, by borrower's last name | /lf/closing-queue?sort=borrower&direction=asc |
        | lending staff | Search            | search for "dombrowski" | 1 result                         | /lf/search?search=dombrowski                  |

  Rule: Opening a loan shows its dashboard and selects the loan in the legacy application

    @browser @L-2.1-17 @S-2.1-07
    Scenario: A loan chosen in the pipeline shows its dashboard and is selected in the legacy application
      Given I am signed in as lending staff
      And I am on the page "Mortgage Pipeline"
      When I open the loan of "Amelia Thornquist"
      Then I see the dashboard of that loan
      And the legacy application selects the loan in a hidden frame

    @app @S-2.1-04 @S-2.1-07 @S-7-28
    Scenario: An opened loan is also selected in the legacy application
      Given I am signed in as lending staff
      When I open the loan of "Amelia Thornquist"
      Then I see the dashboard of that loan
      And the legacy application selects the loan in a hidden frame

  @app
  Rule: A loan is selected in the legacy application before its dashboard is loaded

    Background:
      Given I am signed in as lending staff
      And the legacy application takes its time to select a loan

    @L-4.7-05 @L-4.7-06
    Scenario: The dashboard of a loan is requested after the legacy application has selected the loan
      When I open the loan of "Amelia Thornquist"
      Then its dashboard is requested after the legacy application has selected the loan

    @L-4.7-04
    Scenario: The dashboard of a task is requested after the legacy application has selected the task
      When I open the task of "Casimir Dombrowski"
      Then its dashboard is requested after the legacy application has selected the task

  @app
  Rule: A loan stays open until the session of the browser ends

    Background:
      Given I am signed in as lending staff

    @S-2.1-03
    Scenario: Without an open loan, the address of the dashboard opens the mortgage pipeline
      When I open the address "/dashboard"
      Then I land on the page "Mortgage Pipeline"

    @S-2.1-03 @S-2.1-06 @L-3.3-02
    Scenario: The address of the dashboard opens the dashboard of the open loan
      Given a loan is open
      And I go on to "/doc-packages"
      When I open the address "/dashboard"
      Then I see the dashboard of that loan

    @S-2.1-05 @C-06
    Scenario: The address of the dashboard opens the summary of the open lead
      Given the lead of "Thaddeus Marlowe" is open
      And I go on to "/doc-packages"
      When I open the address "/dashboard"
      Then the lead summary of "Thaddeus Marlowe" opens

    @S-2.1-03
    Scenario: The address of the dashboard opens the loan that was opened last
      Given a loan is open
      And I open the loan of "Casimir Dombrowski"
      And I go on to "/doc-packages"
      When I open the address "/dashboard"
      Then I see the dashboard of that loan
