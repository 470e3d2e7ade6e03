Feature: The product inside another page
  The older application may show the product in a frame. Then the page around it has to learn when the session ends.

  @browser @S-4.1-16 @S-4.1-32
  Rule: A logout inside a frame is told to the top window

    Scenario: Somebody logs out inside the frame
      Given the "lending-staff" person is signed in
      And the product stands in a frame of another page of this site
      When I log out inside the frame
      Then the page around the frame hears of the logout
      And the frame shows the signed-out page
      And nothing of the sign-in is left in the browser session
