@app
Feature: While a loan is being created
  From the press of Create until the response arrives the form cannot be changed, and Create cannot be pressed again.

  Background:
    Given the "lending-staff" user is signed in
    And I have filled in a loan for "Ada Newcomer"

  Rule: Create shows a spinner and cannot be pressed until the response arrives

    @L-4.6-02 @L-4.6-03
    Scenario: The server takes its time
      When I press "Create Loan", and the response waits
      Then a spinner turns
      And the screen reader announces "Create Loan is in progress."
      And "Create Loan" cannot be pressed
      And the button "Create Loan" has the focus

    @L-4.6-03 @L-4.6-07
    Scenario: The server refuses
      Given the next creation is answered with an error and its reason
      And I press "Create Loan"
      When I press "OK"
      Then no spinner turns
      And "Create Loan" can be pressed
      And the button "Create Loan" has the focus

  Rule: The fields take no input until the response arrives

    Scenario: Typing, pasting and turning a switch change nothing
      Given I press "Create Loan", and the response waits
      When I try to change:
        | First name    | Grace    |
        | Interest rate | 7        |
        | Loan purpose  | Purchase |
        | Forgivable    | on       |
      Then the form shows:
        | First name    | Ada |
        | Interest rate |     |
        | Loan purpose  |     |
      And the toggle "Forgivable" is off

    @L-4.6-07
    Scenario: After a failure the form is as it was and takes input again
      Given the next creation is answered with an error and its reason
      And I press "Create Loan"
      And I press "OK"
      When I enter "Grace" as "First name"
      Then the form shows:
        | First name | Grace    |
        | Last name  | Newcomer |
