Feature: The server-error dialog
  The dialog opens for each failed request that no screen handles itself. It says what happened, whom to ask and which
  reference number to quote.

  @domain
  Rule: The error decides whether the server-error dialog shows a message and a reference number

    Background:
      Given support has the number "555-0100" and the site ""

    @S-8-02 @S-3-60
    Scenario Outline: The message in the server-error dialog: <case>
      Given an error with the message "<said>", which <shows it> to be shown
      Then the error message is "<message>"

      Examples:
        | case                     | said              | shows it | message           |
        | A message to be shown    | The store is shut | is       | The store is shut |
        | A message to be left out | The store is shut | is not   |                   |
        | No message to show       |                   | is       |                   |
        | No message at all        |                   | is not   |                   |

    @S-8-03 @S-3-59
    Scenario Outline: The reference number in the server-error dialog: <case>
      Given an error with the reference number "<trace>", which <shows trace> to be shown
      Then the support text is "<support>"

      Examples:
        | case                              | trace | shows trace | support                                                                          |
        | A reference number to be shown    | T-1   | is          | If the issue persists, please contact 555-0100 and mention reference number: T-1 |
        | A reference number to be left out | T-1   | is not      | If the issue persists, please contact 555-0100                                   |
        | No reference number to show       |       | is          | If the issue persists, please contact 555-0100                                   |
        | No reference number at all        |       | is not      | If the issue persists, please contact 555-0100                                   |

  @domain @S-8-07
  Rule: Without a support number the dialog asks to log a case via Case Management

    @S-8-22 @S-8-26
    Scenario Outline: The support text without a support number: <case>
      Given an error with the reference number "<trace>", which <shows trace> to be shown
      And support has the number "" and the site "<site>"
      Then the support text is "<support>"

      Examples:
        | case                              | trace | shows trace | site                 | support                                                                                                |
        | A reference number to be shown    | T-1   | is          | https://help.example | Please log a case via Case Management at https://help.example and mention reference number: T-1        |
        | A reference number to be left out | T-1   | is not      | https://help.example | Please log a case via Case Management at https://help.example                                          |
        | No reference number               |       | is not      | https://help.example | Please log a case via Case Management at https://help.example                                          |
        | No site, with a reference number  | T-1   | is          |                      | Please log a case via Case Management at the provider's support site and mention reference number: T-1 |
        | No site, no reference number      |       | is not      |                      | Please log a case via Case Management at the provider's support site                                   |

  Rule: If a click on the logo fails, the server-error dialog shows message and reference number

    Background:
      Given I am signed in as lending staff
      And a loan is open
      And the next "initializeEnterpriseLos" request fails with the message "The legacy application is being serviced."

    @app @S-2.6-01 @S-2.6-02 @S-8-01
    Scenario: The server-error dialog is titled "We have experienced a problem ..." and shows the server's message
      When I follow the logo
      Then the only dialog is "We have experienced a problem processing your request." and says "The legacy application is being serviced."

    @app @L-8.1-02 @L-8.1-03 @L-4.9-01
    Scenario: The dialog names the support number, then the trace id of the response as reference number
      When I follow the logo
      Then the error names the support number and the trace id of the response

    @app @S-3-09
    Scenario: The support number in the server-error dialog is a link that calls it
      When I follow the logo
      Then the link "(206) 555-0199" leads to "tel:2065550199"

    @app
    Scenario: A click beside the server-error dialog does not close it
      Given I follow the logo
      When I click beside the dialog
      Then the error names the support number and the trace id of the response

    @browser @S-9-24
    Scenario: The server-error dialog is at most 600 pixels wide
      When I follow the logo
      Then the message is 600 pixels wide at most

  @app
  Rule: If the server sends no message, the server-error dialog has none

    @S-2.6-02
    Scenario: A failed initialization without a message opens the dialog without a message
      Given I am signed in as lending staff
      And the request "initializeEnterpriseLos" fails with 500
      When I open the product
      Then a dialog titled "We have experienced a problem processing your request." appears
      And the error has no message

  @app
  Rule: If the response has no trace id, the server-error dialog names only the support number

    @S-8-06 @S-2.6-03
    Scenario: A failed initialization without a trace id opens the dialog with only the support number
      Given I am signed in as lending staff
      And the next "initializeEnterpriseLos" request fails without a trace id
      When I open the product
      Then I read "If the issue persists, please contact (206) 555-0199"

  @app
  Rule: In the server-error dialog the button beside the reference number copies the number

    Background:
      Given I am signed in as lending staff
      And a loan is open
      And the next "initializeEnterpriseLos" request fails with the message "The legacy application is being serviced."
      And I follow the logo

    @S-8-04
    Scenario: The icon beside the reference number puts the number on the clipboard
      When I choose "Copy reference number"
      Then the clipboard holds the trace id of the response
      And an icon is beside the reference number

    @S-8-05 @S-9-10
    Scenario: The notice "Reference ID copied" closes after 5 seconds
      When I choose "Copy reference number"
      Then "Reference ID copied" shows for 5 seconds

    @S-9-10
    Scenario: The notice that the reference ID could not be copied closes after 5 seconds
      Given the browser refuses access to the clipboard
      When I choose "Copy reference number"
      Then "We couldn't copy the reference ID. Select it and copy it." shows for 5 seconds

  Rule: Control+Shift+~ opens a test of the server-error dialog

    @app @S-2.2-24 @S-1-04
    Scenario: Control+Shift+~ on the dashboard of a loan opens the server-error dialog
      Given I am signed in as lending staff
      And a loan is open
      When I press the keys "Control+Shift+~"
      Then a dialog titled "We have experienced a problem processing your request." appears

    @app @S-2.2-24
    Scenario: Control+Shift+~ in the quick search opens the server-error dialog
      Given I am signed in as lending staff
      And I am on the Loan Pipeline
      And I search quickly for "a"
      When I press the keys "Control+Shift+~"
      Then a dialog titled "We have experienced a problem processing your request." appears

    @browser @S-2.2-24 @A-93
    Scenario: Control+Shift+~ inside a framed page opens the server-error dialog
      Given I am signed in as lending staff
      And I am on the Loan Pipeline
      When I press the keys "Control+Shift+~" inside the framed page
      Then a dialog titled "We have experienced a problem processing your request." appears

  @app
  Rule: After an error that keeps the page, "Dismiss" closes the dialog and keeps the open loan

    Background:
      Given I am signed in as lending staff
      And a loan is open

    @S-2.6-04 @S-4.6-03
    Scenario: "Dismiss" closes the server-error dialog
      Given I press the keys "Control+Shift+~"
      When I choose "Dismiss"
      Then no dialog is open
      And I see the dashboard of that loan
      And session storage has the account of that loan

    @S-4.6-03
    Scenario: The loan stays open after a request for its images has failed
      Given the next "getImageFlowAccess" request fails with the message "The images cannot be reached."
      And I open the image flow of the loan
      When I choose "Dismiss"
      Then no dialog is open
      And I see the dashboard of that loan
      And session storage has the account of that loan

  @app
  Rule: After an error that leads to the start page, "Dismiss" closes the loan and opens that page

    Background:
      Given I am signed in as lending staff
      And a loan is open
      And the next "getAccountByApplicationIdentifier" request fails with the message "The loans cannot be reached."
      And I open the dashboard of an application that does not exist

    @S-3-61 @S-4.6-01 @S-4.6-02
    Scenario: "Dismiss" closes the loan, which was open until then, and opens the start page
      Given session storage has the account of that loan
      When I choose "Dismiss"
      Then session storage has no "account"
      And I land on the page "Mortgage Pipeline"

    @S-4.6-02
    Scenario: After an error that leads to the start page, Escape opens that page, too
      When I press the keys "Escape"
      Then I land on the page "Mortgage Pipeline"

  @app @S-2.1-02
  Rule: Opening the start page closes the loan

    Scenario: The loan closes even if the start page cannot be opened
      Given I am signed in as lending staff
      And a loan is open
      And the next "initializeEnterpriseLos" request fails with the message "The legacy application is being serviced."
      When I follow the logo
      Then session storage has no "account"
