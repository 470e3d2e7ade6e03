@sign-in
Feature: A sign-in that lasts
  Whoever works all day signs in once. Tokens are renewed in the background, and only when that is impossible does the
  identity provider ask again; the user then goes on where they were.

  Background:
    Given the "lending-staff" person is signed in
    And I have just signed in and look at the loan pipeline

  @browser @S-9-26 @S-8-21
  Rule: A token is renewed 300 seconds before it runs out; without a refresh token the provider is asked in the background. When the provider has to ask, the user signs in again and is back where they were

    Scenario: Two hours of work without a question; then the provider has forgotten the user, who keeps the open loan, and whoever comes next finds nothing of it
      When I open the create loan screen 3290 seconds after the sign-in
      Then the page is titled "Create Loan"
      And no token was renewed
      When I open the create lead screen 3310 seconds after the sign-in
      Then the page is titled "Create Lead"
      And a token was renewed in the background
      Given the identity provider refuses to refresh tokens
      When I open the create loan screen 6640 seconds after the sign-in
      Then the page is titled "Create Loan"
      And another token was renewed in the background
      And nobody asked who I am again
      Given the identity provider has forgotten me
      And I have a loan open
      When I open the create lead screen 9970 seconds after the sign-in
      Then the identity provider asks who I am
      When I choose to be the "lending-staff"
      Then the page is titled "Create Lead"
      And the loan is still open
      Given the identity provider has forgotten me
      When I open the create loan screen 13300 seconds after the sign-in
      Then the identity provider asks who I am
      When I choose to be the "originator"
      Then the page is titled "Create Loan"
      And no loan is open

    Scenario: A loan is half filled in, and the user stays, signs in elsewhere and then logs out
      Given the identity provider refuses to refresh tokens
      When I open the create loan screen 3200 seconds after the sign-in
      And I type "Ada" into "First name"
      And I stay wherever the browser asks me whether to leave
      And the identity provider has forgotten me
      And the sign-in was 3310 seconds ago
      And I choose the institution "Marrowbrook Home Lending"
      Then I read "Your sign-in has run out, and you have stayed on this page. Sign in in another tab of this browser, then do again here what you did last: nothing that you have entered is lost."
      When I dismiss the server error
      And I choose the institution "Tarnfield Community Bank"
      Then "Originator" cannot be used
      Given the "lending-staff" person is signed in at the identity provider
      When I press "Load again: Originator"
      Then "Originator" can be used
      And "First name" reads as "Ada"
      When I ask to be logged out
      And I press "Log out"
      Then the page is titled "You've been signed out"
      And nothing of the sign-in is left in the browser session
