Feature: Submitting the create form
  The server may refuse, fail or send malformed data, or the connection may break. The user sees one message, and at
  most one loan is created.

  @app
  Rule: A failed create request shows one error, and no loan is created

    Background:
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"

    @L-8.1-02
    Scenario Outline: The server error dialog for <response>
      Given the server responds to the next create request with <response>
      When I send the form
      Then the only dialog is "We have experienced a problem processing your request." and says "<text>"
      And the error names the support number and the trace id of the response
      And the pipeline lists 0 loans of "Ada Newcomer"

      Examples:
        | response                      | text                      |
        | a conflict and its reason     | The file is locked.       |
        | a server failure              |                           |
        | a server failure and a reason | The store is being moved. |
        | a page of a broken gateway    |                           |

    Scenario Outline: The request does not reach the server: <response>
      Given the server responds to the next create request with <response>
      When I send the form
      Then the only dialog is "We have experienced a problem processing your request." and says "<text>"
      And the pipeline lists 0 loans of "Ada Newcomer"

      Examples:
        | response            | text                          |
        | a page of a proxy   |                               |
        | a broken connection | The server cannot be reached. |

    @L-7-23 @L-8.2-01 @L-8.2-03
    Scenario Outline: The server responds with <response>
      Given the server responds to the next create request with <response>
      When I send the form
      Then the only dialog is "Create Loan Failed" and says "<text>"
      And the pipeline lists 0 loans of "Ada Newcomer"

      Examples:
        | response                  | text                                                                    |
        | an error and its reason   | The institution is closed.                                              |
        | an error without a reason | The loan could not be created. Your entries are kept; please try again. |

    @L-8.2-03
    Scenario: The second error has another reason than the first
      Given the server responds to the next create request with an error without a reason
      And I send the form
      And I close the message
      And the server responds to the next create request with an error and its reason
      When I send the form
      Then the only dialog is "Create Loan Failed" and says "The institution is closed."

  @app @L-4.6-07 @L-8.2-02
  Rule: An error while creating a lead is titled "Create Lead Failed"

    Scenario Outline: The server responds with <response>
      Given the "lending-staff" user is signed in
      And I have filled in a lead for "Leo Prospect"
      And the server responds to the next create request with <response>
      When I send the form
      Then the only dialog is "Create Lead Failed" and says "<text>"

      Examples:
        | response                  | text                                                                    |
        | an error and its reason   | The institution is closed.                                              |
        | an error without a reason | The lead could not be created. Your entries are kept; please try again. |

  @app
  Rule: If the response to a create request is lost or malformed, the loan exists, but the user sees an error

    Scenario Outline: The server responds with <response>
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"
      And the server responds to the next create request with <response>
      When I send the form
      Then the only dialog is "<title>" and says "<text>"
      And the pipeline lists 1 loan of "Ada Newcomer"

      Examples:
        | response               | title                                                  | text                                                                    |
        | a truncated response   | We have experienced a problem processing your request. |                                                                         |
        | values of a wrong type | Create Loan Failed                                     | The loan could not be created. Your entries are kept; please try again. |
        | no address to open     | Create Loan Failed                                     | The loan could not be created. Your entries are kept; please try again. |

  @app @L-4.6-07 @L-7-24
  Rule: After an error, sending the form again creates one loan

    Scenario Outline: The server first responds with <response>
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"
      And the server responds to the next create request with <response>
      And I send the form
      And I close the message
      When I send the form
      Then I see the dashboard of that loan
      And the pipeline lists 1 loan of "Ada Newcomer"

      Examples:
        | response                |
        | a server failure        |
        | an error and its reason |
        | a broken connection     |
        | a truncated response    |
        | values of a wrong type  |
        | no address to open      |

  @app @L-8.1-01
  Rule: A 401 response to a creation ends the session and creates nothing

    Background:
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"
      And the server responds to the next create request with status 401

    Scenario: The user is logged out
      When I send the form
      Then the server received one logout

    Scenario: No message opens
      When I send the form
      Then no dialog is open

  @app
  Rule: Pressing Create while a create request is pending does nothing

    Scenario: The form is sent twice at once
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"
      When I send the form twice at once
      Then I see the dashboard of that loan
      And the server received 1 create request
      And the pipeline lists 1 loan of "Ada Newcomer"

  @app
  Rule: If the response to a create request was lost, sending edits creates no second loan but shows a message

    Background:
      Given the "lending-staff" user is signed in
      And I have sent a loan for "Ada Newcomer" at a rate of "6.5", and the response got lost
      And I enter "6.625" as "Interest rate"

    Scenario: The dialog says what became of the edits
      When I send the form
      Then the only dialog is "Loan Already Created" and says "Your first attempt created the loan, but the response of the server was lost. The loan does not have the changes that you made afterwards, and no second loan was created."
      And the pipeline lists 1 loan of "Ada Newcomer"

    Scenario: The loan of the first attempt opens
      Given I send the form
      When I choose "Open the loan"
      Then I see the dashboard of that loan
      And "Loan Details" shows:
        | Rate | 6.500% |

    Scenario: The user continues editing
      Given I send the form
      When I close the message
      Then the form shows:
        | Last name     | Newcomer |
        | Interest rate | 6.625    |

  @app
  Rule: The loan has the edits that the user made after a failed create request

    Scenario Outline: The server first responds with <response>
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"
      And the server responds to the next create request with <response>
      And I send the form
      And I close the message
      And I enter "6.625" as "Interest rate"
      When I send the form
      Then "Loan Details" shows:
        | Rate | 6.625% |
      And the pipeline lists 1 loan of "Ada Newcomer"

      Examples:
        | response                |
        | a server failure        |
        | an error and its reason |
