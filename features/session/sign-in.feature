@sign-in
Feature: Signing in
  Everybody proves who they are at the identity provider, which the product reaches by redirect.

  @browser @S-1-11 @L-9-06 @L-2.1-01 @L-2.1-02 @L-2.1-30 @L-2.1-31 @S-2.1-15 @S-2.1-16 @S-4.1-02 @S-6-01
  Rule: Sign-in happens at the identity provider and ends on the page that was wanted, or on the signed-out page when it comes to nothing

    Scenario: Somebody changes their mind twice
      Given nobody is signed in
      When I open the loan pipeline
      Then the identity provider asks who I am
      When I cancel the sign-in
      Then the page is titled "You've been signed out"
      When I open the create loan screen
      Then the identity provider asks who I am
      When I choose to be the "originator"
      Then the page is titled "Create Loan"
      And the toolbar shows who I am

    @L-1-01 @S-1-02 @S-1-03 @S-2.1-32 @S-4.1-04 @S-4.3-03
    Scenario: A person the provider knows already is not asked again, and every part of the product learns who it is
      Given the "closing" person is signed in at the identity provider
      When I open the product
      Then I land on the page "Closing Queue"
      And the older application was prepared before "Closing Queue" was asked for
      And nobody asked who I am
      And the toolbar shows who I am
      And the profile menu names the group "Closing Department"

  @browser
  Rule: The signed-out page says when a sign-in did not complete

    Scenario: The first sign-in is cancelled
      Given nobody is signed in
      And I open the loan pipeline
      When I cancel the sign-in
      Then the page is titled "You've been signed out"
      And I read "Your sign-in did not complete, so you are not signed in. The page starts the next sign-in."

  @browser @L-2.1-05 @S-6-03 @S-2.2-02
  Rule: The error page needs no sign-in, and shows a stranger no toolbar

    Scenario: A stranger opens the error page
      Given nobody is signed in
      When I open the error page for the code "403"
      Then the page is titled "Forbidden"
      And the address is "/error/403"
      And there is no toolbar

  @browser @S-3-70 @S-4.1-01 @S-4.1-03 @L-9-05 @S-2.2-02
  Rule: User and sign-in are kept for the session of the browser only, and come from there at start

    Scenario: What the browser keeps after sign-in, also when a page is loaded again or is the error page
      Given the "lending-staff" person is signed in
      Then the browser session keeps the "user" with that person's name
      And the browser session keeps the sign-in
      And nothing about the sign-in is kept longer than the browser session
      When I load the page again
      Then the toolbar shows who I am
      And the user was not asked for again
      When I open the error page for the code "403"
      Then the page is titled "Forbidden"
      And the toolbar shows who I am

  @http @S-3-02 @S-3-03 @S-3-04 @S-3-05 @S-3-06 @S-7-01
  Rule: The server tells the product who the user is

    Scenario Outline: <person>
      Given the "<person>" person is signed in
      Then the product knows the user's role, name, initials, email and group as that person's

      Examples:
        | person        |
        | originator    |
        | closing       |
        | lending-staff |
        | administrator |

  @http
  Rule: Only a genuine access token opens the product's data

    Scenario Outline: A call with <token>
      Given the "lending-staff" person is signed in with <token>
      When the user is asked for
      Then the call is refused as not signed in

      Examples:
        | token                             |
        | no token                          |
        | a token somebody altered          |
        | a token that has expired          |
        | a token for another product       |
