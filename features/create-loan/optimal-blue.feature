Feature: Creating a loan through Optimal Blue
  On the Optimal Blue pipeline, Create Loan prices first. A user who works for several originators chooses one of them.

  @app
  Rule: Users with other active originators choose one; other users are the originator themselves

    Scenario Outline: "<user>" gets the dialog "<dialog>"
      Given the "<user>" user is signed in
      And I look at the page "Optimal Blue Pipeline"
      When I choose "Create Loan"
      Then the legacy dialog "<dialog>" frames the page at "<address>"

      @S-4.4-12 @S-7-17
      Examples: There are other originators
        | user          | dialog            | address                       |
        | lending-staff | Choose Originator | /OptimalBlue/SelectOriginator |

      @S-4.4-13 @S-7-17
      Examples: There are no others
        | user               | dialog       | address                  |
        | single-institution | Optimal Blue | /OptimalBlue/CurrentUser |

  @app
  Rule: A request that fails, or a response that is late, opens no legacy dialog

    Background:
      Given the "lending-staff" user is signed in
      And I look at the page "Optimal Blue Pipeline"

    Scenario: The server fails
      Given the next "userHasOtherActiveOriginators" request fails with the message "Try later."
      When I choose "Create Loan"
      Then the only dialog is "We have experienced a problem processing your request." and says "Try later."

    Scenario: The user has gone on to another page
      Given my other originators are late
      And I choose "Create Loan"
      And I go on to the page "Rates"
      When the late response arrives
      Then no message is open

    Scenario: The user has gone on to another page when the server fails
      Given the next "userHasOtherActiveOriginators" request fails with the message "Try later."
      And my other originators are late
      And I choose "Create Loan"
      And I go on to the page "Rates"
      When the late response arrives
      Then no message is open

  @browser
  Rule: The originator that is chosen in the legacy dialog is passed to Optimal Blue

    Scenario: The page "Quick Lock"
      Given the "lending-staff" user is signed in
      And I look at the page "Optimal Blue Pipeline"
      And I choose "Create Loan"
      When I choose the originator "Gideon Farrow" of Optimal Blue
      Then the page "Quick Lock" opens for:
        | Institution | Fennimore Partners |
        | Originator  | Gideon Farrow      |
