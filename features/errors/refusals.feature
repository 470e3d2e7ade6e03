@http
Feature: How the server refuses
  Every refusal says what was wrong and what to do, with a reference for support.

  Rule: A refused request changes nothing, and the refusal names the reason

    Scenario: An unknown address names the nearest known one
      Given the "lending-staff" user is signed in
      When "/api/loan/institutions" is asked for
      Then it is refused with 404 and the reason "path-unknown"
      And the refusal points to "/api/loans/institutions"

    Scenario: A request that changes something needs the anti-forgery header
      Given the "lending-staff" user is signed in
      When a loan is sent without the anti-forgery header
      Then it is refused with 403 and the reason "anti-forgery-missing"
      And the pipeline is unchanged

    Scenario: An undocumented field is refused by name
      Given the "lending-staff" user is signed in
      When a loan is sent with "anything" as "loanOfficer"
      Then it is refused with 400 and the reason "invalid-request"
      And the refusal names "loanOfficer"
      And the pipeline is unchanged

    Scenario: A wrong value is refused by the name of its field
      Given the "lending-staff" user is signed in
      When a loan is sent with 25.001 as "interestRate"
      Then it is refused with 400 and the reason "invalid-request"
      And the refusal names "interestRate"

    Scenario: A user without the feature cannot create
      Given the "no-create-features" user is signed in
      When a loan is sent
      Then it is refused with 403 and the reason "feature-missing"

    Scenario Outline: <response> carries a reference
      Given the "lending-staff" user is signed in
      When "<address>" is asked for
      Then the response carries a trace id

      Examples:
        | response  | address                 |
        | A success | /api/loans/institutions |
        | A refusal | /api/nowhere            |

  Rule: A request that names an unknown world is refused

    @strict-worlds
    Scenario: An unknown world
      When the settings are asked for in a world that does not exist
      Then it is refused with 400 and the reason "world-unknown"
