@sign-in
Feature: Signing in
  Everybody proves who they are at the identity provider, which the product reaches by redirect.

  @browser @S-1-11 @L-9-06 @S-2.1-15 @L-2.1-01 @L-2.1-02 @S-4.1-02
  Rule: Sign-in happens at the identity provider and ends in the product

    Scenario: Somebody picks who they are
      Given nobody is signed in
      When I open the product
      Then the identity provider asks who I am
      When I choose to be the "lending-staff"
      Then I land on the page "Mortgage Pipeline"
      And the toolbar shows who I am

    Scenario: A person the provider knows already is not asked again
      Given the "closing" person is signed in at the identity provider
      When I open the product
      Then I land on the page "Closing Queue"
      And nobody asked who I am

  @browser @L-2.1-30 @S-6-01 @S-2.1-16
  Rule: Whoever is not signed in signs in first and then continues where they wanted to go

    Scenario Outline: <screen> is wanted before sign-in
      Given nobody is signed in
      When I open the <screen>
      Then the identity provider asks who I am
      When I choose to be the "originator"
      Then the page is titled "<title>"

      Examples:
        | screen             | title           |
        | create loan screen | Create Loan     |
        | create lead screen | Create Lead     |
        | loan pipeline      | Mortgage Pipeline |

  @browser @L-2.1-31
  Rule: A sign-in that comes to nothing ends on the signed-out page

    Scenario: Somebody changes their mind
      Given nobody is signed in
      When I open the loan pipeline
      Then the identity provider asks who I am
      When I cancel the sign-in
      Then the page is titled "You've been signed out"

  @browser @L-2.1-05 @S-6-03 @S-2.2-02
  Rule: The error page needs no sign-in, and shows a stranger no toolbar

    Scenario: A stranger opens the error page
      Given nobody is signed in
      When I open the error page for the code "403"
      Then the page is titled "Forbidden"
      And there is no toolbar

    Scenario: Somebody who is signed in sees it with the toolbar
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      When I open the error page for the code "403"
      Then the page is titled "Forbidden"
      And the toolbar shows who I am

  @browser @L-2.1-08 @S-6-04
  Rule: The signed-out page needs no sign-in

    Scenario: A stranger opens the signed-out page
      Given nobody is signed in
      When I open the signed-out page
      Then the page is titled "You've been signed out"

  @browser @S-3-70 @S-4.1-03
  Rule: The signed-in user is kept for the session of the browser

    Scenario: What the browser keeps after sign-in
      Given the "lending-staff" person is signed in
      Then the browser session keeps the "user" with that person's name

  @browser @S-4.1-04
  Rule: Every part of the product learns who signed in

    Scenario: The landing, the toolbar and the profile menu
      Given the "closing" person is signed in at the identity provider
      When I open the product
      Then I land on the page "Closing Queue"
      And the toolbar shows who I am
      And the profile menu names the group "Closing Department"

  @browser @L-9-05
  Rule: The sign-in library keeps what it knows in the session of the browser only

    Scenario: Nothing about the sign-in outlives the browser session
      Given the "lending-staff" person is signed in
      Then the browser session keeps the sign-in
      And nothing about the sign-in is kept longer than the browser session

  @browser @S-4.1-01
  Rule: At start the user comes from the session of the browser

    Scenario: The page is loaded again
      Given the "lending-staff" person is signed in
      When I load the page again
      Then the toolbar shows who I am
      And the user was not asked for again

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
