@app
Feature: What is opened again
  What closes leaves nothing behind, and what opens a second time is as new.

  Rule: A menu that opens again has no filter text

    Background:
      Given I am signed in as lending staff
      And the window is 1280 by 800

    @A-196
    Scenario: The filter text of one menu does not filter the next
      Given I am on the page "What's New"
      And I choose "Delivery"
      And I type "house" into the filter
      When I choose "Reports"
      Then the filter has no text

    @A-196
    Scenario: The filter text of a menu is gone when the menu opens again
      Given I am on the page "What's New"
      And I choose "Delivery"
      And I type "house" into the filter
      And I choose "Delivery"
      When I choose "Delivery"
      Then the filter has no text

    @A-196 @A-195
    Scenario: The filter text of one loan's menu does not filter the next loan's menu
      Given the loan of "Amelia Thornquist" is open
      And I type "notes" into the filter
      When I open the loan of "Keoni Makaweli-Stroud"
      Then the filter has no text

  Rule: A loan that opens again is loaded again, and its entries can be chosen again

    Background:
      Given I am signed in as lending staff
      And the window is 1280 by 800
      And the loan of "Amelia Thornquist" is open

    @A-196
    Scenario: A dashboard that opens again is requested again
      Given I go on to the page "What's New"
      When I open the loan of "Amelia Thornquist"
      Then the dashboard of the loan was requested 2 times

    @A-196 @S-7-14
    Scenario: "Image Flow" can be chosen again after the images have opened
      When I open the image flow of the loan
      Then the images of that loan open in a window of their own
      And I can choose "Image Flow"

    @A-196
    Scenario: A page that opens while a loan is loading keeps no place for its menu
      Given the response with the loan by its address of "Keoni Makaweli-Stroud" is late
      And I look at the loan by its address of "Keoni Makaweli-Stroud" next
      When I go on to "/new-loan"
      Then the navigation keeps no place for a menu

  Rule: After "Stay signed in" nothing of the idle warning is left, each time

    Background:
      Given I am signed in as lending staff
      And the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds
      And I do nothing for 600 seconds

    @A-196 @S-4.1-31
    Scenario: A second answer restores the title and the icon of the browser tab, too
      Given I answer the warning with "Stay signed in"
      And I do nothing for 600 seconds
      When I answer the warning with "Stay signed in"
      Then the tab is titled "Mortgage Pipeline · Threshold"
      And the tab of the browser has the icon of the product

  Rule: A form that was left is forgotten

    Background:
      Given I am signed in as lending staff
      And the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 120 seconds

    @A-196
    Scenario: After an edited form was left, the idle warning mentions no unsaved entries
      Given I go on to "/new-loan"
      And I enter "Ada" as "First name"
      And I choose "Cancel"
      And I choose "Leave"
      When I do nothing for 600 seconds
      Then I read "You've been inactive for a while. To protect borrower data, you'll be signed out in"

    @A-196 @A-127
    Scenario: A form that opens again shows neither the entries nor the errors of the first
      Given I go on to "/new-loan"
      And I enter "12" as "Cell phone" and leave the field
      And I choose "Cancel"
      And I choose "Leave"
      When I go on to "/new-loan"
      Then "Cell phone" shows ""
      And "Cell phone" is valid
