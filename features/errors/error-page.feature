Feature: The error page
  A plain page that explains an HTTP-style code. It needs neither settings nor a sign-in.

  Background:
    Given no user is signed in

  Rule: The error page shows the title and the message of the code in its address

    @app @L-2.1-04 @L-2.4-01 @L-1-07
    Scenario: The address of the code 503 opens the page "Service Unavailable"
      When I open the address "/error/503"
      Then the page is titled "Service Unavailable"
      And I read "Service Unavailable."

    @app
    Scenario Outline: Code <code> shows "<title>"
      When I open the address "/error/<code>"
      Then the page is titled "<title>"
      And I read "<message>"

      @L-8.5-01 @L-8.5-02 @L-8.5-03
      Examples: The request is not accepted
        | code | title        | message                                                                                                          |
        | 400  | Bad Request  | The server cannot or will not process the request.                                                               |
        | 401  | Unauthorized | The request has not been completed because it lacks valid authentication credentials for the requested resource. |
        | 403  | Forbidden    | Access forbidden.                                                                                                |

      @L-8.5-04 @L-8.5-05 @L-8.5-06
      Examples: The request comes in the wrong way or at the wrong time
        | code | title              | message                                                 |
        | 405  | Method Not Allowed | Incorrect HTTP Verb used.                               |
        | 408  | Request Timeout    | Request Timeout.                                        |
        | 409  | Conflict           | Request conflicts with the current state of the server. |

      @L-8.5-07 @L-8.5-08 @L-8.5-09
      Examples: A condition of the request does not hold
        | code | title                 | message                                    |
        | 412  | Precondition Failed   | Precondition Failed.                       |
        | 421  | Misdirected Request   | Sorry, we are unable process your request. |
        | 428  | Precondition Required | Precondition Required.                     |

      @L-8.5-10 @L-8.5-11
      Examples: The server fails
        | code | title                 | message                                                                |
        | 500  | Internal Server Error | The server has encountered a situation it does not know how to handle. |
        | 502  | Bad Gateway           | Bad Gateway.                                                           |

      @L-8.5-12 @L-8.5-13
      Examples: The server does not respond
        | code | title               | message              |
        | 503  | Service Unavailable | Service Unavailable. |
        | 504  | Gateway Timeout     | Gateway Timeout.     |

  Rule: Without a code in its address, or with an unknown code, the error page says "Page Not Found"

    @app @L-2.1-03 @L-2.1-04 @L-2.4-02
    Scenario: An address without a code is an address of the error page
      When I open the address "/error"
      Then the page is titled "Page Not Found"

    @app @L-2.4-03
    Scenario: Without a code, the error page says that the page cannot be found
      When I open the address "/error"
      Then the page is titled "Page Not Found"
      And I read "Sorry, we are unable to find that page."

    @app @L-8.5-14 @L-2.4-04
    Scenario Outline: Page not found: <case>
      When I open the address "/error/<code>"
      Then the page is titled "Page Not Found"
      And I read "Sorry, we are unable to find that page."

      Examples:
        | case                                 | code        |
        | An unknown code                      | 404         |
        | A code that is not a number          | teapot      |
        | A property of all JavaScript objects | constructor |

  Rule: The error page changes its texts when the code in its address changes

    @app @L-2.4-05 @L-4.8-01
    Scenario Outline: Going from code <code> to <next> shows "<title>"
      Given I open the address "/error/<code>"
      When I go on to "/error/<next>"
      Then the page is titled "<title>"
      And I read "<message>"

      Examples:
        | code | next | title          | message                                                 |
        | 503  | 409  | Conflict       | Request conflicts with the current state of the server. |
        | 409  | 418  | Page Not Found | Sorry, we are unable to find that page.                 |
