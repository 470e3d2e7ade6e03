@browser
Feature: When the product cannot start
  Whatever is missing, the page says what is wrong and what to do. It is never blank and never goes round in circles.

  Rule: Without its settings the product shows the error page, and can be tried again

    Scenario: Settings that do not come, then cannot be served, then are refused, then end in the middle
      Given nobody is signed in
      And the settings are not answered
      When I open the loan pipeline
      And I have waited for a while
      Then the page is titled "Still Starting"
      And I read "The server has not answered yet. This page goes on by itself as soon as it does."
      Given the settings cannot be served
      When I open the loan pipeline
      Then the page is titled "Internal Server Error"
      And I read "The server has encountered a situation it does not know how to handle."
      And I read "The settings of the application could not be loaded, and sign-in needs them. Try again in a moment. If that does not help, tell your system administrator."
      And the settings were asked for once
      And I can try again and see the same when the settings are refused
      And I can try again and see the same when the settings end in the middle
      When the settings are there again
      And I follow the link "Try again"
      Then the identity provider asks who I am
      When I choose to be the "lending-staff"
      Then I land on the page "Mortgage Pipeline"

  @S-5-17
  Rule: A sign-in that cannot work says so, with the code for support

    Scenario: Four reasons, which the error page can do without
      Given nobody is signed in
      Then the loan pipeline is titled "Sign-In Does Not Work Here", can be loaded again, and names the reason for support:
        | reason                                | code                       |
        | the sign-in authority is not secure   | authority_uri_insecure     |
        | the sign-in metadata cannot be read   | endpoints_resolution_error |
        | the settings protect no user call     | user_call_without_scope    |
        | the browser has no cryptography       | crypto_nonexistent         |
      When I open the error page for the code "409"
      Then the page is titled "Conflict"

  @sign-in @L-2.1-31
  Rule: Sign-ins that keep failing are told of, and not tried again without end

    Scenario: The provider knows the user and does not ask, but gives no token
      Given the "lending-staff" person is signed in at the identity provider
      And the identity provider gives no tokens
      When I open the loan pipeline
      Then the page is titled "You've been signed out"
      When I press "OK", and the sign-in fails again
      Then the page is titled "You've been signed out"
      When I press "OK", and the sign-in fails again
      Then the page is titled "Sign-In Keeps Failing"
      And I read "Reference for support: invalid_client"
      When the identity provider gives tokens again
      And I press "Try again"
      Then I land on the page "Mortgage Pipeline"

  Rule: An address that is not secure is named as the reason

    Scenario: Plain http from another machine, where the error page can be read all the same
      Given nobody is signed in
      When I open the product at a plain http address of another machine
      Then the page is titled "This Address Is Not Secure"
      And I read "Sign-in needs a secure connection. Open the application by its https address, or, on the machine that it runs on, by http://localhost:8080."
      When I open the error page for the code "409" there
      Then the page is titled "Conflict"

  Rule: A part that cannot be downloaded can be loaded again

    Scenario: The product itself, then one of its pages
      Given the "lending-staff" person is signed in at the identity provider
      And the code of the product cannot be downloaded
      When I open the product
      Then the page is titled "The Application Could Not Be Downloaded"
      When the network is back
      And I press "Reload"
      Then I land on the page "Mortgage Pipeline"
      When the code of the create screen cannot be downloaded
      And I press "Create Loan"
      Then the page is titled "This Page Could Not Be Downloaded"
      When the network is back
      And I press "Reload"
      Then the page is titled "Create Loan"
