Feature: What a failed call does to the user

  @http @L-8.1-02 @L-8.1-03 @L-4.9-01
  Rule: A failed call shows the server error with the trace id of its answer

    Scenario: The image flow of a loan that does not exist
      Given the "lending-staff" person is signed in
      When the image flow of a loan is asked for and does not exist
      Then the server error is shown with the trace id of the answer

  @http
  Rule: A loan that does not exist is shown by its page, not as a server error

    Scenario: Looking up an account that does not exist
      Given the "lending-staff" person is signed in
      When an unknown account is looked up
      Then no server error is shown
      And the failure is logged

  @http @L-8.4-01 @L-8.4-02 @L-8.4-03 @S-8-15 @S-8-16
  Rule: A failed load of a dashboard or an option list is only logged

    Scenario Outline: <load> cannot be loaded
      Given the "lending-staff" person is signed in
      When <load> is asked for and does not exist
      Then no server error is shown
      And the failure is logged

      Examples:
        | load                            |
        | the dashboard of a loan         |
        | the originators of an institution |
        | the products of an originator   |
        | the licenses of an originator   |
