@app
Feature: Headers of requests
  A request carries the access token and the anti-forgery token where the server needs them.

  Background:
    Given the "lending-staff" user is signed in

  Rule: Requests to protected addresses have an access token, other requests have none

    @L-7-22 @S-7-31
    Scenario Outline: The address of the events is not below "<address>"
      Given the installation protects the addresses below "/api/navigation/" and "<address>"
      When I open the address "/lf/loan-pipeline"
      Then the request for the events carries no access token

      Examples: Another folder, and a part of the name
        | address     |
        | /api/loans/ |
        | /api/event  |

    @L-7-21 @S-7-29 @S-7-30
    Scenario: The user needs a token
      When I look at the page "What's New"
      Then the request for the user carries an access token for the scope of its address

  Rule: Each request has the value of the anti-forgery cookie as a header

    @L-7-01
    Scenario: The request for the user repeats the cookie
      When I look at the page "What's New"
      Then the request for the user carries the anti-forgery token of the cookie
