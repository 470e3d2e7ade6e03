Feature: Signing out
  Logging out leaves nothing of the user behind and ends on a page that says so.

  @browser @S-2.2-20 @S-4.1-06 @S-4.1-07 @S-4.1-08 @S-4.1-09 @S-4.1-10 @S-4.1-11 @S-4.1-13 @S-4.1-14 @L-1-08
  Rule: Logout ends the sign-in here and at the identity provider, and the browser keeps nothing of the user; the logout answer says where it goes

    Scenario: Somebody logs out who signed in at the provider
      Given the "lending-staff" person is signed in
      And the browser session keeps:
        | user            |
        | menu            |
        | lastUsedFilter  |
        | LoanMatches     |
        | CreateLoanCheck |
      When I log out
      Then the page is titled "You've been signed out"
      And I read "You were signed in with your organization's account."
      And the browser session no longer keeps:
        | user            |
        | menu            |
        | lastUsedFilter  |
        | LoanMatches     |
        | CreateLoanCheck |
      And the identity provider no longer knows me

  @browser
  Rule: Nothing of the user stays in a browser that others use, too

    Scenario: Every key of the product holds a value
      Given the "lending-staff" person is signed in
      And the browser keeps a value under every key of the product
      When I log out
      Then the browser keeps nothing of the user

  @browser
  Rule: The signed-out page names the account that the user signed in with

    Scenario Outline: The signed-out page of the persona "<persona>"
      Given the "<persona>" person is signed in
      When I log out
      Then the page is titled "You've been signed out"
      And I read "<text>"

      @S-4.1-14
      Examples: The account of an organization
        | persona       | text                                                 |
        | lending-staff | You were signed in with your organization's account. |

      @S-4.1-15
      Examples: A product account
        | persona         | text                                       |
        | product-account | You were signed in with a product account. |

  @S-4.1-13
  Rule: A logout ends signed out, whatever the server says to it

    @http
    Scenario Outline: The server answers with <answer>
      Given the "lending-staff" person is signed in
      And the logout is answered with <answer>
      When the product asks where to go after logout
      Then it goes to the signed-out page
      And no server error is shown

      Examples:
        | answer                        |
        | the status 500                |
        | the status 401                |
        | half an answer                |
        | an answer of another kind     |
        | a page in place of an answer  |

    @browser
    Scenario: The server never answers
      Given the "lending-staff" person is signed in
      And the server never answers when I log out
      And I look at the page "What's New"
      When I ask to be logged out
      And 5 seconds pass
      Then the page is titled "You've been signed out"
      And the browser session no longer keeps "user"

  @http @S-7-02 @S-7-03
  Rule: The logout answer names the authority, both addresses and the customer

    Scenario: Somebody logs out
      Given the "lending-staff" person is signed in
      When the product asks where to go after logout
      Then it learns the authority, the page for each way to sign in and the customer

  @http @L-8.1-01 @L-6-01 @L-4.9-01
  Rule: Whoever the server no longer accepts is logged out

    Scenario Outline: <load> is refused
      Given the "lending-staff" person is signed in with a token that has expired
      When <load> is asked for
      Then the user is logged out once
      And no server error is shown

      Examples:
        | load             |
        | the user         |
        | a dashboard      |
        | the institutions |
        | a loan selection |

  @browser @L-2.5-01 @L-2.5-02 @L-2.5-03 @L-2.5-04 @L-2.5-05 @L-2.5-06 @L-2.5-07 @L-2.1-06 @L-2.1-07 @L-2.1-08 @L-4.8-02 @S-6-04
  Rule: The signed-out page needs no sign-in, fills the window and goes to the start of the product: with OK at once, by itself after 3 seconds

    Scenario: Not waiting, then waiting
      Given nobody is signed in
      And I look at the signed-out page with a stopped watch
      Then the page is titled "You've been signed out"
      And I read "You will be redirected in a moment"
      And I read "Be patient, the page will refresh itself, if not click on the following button."
      And I can press "OK"
      And there is no toolbar
      And the address is "/signed-out"
      And the server was asked for nothing but the page
      When I press "OK"
      Then the identity provider asks who I am
      When I open the signed-out page
      Then the page is titled "You've been signed out"
      When 2.9 seconds pass
      Then the page is titled "You've been signed out"
      When 0.2 seconds pass
      Then the identity provider asks who I am
