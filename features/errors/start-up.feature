Feature: When the product cannot start
  Whatever is missing, the page says what is wrong and what to do. It is never blank and never reloads itself endlessly.

  Rule: Without its settings the product shows the error page and offers to try again

    @app @L-7-06
    Scenario: The settings are requested before the sign-in, without a token
      Given I am not signed in
      When I open the address "/lf/loan-pipeline"
      Then the identity provider asks who I am
      And the settings were requested before, without a token

    @browser @A-90
    Scenario: While the settings do not arrive, the page reads "Still Starting"
      Given I am not signed in
      And the settings do not arrive
      And I open the address "/lf/loan-pipeline"
      When a few seconds have passed
      Then the page is titled "Still Starting"
      And I read "The server hasn't responded yet. This page continues automatically when it does. If nothing happens within a minute, reload the page."

    @app @A-65
    Scenario Outline: If the settings <fail>, the error page opens
      Given I am not signed in
      And the settings <fail>
      When I open the address "/lf/loan-pipeline"
      Then the page is titled "Internal Server Error"
      And I read "We couldn't load the settings you need to sign in. Try again in a moment. If that doesn't help, contact your system administrator."
      And the settings were requested once

      Examples:
        | fail             |
        | cannot be served |
        | are refused      |
        | are truncated    |

    @app @A-65
    Scenario: "Try again" shows the error page again if the settings still cannot be served
      Given I am not signed in
      And the settings cannot be served
      And I open the address "/lf/loan-pipeline"
      When I choose "Try again"
      Then the page is titled "Internal Server Error"
      And I can choose "Try again"
      And the settings were requested twice

    @app @A-65
    Scenario: "Try again" goes on to the sign-in once the settings can be served
      Given I am not signed in
      And the settings cannot be served
      And I open the address "/lf/loan-pipeline"
      And the settings can be served again
      When I choose "Try again"
      Then the identity provider asks who I am

    @browser @A-65
    Scenario: A reload of the error page opens the wanted page once the settings can be served
      Given I am signed in at the identity provider as lending staff
      And the settings cannot be served
      And I open the address "/lf/loan-pipeline"
      And the page is titled "Internal Server Error"
      And the settings can be served again
      When I reload the page
      Then I land on the page "Mortgage Pipeline"

    @browser @A-65
    Scenario: A reload shows the error page again if the settings still cannot be served
      Given I am not signed in
      And the settings cannot be served
      And I open the address "/lf/loan-pipeline"
      When I reload the page
      Then the page is titled "Internal Server Error"
      And I read "We couldn't load the settings you need to sign in. Try again in a moment. If that doesn't help, contact your system administrator."

  Rule: A sign-in that fails shows the reason and a code for support

    @app @S-5-17
    Scenario Outline: No sign-in, because <reason>
      Given I am not signed in
      And <reason>
      When I open the address "/lf/loan-pipeline"
      Then the page is titled "Sign-In Isn't Available"
      And I read "Reference number for support: <code>"
      And I can choose "Reload"
      And the settings were requested once

      Examples:
        | reason                                          | code                       | rule |
        | the sign-in authority is not secure             | authority_uri_insecure     |      |
        | the sign-in metadata cannot be read             | endpoints_resolution_error |      |
        | the settings name no scope for loading the user | user_call_without_scope    | A-92 |

    @app @L-2.1-05
    Scenario: The error page needs no sign-in
      Given I am not signed in
      And the settings name no scope for loading the user
      When I open the address "/error/409"
      Then the page is titled "Conflict"

  @app @L-2.1-31
  Rule: After the third failed sign-in in a row, only "Try again" starts another sign-in

    Background:
      Given I am signed in at the identity provider as lending staff
      And the identity provider gives no tokens

    Scenario: The second failed sign-in leads to the signed-out page
      Given the sign-in has failed once
      When I choose "OK"
      Then the page is titled "You've been signed out"

    Scenario: The third failed sign-in is explained with a code for support
      Given the sign-in has failed twice
      When I choose "OK"
      Then the page is titled "Sign-In Keeps Failing"
      And I read "Several sign-in attempts failed, so we stopped retrying. Try again in a moment. If that doesn't help, start over to clear the data stored in this browser, or give your system administrator the reference number."
      And I read "Reference number for support: invalid_client"

    Scenario: "Try again" signs the user in once the identity provider gives tokens
      Given the sign-in has failed three times
      And the identity provider gives tokens again
      When I choose "Try again"
      Then I land on the page "Mortgage Pipeline"

  @browser
  Rule: A page that is opened without https says that https is required

    Scenario: A plain http address of another machine shows "This Connection Is Not Secure"
      Given I am not signed in
      When I open the address "/" at a plain http address of another machine
      Then the page is titled "This Connection Is Not Secure"
      And I read "You can't sign in over a connection that isn't secure. Use the https address or, on the computer that runs the server, http://localhost:8080."

    @L-2.1-05
    Scenario: The error page needs no https
      Given I am not signed in
      When I open the address "/error/409" at a plain http address of another machine
      Then the page is titled "Conflict"

  @browser
  Rule: Code that could not be downloaded can be loaded again

    Scenario: "Reload" starts the product once its code can be downloaded
      Given I am signed in at the identity provider as lending staff
      And the code of the product cannot be downloaded
      And I open the product
      And the page is titled "We couldn't load the application"
      And the network works again
      When I choose "Reload"
      Then I land on the page "Mortgage Pipeline"

    Scenario: "Reload" opens the create screen once its code can be downloaded
      Given I am signed in as lending staff
      And I open the address "/lf/loan-pipeline"
      And the code of the create screen cannot be downloaded
      And I choose "Create Loan"
      And the page is titled "We couldn't load this page"
      And the network works again
      When I choose "Reload"
      Then the page is titled "Create Loan"
