Feature: Opening the image flow of a loan
  The images of a loan open in a window of their own. Whoever may not see them is told why, in a window too.

  @http @S-7-14 @S-6-21
  Rule: Whoever may see the images gets them in a window of their own

    Scenario: The user may see the images
      Given the "lending-staff" person is signed in
      And a loan is open
      When I open its image flow
      Then the server was asked first whether I may
      And the images of that loan open in a window of their own

  @S-6-21 @S-6-22 @S-8-08 @S-8-09 @S-2.1-23 @S-2.1-25
  Rule: Whoever may not see them reads why in an alert of type Error, in the server's words

    @http
    Scenario: The user's group may not see images
      Given the "no-create-features" person is signed in
      And a loan is open
      When I open its image flow
      Then the server was asked first whether I may
      And an alert of the type "Error" opens in a window of its own
      And the alert is titled "Image Flow Access Denied"
      And the alert says "The group Quality Control may read loans but not their images. Ask your system administrator for access."

    @browser
    Scenario: The user's group may not see images, and then the browser blocks windows
      Given the "no-create-features" person is signed in
      And a loan is open
      When I open its image flow
      Then the server was asked first whether I may
      And an alert of the type "Error" opens in a window of its own
      And the alert is titled "Image Flow Access Denied"
      And the alert says "The group Quality Control may read loans but not their images. Ask your system administrator for access."
      When the browser blocks windows
      And I open its image flow
      And I follow the link of the notice that a window was blocked
      Then the alert is titled "Image Flow Access Denied"

  @http @S-6-21
  Rule: When the question itself fails, nothing opens and the server error is shown

    Scenario: The account is gone
      Given the "lending-staff" person is signed in
      When I open the image flow of a loan that does not exist
      Then nothing opens in a window of its own
      And the server error is shown with the trace id of the answer
