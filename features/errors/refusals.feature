@http @robustness
Feature: How the server refuses
  Every refusal says what was wrong and what to do, with a reference for support.

  Rule: A refused request changes nothing, and its refusal names the reason

    @T-1-01
    Scenario: The refusal of an unknown address names the nearest known address
      Given I am signed in as lending staff
      When "/api/loan/institutions" is requested
      Then the request is refused with 404 and the reason "path-unknown"
      And the refusal points to "/api/loans/institutions"

    Scenario: A request that changes something needs the anti-forgery header
      Given I am signed in as lending staff
      When a new loan is sent without the anti-forgery header
      Then the request is refused with 403 and the reason "anti-forgery-missing"
      And the pipeline is unchanged

    Scenario: The refusal of an undocumented field names the field
      Given I am signed in as lending staff
      When a new loan is sent with "anything" as "loanOfficer"
      Then the request is refused with 400 and the reason "invalid-request"
      And the refusal names "loanOfficer"
      And the pipeline is unchanged

    Scenario: The refusal of a wrong value names its field
      Given I am signed in as lending staff
      When a new loan is sent with 25.001 as "interestRate"
      Then the request is refused with 400 and the reason "invalid-request"
      And the refusal names "interestRate"

    Scenario: A user without the feature "createLoan" cannot create a loan
      Given I am signed in as a read-only user
      When a new loan is sent
      Then the request is refused with 403 and the reason "feature-missing"

  Rule: Every response carries a trace id, so that support finds its request

    Scenario Outline: <response> carries a trace id
      Given I am signed in as lending staff
      When "<address>" is requested
      Then the response carries a trace id

      Examples:
        | response              | address                 |
        | A successful response | /api/loans/institutions |
        | A refusal             | /api/nowhere            |

  Rule: A request to an unknown world of the mock server is refused

    @T-1-03
    Scenario: A request for the settings of an unknown world is refused
      When the settings are requested in a world that does not exist
      Then the request is refused with 400 and the reason "world-unknown"
