Feature: The server-error dialog
  One dialog for every failed call that nobody else answers for: what happened, whom to ask, and which number to name.

  @domain @S-2.6-01 @S-2.6-02 @S-2.6-03 @S-8-01 @S-8-02 @S-8-03 @S-8-06 @S-8-07 @S-3-59 @S-3-60
  Rule: The dialog shows what it is given, and nothing that it is told to keep back

    Scenario Outline: <case>
      Given a server error that says "<said>" and "<shows it>", of the trace "<trace>" and "<shows trace>"
      And support has the number "<number>" and the site "<site>"
      Then the dialog is titled "We have experienced a problem processing your request."
      And its error message is "<message>"
      And its support text is "<support>"

      Examples: The message
        | case                               | said              | shows it    | trace | shows trace | number   | site | message           | support                                                                              |
        | A message to be shown              | The store is shut | is shown    | T-1   | is shown    | 555-0100 |      | The store is shut | If the issue persists, please contact 555-0100 and mention reference number: T-1     |
        | A message to be kept back          | The store is shut | is not      | T-1   | is shown    | 555-0100 |      |                   | If the issue persists, please contact 555-0100 and mention reference number: T-1     |
        | No message, though one is to show  |                   | is shown    | T-1   | is shown    | 555-0100 |      |                   | If the issue persists, please contact 555-0100 and mention reference number: T-1     |
        | No message, and none is to show    |                   | is not      | T-1   | is shown    | 555-0100 |      |                   | If the issue persists, please contact 555-0100 and mention reference number: T-1     |

      Examples: The reference number
        | case                               | said              | shows it    | trace | shows trace | number   | site | message           | support                                                                              |
        | A trace to be kept back            | The store is shut | is shown    | T-1   | is not      | 555-0100 |      | The store is shut | If the issue persists, please contact 555-0100                                       |
        | No trace, though one is to show    | The store is shut | is shown    |       | is shown    | 555-0100 |      | The store is shut | If the issue persists, please contact 555-0100                                       |
        | No trace, and none is to show      |                   | is not      |       | is not      | 555-0100 |      |                   | If the issue persists, please contact 555-0100                                       |

      Examples: Nobody to call
        | case                               | said              | shows it    | trace | shows trace | number   | site                     | message           | support                                                                                                       |
        | No number, with a trace            |                   | is not      | T-1   | is shown    |          | https://help.example     |                   | Please log a case via Case Management at https://help.example and mention reference number: T-1              |
        | No number, a trace kept back       |                   | is not      | T-1   | is not      |          | https://help.example     |                   | Please log a case via Case Management at https://help.example                                                 |
        | No number, without a trace         | The store is shut | is shown    |       | is not      |          | https://help.example     | The store is shut | Please log a case via Case Management at https://help.example                                                 |
        | No number and no site, with a trace |                  | is not      | T-1   | is shown    |          |                          |                   | Please log a case via Case Management at the provider's support site and mention reference number: T-1       |
        | No number and no site              |                   | is not      |       | is not      |          |                          |                   | Please log a case via Case Management at the provider's support site                                          |

  @browser @L-4.9-01 @L-8.1-02 @L-8.1-03 @S-2.1-02 @S-2.2-24 @S-2.6-01 @S-2.6-02 @S-2.6-03 @S-2.6-04 @S-3-61 @S-4.6-01 @S-4.6-02 @S-4.6-03 @S-8-01 @S-8-03 @S-8-04 @S-8-05 @S-9-10 @S-9-24
  Rule: The dialog can be read, copied from and dismissed. Whoever was in the middle of a loan stays there; after an error that leaves nothing to return to, the loan is closed and the user starts again

    Scenario: The test of the dialog in the middle of a loan, a link to a loan that cannot be loaded, then a start that fails
      Given the "lending-staff" person is signed in
      And a loan is open
      When I press the keys "Control+Shift+~"
      Then a message titled "We have experienced a problem processing your request." appears
      When I press "Dismiss"
      Then no message is open
      And I see the dashboard of that loan
      And the browser session keeps the account of that loan
      Given the "getAccountByApplicationIdentifier" call fails once, saying "The loans cannot be reached."
      When I open the dashboard of an application that does not exist
      Then a message titled "We have experienced a problem processing your request." appears
      And it names the support number and the trace id of the answer
      And the browser session keeps the account of that loan
      When I press "Dismiss"
      Then I land on the page "Mortgage Pipeline"
      And the browser session no longer keeps "account"
      When I press the keys "Control+Shift+~" inside the framed page
      Then a message titled "We have experienced a problem processing your request." appears
      When I press "Dismiss"
      Then no message is open
      When I open the loan of "Amelia Thornquist"
      Given the "initializeEnterpriseLos" call fails once, saying "The older application is being serviced."
      When I follow the logo
      Then a message titled "We have experienced a problem processing your request." appears
      And the message says "The older application is being serviced."
      And it names the support number and the trace id of the answer
      And the message is 600 pixels wide at most
      When I copy the reference number
      Then the clipboard holds the trace id of the answer
      And "Reference ID copied" shows for 5 seconds
      And the browser session no longer keeps "account"
      When I press "Dismiss"
      Then the page is titled "Your Work Could Not Be Opened"
