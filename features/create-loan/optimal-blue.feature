Feature: Creating a loan through Optimal Blue
  On the Optimal Blue pipeline, Create Loan opens a legacy dialog. If I am not the only originator, I choose one in it.

  @app
  Rule: Where other originators are active, I choose one; otherwise I am the originator

    @S-7-17
    Scenario Outline: For <role>, the dialog "<dialog>" opens
      Given I am signed in as <role>
      And I am on the page "Optimal Blue Pipeline"
      When I choose "Create Loan"
      Then the legacy dialog "<dialog>" frames the page at "<address>"

      Examples:
        | role          | dialog              | address                       | rule     |
        | lending staff | Select Originator   | /OptimalBlue/SelectOriginator | S-4.4-12 |
        | branch staff  | Product and Pricing | /OptimalBlue/CurrentUser      | S-4.4-13 |

  @app
  Rule: "Create Loan" waits for the response about other originators and ignores a second click

    Background:
      Given I am signed in as lending staff
      And I am on the page "Optimal Blue Pipeline"
      And the response about my other originators is late

    Scenario: "Create Loan" shows that it is loading while it waits, and keeps the focus
      When I choose "Create Loan"
      Then "Create Loan" shows that it is loading
      And I cannot choose "Create Loan"
      And the button "Create Loan" has the focus

    @S-4.4-12
    Scenario: The dialog opens although "Create Loan" was pressed twice
      Given I choose "Create Loan"
      And I choose "Create Loan"
      When the late response arrives
      Then the legacy dialog "Select Originator" frames the page at "/OptimalBlue/SelectOriginator"

  @app
  Rule: If the request for other originators fails or I leave first, no legacy dialog opens

    Background:
      Given I am signed in as lending staff
      And I am on the page "Optimal Blue Pipeline"

    @A-87
    Scenario: A failed request for other originators opens the server-error dialog
      Given the next "userHasOtherActiveOriginators" request fails with the message "Try later."
      When I choose "Create Loan"
      Then the only dialog is "We have experienced a problem processing your request." and says "Try later."

    @A-197
    Scenario: A late response about originators opens no dialog once I have left the page
      Given the response about my other originators is late
      And I choose "Create Loan"
      And I go on to the page "Rates"
      When the late response arrives
      Then no dialog is open

    @A-87
    Scenario: A failed request for originators opens no dialog once I have left the page
      Given the next "userHasOtherActiveOriginators" request fails with the message "Try later."
      And the response about my other originators is late
      And I choose "Create Loan"
      And I go on to the page "Rates"
      When the late response arrives
      Then no dialog is open

  @browser
  Rule: The originator that is chosen in the legacy dialog is passed to Optimal Blue

    Scenario: Quick Lock opens for the chosen originator
      Given I am signed in as lending staff
      And I am on the page "Optimal Blue Pipeline"
      And I choose "Create Loan"
      When I choose the originator "Gideon Farrow" in the legacy dialog
      Then the page "Quick Lock" opens for:
        | Institution | Fennimore Partners |
        | Originator  | Gideon Farrow      |
