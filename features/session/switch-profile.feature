@sign-in
Feature: Switching the profile
  One person may hold several profiles. Switching ends the work in one and starts it in another, without a new sign-in.

  @browser @L-2.1-26 @L-2.1-27 @L-2.1-28 @S-1-12 @S-2.1-18 @S-2.1-19 @S-2.1-20 @S-4.1-17 @S-4.1-18 @S-4.1-19 @S-4.1-20 @S-4.1-21
  Rule: The address of a profile forgets the user, makes the profile the active one, and starts over with the new user; without a number it only leads to the start. A sign-in that ends there asks for no user before the switch; a switch that fails logs the user out

    Scenario: The address is opened before sign-in, then with letters, another profile is chosen from the menu, then somebody else's is tried
      Given the "several-profiles" person is signed in at the identity provider
      When I switch to the profile 221
      Then I land on the page "Mortgage Pipeline"
      And the profile menu names the group "Wholesale West"
      And the user was asked for after the switch only
      When I go on to the address of the profile "abc"
      Then I land on the page "Mortgage Pipeline"
      And no switch was asked for
      When I choose the profile of the group "Closing Department" from the menu
      Then I land on the page "Closing Queue"
      And the profile menu names the group "Closing Department"
      And the old user was forgotten before the switch was asked for
      And the user was asked for after the switch
      And nobody asked who I am again
      When I go on to the address of the profile "301"
      Then the page is titled "You've been signed out"
      And the identity provider no longer knows me

  @browser @S-4.1-14 @S-4.1-21
  Rule: A switch that fails logs out to the page for the account that the user signed in with

    Scenario: A user of the identity provider tries the profile of another user
      Given the "several-profiles" person is signed in
      And I look at the page "What's New"
      When I go on to the address of the profile "301"
      Then the page is titled "You've been signed out"
      And I read "You were signed in with your organization's account."

    Scenario: The switch fails before the product knows any user
      Given the "several-profiles" person is signed in at the identity provider
      When I switch to the profile 301
      Then the page is titled "You've been signed out"
      And I read "You were signed in with your organization's account."
