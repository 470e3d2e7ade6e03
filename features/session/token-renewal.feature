@sign-in
Feature: A sign-in that lasts
  Whoever works all day signs in once. Tokens are renewed in the background, and only when that is impossible does the
  identity provider ask again; the user then goes on where they were.

  Background:
    Given the "lending-staff" person is signed in
    And I have just signed in and look at the loan pipeline

  @browser @S-9-26
  Rule: A token is renewed 300 seconds before it runs out

    Scenario: Work after most of an hour
      When I open the create loan screen 3290 seconds after the sign-in
      Then the page is titled "Create Loan"
      And no token was renewed
      When I open the create lead screen 3310 seconds after the sign-in
      Then the page is titled "Create Lead"
      And a token was renewed in the background
      And nobody asked who I am again

  @browser
  Rule: Without a refresh token the provider is asked in the background

    Scenario: The refresh token is refused
      Given the identity provider refuses to refresh tokens
      When I open the create loan screen 3310 seconds after the sign-in
      Then the page is titled "Create Loan"
      And a token was renewed in the background
      And nobody asked who I am again

  @browser @S-8-21
  Rule: When the provider has to ask, the user signs in again and is back where they were

    Scenario: The provider has forgotten the user, who keeps the open loan
      Given the identity provider refuses to refresh tokens
      And the identity provider has forgotten me
      And I have a loan open
      When I open the create loan screen 3310 seconds after the sign-in
      Then the identity provider asks who I am
      When I choose to be the "lending-staff"
      Then the page is titled "Create Loan"
      And the loan is still open

    Scenario: Somebody else signs in instead and finds nothing of the user before
      Given the identity provider refuses to refresh tokens
      And the identity provider has forgotten me
      And I have a loan open
      When I open the create loan screen 3310 seconds after the sign-in
      Then the identity provider asks who I am
      When I choose to be the "originator"
      Then the page is titled "Create Loan"
      And no loan is open
