Feature: The error page
  A plain page that explains an HTTP-style code.

  @domain
  Rule: Each code has its title and its message

    @L-8.5-01 @L-8.5-02 @L-8.5-03 @L-8.5-04 @L-8.5-05 @L-8.5-06 @L-8.5-07 @L-8.5-08 @L-8.5-09 @L-8.5-10 @L-8.5-11 @L-8.5-12 @L-8.5-13
    Scenario Outline: Code <code>
      When the error page is asked for the code "<code>"
      Then its title is "<title>"
      And its message is "<message>"

      Examples:
        | code | title                 | message                                                                                                         |
        | 400  | Bad Request           | The server cannot or will not process the request.                                                              |
        | 401  | Unauthorized          | The request has not been completed because it lacks valid authentication credentials for the requested resource. |
        | 403  | Forbidden             | Access forbidden.                                                                                               |
        | 405  | Method Not Allowed    | Incorrect HTTP Verb used.                                                                                       |
        | 408  | Request Timeout       | Request Timeout.                                                                                                |
        | 409  | Conflict              | Request conflicts with the current state of the server.                                                         |
        | 412  | Precondition Failed   | Precondition Failed.                                                                                            |
        | 421  | Misdirected Request   | Sorry, we are unable process your request.                                                                      |
        | 428  | Precondition Required | Precondition Required.                                                                                          |
        | 500  | Internal Server Error | The server has encountered a situation it does not know how to handle.                                          |
        | 502  | Bad Gateway           | Bad Gateway.                                                                                                    |
        | 503  | Service Unavailable   | Service Unavailable.                                                                                            |
        | 504  | Gateway Timeout       | Gateway Timeout.                                                                                                |

    @L-8.5-14
    Scenario Outline: <case>
      When the error page is asked for the code "<code>"
      Then its title is "Page Not Found"
      And its message is "Sorry, we are unable to find that page."

      Examples:
        | case                     | code        |
        | No code                  |             |
        | A code outside the table | 404         |
        | A code that is no number | teapot      |
        | A word of the language   | constructor |

  @browser @L-1-07 @L-2.4-01 @L-2.4-02 @L-2.4-03 @L-2.4-04 @L-2.4-05 @L-2.1-03 @L-2.1-04 @L-4.8-01
  Rule: The page shows the texts of the code in its address and follows it; without a code, or with an unknown one, it says that there is no such page

    Scenario: No code, a known one, another, and one that nobody knows
      Given nobody is signed in
      When I open the error page without a code
      Then the page is titled "Page Not Found"
      And I read "Sorry, we are unable to find that page."
      When I open the error page for the code "503"
      Then the page is titled "Service Unavailable"
      And I read "Service Unavailable."
      When the address changes to the code "409" without loading the page again
      Then the page is titled "Conflict"
      And I read "Request conflicts with the current state of the server."
      When the address changes to the code "418" without loading the page again
      Then the page is titled "Page Not Found"
      And I read "Sorry, we are unable to find that page."
