@app
Feature: While a loan is being created
  After Create is pressed, the form cannot be changed or sent again until the response arrives.

  Background:
    Given the "lending-staff" user is signed in
    And I have filled in a loan for "Ada Newcomer"

  Rule: The pressed Create button shows a spinner and cannot be pressed again until the response arrives

    @L-4.6-02 @L-4.6-03
    Scenario: The server has not responded yet
      When I send the form, and the response is late
      Then "Create Loan" shows that it is loading
      And a screen reader hears "Create Loan is in progress."
      And I cannot choose "Create Loan"
      And "Create Loan" has the focus

    @L-4.6-03 @L-4.6-07
    Scenario: The server refuses to create the loan
      Given the server responds to the next create request with an error and its reason
      And I choose "Create Loan"
      When I close the message
      Then "Create Loan" does not show that it is loading
      And I can choose "Create Loan"
      And "Create Loan" has the focus

  Rule: After Create is pressed, the fields take no input until the response arrives

    Scenario: Typing, pasting and turning a switch change nothing
      Given I send the form, and the response is late
      When I try to change:
        | field         | entry    |
        | First name    | Grace    |
        | Interest rate | 7        |
        | Loan purpose  | Purchase |
        | Forgivable    | on       |
      Then the form shows:
        | First name    | Ada |
        | Interest rate |     |
        | Loan purpose  |     |
        | Forgivable    | off |

    @L-4.6-07
    Scenario: After an error the form has its earlier entries and takes input again
      Given the server responds to the next create request with an error and its reason
      And I choose "Create Loan"
      And I close the message
      When I enter "Grace" as "First name"
      Then the form shows:
        | First name | Grace    |
        | Last name  | Newcomer |
