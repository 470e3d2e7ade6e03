@sign-in @browser
Feature: Token renewal
  A user who works all day signs in once. Tokens are renewed in the background, and only when that is impossible does the
  identity provider ask again; the user then goes on where they were.

  Background:
    Given I am signed in as lending staff
    And I am on the Loan Pipeline, just signed in

  Rule: A token of 3600 seconds is renewed in the background 300 seconds before it expires

    @S-9-26
    Scenario: A token that expires in 310 seconds is not renewed
      When I open the create loan screen 3290 seconds after the sign-in
      Then the page is titled "Create Loan"
      And no token was renewed

    @S-9-26
    Scenario: A token that expires in 290 seconds is renewed
      When I open the create lead screen 3310 seconds after the sign-in
      Then the page is titled "Create Lead"
      And a token was renewed in the background

    @S-9-26
    Scenario: Without a refresh token the identity provider is asked in the background
      Given the identity provider refuses to refresh tokens
      When I open the create loan screen 3310 seconds after the sign-in
      Then the page is titled "Create Loan"
      And a token was renewed in the background

  Rule: If a token cannot be renewed, the user signs in again and returns to the page

    Background:
      Given the identity provider refuses to refresh tokens and has forgotten me
      And I have a loan open

    @S-8-21
    Scenario: If a token cannot be renewed, the identity provider asks who the user is
      When I open the create lead screen 3310 seconds after the sign-in
      Then the identity provider asks who I am

    @S-8-21
    Scenario: The same user who signs in again keeps the open loan
      Given I open the create lead screen 3310 seconds after the sign-in
      And the identity provider asks who I am
      When I sign in as lending staff
      Then the page is titled "Create Lead"
      And the loan is still open

    @S-8-21
    Scenario: A different user who signs in again has no open loan
      Given I open the create loan screen 3310 seconds after the sign-in
      And the identity provider asks who I am
      When I sign in as an originator
      Then the page is titled "Create Loan"
      And no loan is open

  Rule: A user whose sign-in has run out can keep an edited form and sign in in another tab

    Background:
      Given I have stayed on the create loan screen with entries until the sign-in ran out

    @S-8-21 @A-91
    Scenario: When the sign-in has run out, a message says to sign in in another tab
      When I choose the institution "Marrowbrook Home Lending"
      Then I read "Your sign-in expired. Sign in again in another tab of this browser, and then repeat your last action here. Your entries are kept."

    @S-8-21 @A-91 @A-164
    Scenario: After a sign-in in another tab, the form works and still has its entries
      Given I choose the institution "Marrowbrook Home Lending"
      And I choose "Dismiss"
      And I am signed in at the identity provider as lending staff
      When I choose "Try again: Originator"
      Then "Originator" can be used
      And "First name" shows "Ada"

    @A-91
    Scenario: Logging out after the sign-in has run out leaves nothing of it
      Given I choose the institution "Marrowbrook Home Lending"
      And I choose "Dismiss"
      When I ask to be logged out
      And I choose "Log out"
      Then the page is titled "You've been signed out"
      And nothing of the sign-in is left in the browser session
