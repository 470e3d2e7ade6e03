Feature: Requests for something that does not exist

  @http @L-8.1-02 @L-8.1-03 @L-4.9-01
  Rule: A failed request shows the server error with the trace id of its response

    Scenario: The image flow of a loan that does not exist
      Given the "lending-staff" user is signed in
      When the image flow of a loan is asked for and does not exist
      Then the server error is shown with the trace id of the answer

  @http
  Rule: A loan that does not exist is shown by its page, not as a server error

    Scenario: Looking up an account that does not exist
      Given the "lending-staff" user is signed in
      When an unknown account is looked up
      Then no server error is shown
      And the failure is logged

  @http
  Rule: A dashboard or an option list that cannot be loaded is only logged

    Scenario Outline: <load> cannot be loaded
      Given the "lending-staff" user is signed in
      When <load> is asked for and does not exist
      Then no server error is shown
      And the failure is logged

      @L-8.4-01 @L-8.4-03
      Examples: The dashboard
        | load                    |
        | the dashboard of a loan |

      @L-8.4-02 @L-8.4-03 @S-8-16
      Examples: The originators
        | load                              |
        | the originators of an institution |

      @L-8.4-02 @L-8.4-03
      Examples: The other option lists
        | load                          |
        | the products of an originator |
        | the licenses of an originator |
