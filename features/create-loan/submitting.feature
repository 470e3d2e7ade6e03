Feature: Submitting the create form
  Create is disabled until all entries are valid. The server may then refuse, fail or send malformed data, or the
  connection may break. I see one message, and at most one loan is created.

  @app
  Rule: In an empty form Create is disabled, and the required fields are listed

    @L-4.6-01 @A-21 @A-128
    Scenario Outline: An empty <kind> lists its required fields and disables Create
      Given I am signed in as lending staff
      When I open the create <kind> screen
      Then the missing fields are "<missing>"
      And I cannot choose "<create>"

      Examples:
        | kind | create      | missing                                                                 |
        | loan | Create Loan | Institution, Originator, Product, First name, Last name, Tax identifier |
        | lead | Create Lead | Institution, Originator, Product, First name, Last name                 |

  @app
  Rule: Create is disabled while any part of the create form is invalid

    Background:
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"

    @L-4.6-01
    Scenario: With all required fields filled in, Create is enabled
      Then I can choose "Create Loan"

    @L-4.6-01
    Scenario: An invalid email blocks Create
      When I enter "nobody" as "Email" and leave the field
      Then I cannot choose "Create Loan"

    @L-4.6-01
    Scenario: A co-borrower without a name blocks Create
      When I turn "Add co-borrower" on
      Then the missing fields are "Co-borrower first name, Co-borrower last name, Co-borrower tax identifier"
      And I cannot choose "Create Loan"

  @app
  Rule: The disabled Create button names missing entries; Enter on it moves to the first of them

    @L-4.6-01
    Scenario: Enter on the disabled Create button moves the focus to the first missing entry in the list
      Given I am signed in as lending staff
      And I am on the create loan screen
      When I press "Enter" in "Create Loan"
      Then the server received 0 create requests
      And the listed entry "Institution" has the focus

    @A-128
    Scenario: A keyboard user reaches the disabled Create button and hears what is missing
      Given I am signed in as lending staff
      And I have filled in a lead for "Leo Prospect"
      And I clear "Last name"
      When I go to "Create Lead" with the Tab key
      Then the button "Create Lead" has the focus
      And "Create Lead" is described as "Required Last name"

  @app
  Rule: Each missing or wrong entry is listed; choosing one moves the focus to its place in the form

    Scenario Outline: Choosing the <what> moves the focus to its field
      Given I am signed in as lending staff
      And I am on the create loan screen
      And I turn "Add co-borrower" on
      And I enter "25.001" as "Interest rate"
      And I choose "Loan Information"
      When I choose "<entry>"
      Then "<entry>" has the focus

      Examples:
        | what                                   | entry                 |
        | missing last name of a co-borrower     | Co-borrower last name |
        | wrong interest rate, in a closed panel | Interest rate         |

  @browser
  Rule: On a phone, a wrong entry is in sight in the list, even beside many missing entries

    @A-128 @A-194
    Scenario: On a phone, a wrong interest rate is in sight while all other entries are missing
      Given the window is 390 by 844
      And I am signed in as lending staff
      And I am on the create loan screen
      When I enter "26" as "Interest rate" and leave the field
      Then the listed entry "Interest rate" is in sight

    @A-194
    Scenario: On a phone, the list of a new lead is one line above one row of buttons
      Given the window is 390 by 844
      And I am signed in as lending staff
      When I open the create lead screen
      Then the listed entry "Institution" is in sight
      And the list of entries is one line without a cut entry
      And the buttons "Cancel, Create Lead" are in one row
      And the heading and the buttons "Search" are in one row

  @app
  Rule: Pressing Enter in a field does not send the create form

    @L-2.2-12 @A-71
    Scenario Outline: Enter in "<field>" of a complete <kind> does not send the form
      Given I am signed in as lending staff
      And I have filled in a <kind> for "Ada Newcomer"
      When I press "Enter" in "<field>"
      Then the server received 0 create requests

      Examples:
        | kind | field       |
        | loan | Last name   |
        | loan | Sales price |
        | lead | Last name   |
        | lead | Zip code    |

  @app
  Rule: The pressed Create button shows a spinner and cannot be pressed until the response arrives

    Background:
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"

    @L-4.6-02 @L-4.6-03
    Scenario: Create shows that it is loading until the server responds
      When I send the form, and the response is late
      Then "Create Loan" shows that it is loading
      And a screen reader hears "Create Loan in progress."
      And I cannot choose "Create Loan"
      And "Create Loan" has the focus

    @L-4.6-03 @L-4.6-07
    Scenario: After the server refuses the loan, Create can be pressed again
      Given the server responds to the next create request with an error and its reason
      And I choose "Create Loan"
      When I close the message
      Then "Create Loan" does not show that it is loading
      And I can choose "Create Loan"
      And "Create Loan" has the focus

  @app
  Rule: After Create is pressed, the fields take no input until the response arrives

    Background:
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"

    @A-127
    Scenario: While a loan is being created, typing, pasting and turning a switch change nothing
      Given I send the form, and the response is late
      When I try to change:
        | field         | entry    |
        | First name    | Grace    |
        | Interest rate | 7        |
        | Loan purpose  | Purchase |
        | Forgivable    | on       |
      Then the form shows:
        | First name    | Ada |
        | Interest rate |     |
        | Loan purpose  |     |
        | Forgivable    | off |

    @L-4.6-07
    Scenario: After an error the form has its earlier entries and takes input again
      Given the server responds to the next create request with an error and its reason
      And I choose "Create Loan"
      And I close the message
      When I enter "Grace" as "First name"
      Then the form shows:
        | First name | Grace    |
        | Last name  | Newcomer |

  @app
  Rule: A failed create request shows one error, and no loan is created

    Background:
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"

    @L-8.1-02
    Scenario Outline: The server-error dialog opens for <response>, and no loan is created
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

    @C-12
    Scenario Outline: If <response> stops the request, the server-error dialog opens and no loan is created
      Given the server responds to the next create request with <response>
      When I send the form
      Then the only dialog is "We have experienced a problem processing your request." and says "<text>"
      And the pipeline lists 0 loans of "Ada Newcomer"

      Examples:
        | response            | text                                                 |
        | a page of a proxy   |                                                      |
        | a broken connection | We couldn't reach the server. Check your connection. |

    Scenario Outline: "Create Loan Failed" opens for <response>, and no loan is created
      Given the server responds to the next create request with <response>
      When I send the form
      Then the only dialog is "Create Loan Failed" and says "<text>"
      And the pipeline lists 0 loans of "Ada Newcomer"

      Examples:
        | response                  | text                                                           | rule                       |
        | an error and its reason   | The institution is closed.                                     | L-7-23 L-8.2-01 L-8.2-03   |
        | an error without a reason | We couldn't create the loan. Your entries are kept. Try again. | L-8.2-04                   |

    @A-196
    Scenario: A second error of Create shows its own reason
      Given the server responds to the next create request with an error without a reason
      And I send the form
      And I close the message
      And the server responds to the next create request with an error and its reason
      When I send the form
      Then the only dialog is "Create Loan Failed" and says "The institution is closed."

  @app
  Rule: An error while creating a lead is titled "Create Lead Failed"

    Scenario Outline: "Create Lead Failed" opens for <response>
      Given I am signed in as lending staff
      And I have filled in a lead for "Leo Prospect"
      And the server responds to the next create request with <response>
      When I send the form
      Then the only dialog is "Create Lead Failed" and says "<text>"

      Examples:
        | response                  | text                                                           | rule     |
        | an error and its reason   | The institution is closed.                                     | L-8.2-02 |
        | an error without a reason | We couldn't create the lead. Your entries are kept. Try again. | L-8.2-04 |

  @app @robustness
  Rule: If a create response is lost or malformed, I see an error although the loan exists

    Scenario Outline: I see an error although the loan exists: <response>
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      And the server responds to the next create request with <response>
      When I send the form
      Then the only dialog is "<title>" and says "<text>"
      And the pipeline lists 1 loan of "Ada Newcomer"

      Examples:
        | response               | title                                                  | text                                                           | rule |
        | a truncated response   | We have experienced a problem processing your request. |                                                                | C-12 |
        | values of a wrong type | Create Loan Failed                                     | We couldn't create the loan. Your entries are kept. Try again. | A-51 |
        | no address to open     | Create Loan Failed                                     | We couldn't create the loan. Your entries are kept. Try again. | A-51 |

  @app @L-4.6-07 @L-7-24
  Rule: After an error, sending the form again creates one loan

    Scenario Outline: Sending the form again creates one loan, first response: <response>
      Given I am signed in as lending staff
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

  @app @robustness @A-190
  Rule: A form is sent without a loss if the browser has no anti-forgery cookie of the server

    Scenario Outline: The browser <cookie>, and the form creates one loan
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      And the browser <cookie>
      When I send the form
      Then I see the dashboard of that loan
      And the pipeline lists 1 loan of "Ada Newcomer"

      Examples:
        | cookie                                             |
        | has lost the anti-forgery cookie                   |
        | has the anti-forgery cookie of another application |

  @app @L-8.1-01
  Rule: A 401 response to a creation ends the session and creates nothing

    Scenario: A 401 response to a creation logs me out once and opens no message
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      And the server responds to the next create request with status 401
      When I send the form
      Then the server received one logout
      And no dialog is open

  @app
  Rule: Pressing Create while a create request is pending does nothing

    @A-86
    Scenario: A double-click on Create sends the form once
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      When I double-click "Create Loan"
      Then I see the dashboard of that loan
      And the server received 1 create request
      And the pipeline lists 1 loan of "Ada Newcomer"

  @browser @A-127
  Rule: Create that is pressed while the dashboard of the new loan opens sends nothing

    Scenario: The second press comes after the response, while the code of the dashboard is downloaded
      Given I am signed in as branch staff
      And the borrower check was completed with:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | ssn       |
      And I am on the create loan screen
      And I have sent the form, and the code of the dashboard is slow
      When I press the keys "Enter"
      Then the server received 1 create request

  @app @A-86
  Rule: If a create response was lost, sending edits shows a message and creates no second loan

    Background:
      Given I am signed in as lending staff
      And I have sent a loan for "Ada Newcomer" at a rate of "6.5", and the response got lost
      And I enter "6.625" as "Interest rate"

    Scenario: The dialog "Loan Already Created" says that the loan does not have the edits
      When I send the form
      Then the only dialog is "Loan Already Created" and says "Your first attempt created the loan, but the server's response was lost. The loan doesn't include changes you made after that. No second loan was created."
      And the pipeline lists 1 loan of "Ada Newcomer"

    Scenario: "Open the loan" opens the loan of the first attempt, without the edits
      Given I send the form
      When I choose "Open the loan"
      Then I see the dashboard of that loan
      And "Loan Details" shows:
        | Rate | 6.500% |

    Scenario: Closing the dialog "Loan Already Created" keeps the edits in the form
      Given I send the form
      When I close the message
      Then no dialog is open
      And the form shows:
        | Last name     | Newcomer |
        | Interest rate | 6.625    |

  @app @A-86
  Rule: The loan has the edits that I made after a failed create request

    Scenario Outline: After <response>, the edited form creates one loan with the edits
      Given I am signed in as lending staff
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
