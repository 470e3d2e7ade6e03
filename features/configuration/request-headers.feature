@app @robustness
Feature: Headers of requests
  A request carries the access token and the anti-forgery token where the server needs them.

  Background:
    Given I am signed in as lending staff

  Rule: Requests to protected addresses have an access token, other requests have none

    @L-7-22 @S-7-31
    Scenario Outline: Protecting "<address>" does not protect /api/events
      Given the installation protects the addresses below "/api/navigation/" and "<address>"
      When I open the address "/lf/loan-pipeline"
      Then the request to "/api/events" carries no access token

      Examples: Another folder, and an address that ends within a name
        | address     |
        | /api/loans/ |
        | /api/event  |

    @L-7-21 @S-7-29 @S-7-30
    Scenario: The request for the data of the user has an access token
      When I open the page "What's New"
      Then the request for the data of the user carries an access token for the scope of its address

  Rule: Each request repeats the value of the anti-forgery cookie in a header

    @L-7-01
    Scenario: The request for the data of the user repeats the anti-forgery cookie in a header
      When I open the page "What's New"
      Then the request for the data of the user carries the anti-forgery token of the cookie

  Rule: Without the anti-forgery cookie a request has no anti-forgery header

    @L-7-02
    Scenario: Without the anti-forgery cookie, the request for institutions has no anti-forgery header
      Given I am on the page "What's New"
      And the browser has lost the anti-forgery cookie
      When I go on to "/new-loan"
      Then the request to "/api/loans/institutions" carries no anti-forgery token
