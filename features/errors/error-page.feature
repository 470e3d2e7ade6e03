Feature: The error page
  A plain page that explains an HTTP-style code. It needs neither settings nor a sign-in.

  Background:
    Given I am not signed in

  Rule: The error page shows the title and the message of the code in its address

    @app @L-2.1-04 @L-2.4-01
    Scenario Outline: Code <code> shows "<title>"
      When I open the address "/error/<code>"
      Then the page is titled "<title>"
      And I read "<message>"

      Examples:
        | code | title                 | message                                                                                                          | rule     |
        | 400  | Bad Request           | The server cannot or will not process the request.                                                               | L-8.5-01 |
        | 401  | Unauthorized          | The request has not been completed because it lacks valid authentication credentials for the requested resource. | L-8.5-02 |
        | 403  | Forbidden             | Access forbidden.                                                                                                | L-8.5-03 |
        | 405  | Method Not Allowed    | Incorrect HTTP Verb used.                                                                                        | L-8.5-04 |
        | 408  | Request Timeout       | Request Timeout.                                                                                                 | L-8.5-05 |
        | 409  | Conflict              | Request conflicts with the current state of the server.                                                          | L-8.5-06 |
        | 412  | Precondition Failed   | Precondition Failed.                                                                                             | L-8.5-07 |
        | 421  | Misdirected Request   | Sorry, we are unable process your request.                                                                       | L-8.5-08 |
        | 428  | Precondition Required | Precondition Required.                                                                                           | L-8.5-09 |
        | 500  | Internal Server Error | The server has encountered a situation it does not know how to handle.                                           | L-8.5-10 |
        | 502  | Bad Gateway           | Bad Gateway.                                                                                                     | L-8.5-11 |
        | 503  | Service Unavailable   | Service Unavailable.                                                                                             | L-8.5-12 |
        | 504  | Gateway Timeout       | Gateway Timeout.                                                                                                 | L-8.5-13 |

  Rule: Without a code in its address, or with an unknown code, the error page says "Page Not Found"

    @app
    Scenario Outline: The address "<address>" opens the page "Page Not Found"
      When I open the address "<address>"
      Then the page is titled "Page Not Found"
      And I read "Sorry, we are unable to find that page."

      Examples: No code, an unknown number, and words
        | address            | rule                       |
        | /error             | L-2.1-03 L-2.4-02 L-2.4-03 |
        | /error/            | L-2.1-04 L-2.4-02          |
        | /error/404         | L-2.4-04 L-8.5-14          |
        | /error/teapot      | L-2.4-04 L-8.5-14          |
        | /error/constructor | L-2.4-04 L-8.5-14          |

  Rule: The error page changes its texts when the code in its address changes

    @app @L-2.4-05 @L-4.8-01 @L-1-07
    Scenario Outline: Going from code <code> to <next> shows "<title>"
      Given I open the address "/error/<code>"
      When I go on to "/error/<next>"
      Then the page is titled "<title>"
      And I read "<message>"

      Examples:
        | code | next | title          | message                                                 |
        | 503  | 409  | Conflict       | Request conflicts with the current state of the server. |
        | 409  | 418  | Page Not Found | Sorry, we are unable to find that page.                 |
