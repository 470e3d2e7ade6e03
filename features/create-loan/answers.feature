Feature: What comes of a press of Create
  The server may refuse, fail, answer nonsense or be cut off. Whatever it does, the user is told once, keeps the entries
  and ends with one loan.

  @http @L-4.6-07 @L-7-23 @L-7-24 @L-8.1-02 @L-8.2-01 @L-8.2-03
  Rule: Whatever comes back is told once, and the next press still creates one loan

    Scenario Outline: The creation is answered with <answer>
      Given the "lending-staff" person is signed in
      And I have filled in a loan for "Ada Newcomer"
      And the next creation is answered with <answer>
      When I send the form
      Then I am told once, titled "<title>": "<text>"
      And the pipeline lists <loans> of "Ada Newcomer"
      When I close what I was told
      And I send the form
      Then the dashboard of the new loan opens
      And the pipeline lists 1 of "Ada Newcomer"

      Examples: It does not happen
        | answer                        | title                                                  | text                                                                     | loans |
        | a conflict and its reason     | We have experienced a problem processing your request. | The file is locked.                                                      | 0     |
        | a server failure              | We have experienced a problem processing your request. |                                                                          | 0     |
        | a server failure and a reason | We have experienced a problem processing your request. | The store is being moved.                                                | 0     |
        | a page in between             | We have experienced a problem processing your request. |                                                                          | 0     |
        | a page of a broken gateway    | We have experienced a problem processing your request. |                                                                          | 0     |
        | an error and its reason       | Create Loan Failed                                     | The institution is closed.                                               | 0     |
        | an error without a reason     | Create Loan Failed                                     | The loan could not be created. Your entries are kept; please try again. | 0     |

      Examples: It happens, and the answer is lost on the way
        | answer                        | title                                                  | text                                                                     | loans |
        | half of the answer            | We have experienced a problem processing your request. |                                                                          | 1     |
        | values of another kind        | Create Loan Failed                                     | The loan could not be created. Your entries are kept; please try again. | 1     |
        | nowhere to go on to           | Create Loan Failed                                     | The loan could not be created. Your entries are kept; please try again. | 1     |

    @L-8.2-02
    Scenario Outline: A lead is answered with <answer>
      Given the "lending-staff" person is signed in
      And I have filled in a lead for "Leo Prospect"
      And the next creation is answered with <answer>
      When I send the form
      Then I am told once, titled "Create Lead Failed": "<text>"
      When I close what I was told
      And I send the form
      Then the lead summary of "Leo Prospect" opens

      Examples:
        | answer                    | text                                                                    |
        | an error and its reason   | The institution is closed.                                              |
        | an error without a reason | The lead could not be created. Your entries are kept; please try again. |

  @http @L-8.1-01
  Rule: A creation that is refused as not signed in ends the session and creates nothing

    Scenario: The session has ended in the meantime
      Given the "lending-staff" person is signed in
      And I have filled in a loan for "Ada Newcomer"
      And the next creation is answered with a call to sign in
      When I send the form
      Then the user is logged out once
      And I am told nothing
      And the pipeline lists 0 of "Ada Newcomer"

  @http
  Rule: A press while another one is under way sends nothing

    Scenario: Two presses
      Given the "lending-staff" person is signed in
      And I have filled in a loan for "Ada Newcomer"
      When I send the form twice at once
      Then the dashboard of the new loan opens
      And the server was asked for one creation
      And the pipeline lists 1 of "Ada Newcomer"

  Rule: What is edited after a lost answer is never lost in silence

    @http
    Scenario: The first attempt did create the loan
      Given the "lending-staff" person is signed in
      And I have filled in a loan for "Ada Newcomer"
      And the next creation is answered with half of the answer
      When I send the form
      And I close what I was told
      And I enter "6.625" as "Interest rate"
      And I send the form
      Then I am told once, titled "Loan Already Created": "Your earlier attempt did create the loan; only its answer was lost. What you have changed since is not part of it, and no second loan was created."
      And the pipeline lists 1 of "Ada Newcomer"
      When I open what was created
      Then the dashboard of the new loan opens
      And "Loan Details" shows:
        | Rate | 6.500% |

    @http
    Scenario Outline: The first attempt came to nothing: <answer>
      Given the "lending-staff" person is signed in
      And I have filled in a loan for "Ada Newcomer"
      And the next creation is answered with <answer>
      When I send the form
      And I close what I was told
      And I enter "6.625" as "Interest rate"
      And I send the form
      Then the dashboard of the new loan opens
      And "Loan Details" shows:
        | Rate | 6.625% |
      And the pipeline lists 1 of "Ada Newcomer"

      Examples:
        | answer                  |
        | a server failure        |
        | an error and its reason |

    @browser
    Scenario: A connection that breaks before the server has done anything, and one that breaks afterwards; then half an answer, and an edit
      Given the "lending-staff" person is signed in
      And I have filled in a loan for "Ada Newcomer"
      And the next creation is answered with a broken connection
      When I send the form
      Then I am told once, titled "We have experienced a problem processing your request.": "The server cannot be reached."
      When I close what I was told
      And the answer to the next creation gets lost
      And I send the form
      Then I am told once, titled "We have experienced a problem processing your request.": "The server cannot be reached."
      When I close what I was told
      And the next creation is answered with half of the answer
      And I send the form
      Then I am told once, titled "We have experienced a problem processing your request.": ""
      When I close what I was told
      And I enter "6.625" as "Interest rate"
      And I send the form
      Then I am told once, titled "Loan Already Created": "Your earlier attempt did create the loan; only its answer was lost. What you have changed since is not part of it, and no second loan was created."
      When I close what I was told
      Then the form shows:
        | Last name     | Newcomer |
        | Interest rate | 6.625    |
      When I send the form
      And I open what was created
      Then the dashboard of the new loan opens
      And one loan of "Ada Newcomer" stands in the loan pipeline
