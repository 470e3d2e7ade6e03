Feature: Keeping the session alive
  While a tab is open the product reports it to the server, so that the session does not end. The feature "Idle timeout"
  says how often.

  @http @sign-in
  Rule: A keep-alive request is accepted without a body in the response

    @S-7-07 @S-7-08
    Scenario: The keep-alive request of a signed-in user is accepted without a response body
      Given I am signed in as lending staff
      When a keep-alive is requested
      Then the request is accepted, without a body in the response

  @app
  Rule: A user who is no longer signed in is logged out by the next keep-alive

    @L-6-01 @L-8.1-01
    Scenario: A keep-alive request with a 401 response signs the user out
      Given I am signed in as lending staff
      And the settings set no idle times
      And the request "keepAlive" fails with 401
      When I do nothing for 121 seconds
      Then I am signed out once

  @app
  Rule: A keep-alive request that fails with another status than 401 shows no error

    @S-7-08
    Scenario Outline: A keep-alive request that fails with <status> shows no error
      Given I am signed in as lending staff
      And the settings set no idle times
      And the request "keepAlive" fails with <status>
      When I do nothing for 120 seconds
      Then 1 keep-alive request was sent
      And no dialog is open
      And I am not warned

      Examples:
        | status |
        | 500    |
        | 403    |
