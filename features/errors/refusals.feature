@http @robustness
Feature: How the server refuses
  For engineers: a refusal says what was wrong and what to do.

  Rule: The refusal of an unknown address names the nearest known address

    @T-1-01
    Scenario: The refusal of an unknown address names the nearest known address
      Given I am signed in as lending staff
      When "/api/loan/institutions" is requested
      Then the request is refused with 404 and the reason "path-unknown"
      And the refusal points to "/api/loans/institutions"

  Rule: A request to an unknown world of the mock server is refused

    @T-1-03
    Scenario: A request for the settings of an unknown world is refused
      When "/api/configuration" is requested in an unknown world
      Then the request is refused with 400 and the reason "world-unknown"
