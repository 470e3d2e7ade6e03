Feature: The product in a frame
  The legacy application may show the product in a frame. A logout must then be reported to the page around the frame.

  @browser
  Rule: A logout inside a frame is reported to the top window

    @S-4.1-16 @S-4.1-32
    Scenario: Logging out inside a frame sends a logout message to the page around it
      Given I am signed in as lending staff
      And the product is shown in a frame inside a frame of another page of this site
      When I log out inside the frame
      Then the page around the frame receives a logout message
      And the frame is signed out
      And nothing of the sign-in is left in the browser session
