Feature: Signing out
  Logging out leaves nothing of the user behind and ends on a page that says so.

  @app
  Rule: Logout in the profile menu ends the sign-in at the identity provider too

    @S-2.2-20 @S-4.1-11
    Scenario: After logging out, the next sign-in asks who the user is
      Given I am signed in as lending staff with a product account
      When I log out
      Then the identity provider asks who I am at the next sign-in

  @app
  Rule: The logout response has the address to open, depending on the account of the sign-in

    @S-4.1-13 @A-116
    Scenario Outline: The signed-out page names the account with which <role> signed in
      Given I am signed in as <role>
      When I log out
      Then the page is titled "You've been signed out"
      And I read "<text>"

      Examples:
        | role                                 | text                                                 | rule     |
        | lending staff                        | You were signed in with your organization's account. | S-4.1-14 |
        | lending staff with a product account | You were signed in with a product account.           | S-4.1-15 |

  @app
  Rule: A logout opens the signed-out page, even if the server fails

    @S-4.1-13 @L-1-08
    Scenario Outline: A logout with <response> opens the signed-out page
      Given I am signed in as lending staff
      And the server responds to the logout with <response>
      When I log out
      Then the page is titled "You've been signed out"
      And no dialog is open

      Examples:
        | response                   |
        | the status 500             |
        | the status 401             |
        | a truncated response       |
        | a response of a wrong type |
        | a page of a proxy          |

    @S-4.1-13
    Scenario: A logout without a response opens the signed-out page after 5 seconds
      Given I am signed in as lending staff
      And the server never responds to the logout
      When I ask to be logged out
      And 5 seconds pass
      Then the page is titled "You've been signed out"
      And session storage has no "user"

    @S-2.2-02
    Scenario: There is no toolbar while the logout waits for the server
      Given I am signed in as lending staff
      And the server never responds to the logout
      When I ask to be logged out
      Then there is no toolbar

  @http
  Rule: The logout response names the authority, the page for each way to sign in and the customer

    @S-7-02 @S-7-03
    Scenario: The response to a logout names the authority, the pages and the customer
      Given I am signed in as lending staff
      When the logout is requested
      Then the response names the authority, the page for each way to sign in and the customer

  @app
  Rule: The signed-out page needs no sign-in, no settings and no toolbar

    Background:
      Given I am not signed in

    @L-2.5-01 @L-2.5-02 @L-2.5-03
    Scenario: The signed-out page reads "You will be redirected in a moment"
      When I open the address "/signed-out"
      Then the page is titled "You've been signed out"
      And below the title I read "You will be redirected in a moment"
      And I read "Be patient, the page will refresh itself, if not click on the following button."

    @L-2.5-04 @L-2.5-07 @L-2.1-07
    Scenario: The signed-out page has a button and no toolbar
      When I open the address "/signed-out"
      Then I can choose "OK"
      And there is no toolbar

    @L-2.1-06 @L-2.1-08 @S-6-04
    Scenario: The signed-out page has its own address and needs no other request
      When I open the address "/signed-out"
      Then the page is titled "You've been signed out"
      And the address is "/signed-out"
      And nothing but the page was requested

  @app
  Rule: The signed-out page opens the start page at once for "OK", and otherwise after 3 seconds

    Background:
      Given I am not signed in
      And I open the address "/signed-out"

    @L-2.5-06 @L-4.8-01 @L-4.8-02
    Scenario: "OK" on the signed-out page opens the start page at once
      When I choose "OK"
      Then the identity provider asks who I am
      And the address "/" was opened once

    @L-2.5-05
    Scenario: After 2.9 seconds the signed-out page is still open
      When 2.9 seconds pass
      Then the page is titled "You've been signed out"

    @L-4.8-02 @A-70
    Scenario: The start page opens once if 3 seconds pass while it is loading after "OK"
      Given the response with the start page is late
      And I choose "OK"
      And 3 seconds pass
      When the late response arrives
      Then the identity provider asks who I am
      And the address "/" was opened once

    @L-2.5-05 @L-4.8-02 @L-1-08
    Scenario: After 3 seconds the signed-out page opens the start page by itself
      When 3 seconds pass
      Then the identity provider asks who I am
      And the address "/" was opened once
