@sign-in
Feature: Keeping the session alive
  While a tab is open the product reports it to the server, so that the session does not end. Idle timeout says how often.

  @http
  Rule: A keep-alive request is answered without a body

    @S-7-07 @S-7-08
    Scenario: The user is signed in
      Given the "lending-staff" user is signed in
      When a keep-alive is asked for
      Then the server accepts it without a body
      And no server error is shown

  @http
  Rule: A user who is no longer signed in is logged out by the next keep-alive

    @L-6-01 @L-8.1-01
    Scenario: The token has expired
      Given the "lending-staff" user is signed in with a token that has expired
      When a keep-alive is asked for
      Then the user is logged out once
      And no server error is shown

  @http
  Rule: The user sees nothing of any other failure of a keep-alive

    Scenario Outline: <failure>
      Given the "lending-staff" user is signed in
      And keep-alive calls fail with <failure>
      When a keep-alive is asked for
      Then no server error is shown
      And the user is still signed in
      And the failure is logged

      Examples:
        | failure                   |
        | the status 500            |
        | the status 503            |
        | the status 403            |
