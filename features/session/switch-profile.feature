@app
Feature: Switching the profile
  One user may hold several profiles. Switching ends the work in one and starts it in another, without a new sign-in.

  Rule: The address of a profile switches to that profile and opens its start page

    @S-2.1-18 @L-2.1-26 @S-1-12
    Scenario: The address of another profile switches to it
      Given I am signed in as lending staff with three profiles
      When I switch to the profile 221
      Then the profile menu shows "Wholesale West"

    @S-4.1-20
    Scenario: The address of a profile opens the start page of that profile
      Given I am signed in as lending staff with three profiles
      When I switch to the profile 222
      Then I land on the page "Closing Queue"

    @S-2.1-20 @C-24
    Scenario: After a sign-in, the user loads only after the switch
      Given I am signed in at the identity provider as lending staff with three profiles
      When I switch to the profile 221
      Then I land on the page "Mortgage Pipeline"
      And my data was requested only after the switch

  Rule: A switch removes the stored user, posts the new id and loads the new user, in this order

    Background:
      Given I am signed in as lending staff with three profiles
      And I am on the page "What's New"

    @S-4.1-18 @S-3-06
    Scenario: Choosing a profile in the menu switches to it
      When I choose the profile of the group "Closing Department" from the menu
      Then the profile menu shows "Closing Department"

    @S-4.1-17 @S-4.1-19 @S-4.1-20
    Scenario: After a switch the new user is loaded, without another sign-in
      When I go on to the address of the profile "222"
      Then I land on the page "Closing Queue"
      And the stored user was removed before the switch was requested
      And my data was requested only after the switch
      And I have not been asked to sign in

  Rule: A profile address whose id is not a number opens the start page without a switch

    @S-2.1-19 @L-2.1-27 @L-2.1-28
    Scenario Outline: "<profile>" is not the number of a profile, and no switch is requested
      Given I am signed in as lending staff with three profiles
      And I am on the page "What's New"
      When I go on to the address of the profile "<profile>"
      Then I land on the page "Mortgage Pipeline"
      And the switch was not requested

      Examples:
        | profile |
        | abc     |
        | 222.0   |

  Rule: A switch that the server accepts but does not make is reported, and the profile stays

    @S-7-37
    Scenario: A user whose profile did not change reads that the switch was not possible
      Given I am signed in as lending staff with three profiles
      And I am on the page "What's New"
      And the server goes on sending my former profile
      When I go on to the address of the profile "222"
      Then the only dialog is "We have experienced a problem processing your request." and says "We couldn't switch your profile. Try again, or keep using your current profile."
      And the profile menu shows "Retail East"

  Rule: A failed switch logs the user out and opens the page for the account of the sign-in

    @S-4.1-21
    Scenario: Switching to the profile of another user logs the user out
      Given I am signed in as lending staff with three profiles
      And I am on the page "What's New"
      When I go on to the address of the profile "301"
      Then the page is titled "You've been signed out"
      And the identity provider asks who I am at the next sign-in

    @S-4.1-21
    Scenario: A switch that the server cannot make logs the user out
      Given I am signed in as lending staff with three profiles
      And the next "switchProfile" request fails with the message "Try later."
      When I switch to the profile 221
      Then the page is titled "You've been signed out"

    @S-4.1-14 @S-4.1-21
    Scenario: A switch that fails after the user has loaded opens the page for the account
      Given I am signed in as lending staff with three profiles
      And I am on the page "What's New"
      When I go on to the address of the profile "301"
      Then I read "You were signed in with your organization's account."

    @S-4.1-14 @S-4.1-21 @A-115
    Scenario: A switch that fails before the user has loaded opens the page for the account
      Given I am signed in at the identity provider as lending staff with three profiles
      When I switch to the profile 301
      Then I read "You were signed in with your organization's account."
