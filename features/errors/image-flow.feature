Feature: Opening the image flow of a loan
  The images of a loan open in a window of their own. A user who may not see them reads why in a window, too.

  @app
  Rule: The product asks the server for permission before it opens the window of images

    @S-6-21 @S-7-14
    Scenario: The images open in a window if the server permits it
      Given I am signed in as lending staff
      And a loan is open
      When I open the image flow of the loan
      Then the server was asked first whether I may see the images
      And the images of that loan open in a window of their own

    @S-6-21
    Scenario: If the server cannot say whether the user may see the images, no window opens
      Given I am signed in as lending staff
      And a loan is open
      And the next "getImageFlowAccess" request fails with the message "The images cannot be reached."
      When I open the image flow of the loan
      Then no window opens
      And the error names the support number and the trace id of the response

  @app
  Rule: "Image Flow" waits for the server's permission, and ignores a second click

    @S-7-14
    Scenario: The images open once although "Image Flow" was pressed twice
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      And the response with the images of "Casimir Dombrowski" is late
      And I open the image flow of the loan
      And "Image Flow" shows that it is loading
      And I choose "Image Flow" in the menu
      When the late response arrives
      Then the images of that loan open in a window of their own

  @app
  Rule: A user who may not see the images reads the server's reason in an alert of type Error

    Background:
      Given I am signed in as a read-only user
      And a loan is open

    @S-6-22 @S-8-08 @S-2.1-25
    Scenario: For a user who may not see the images, an alert of type Error opens in a window
      When I open the image flow of the loan
      Then an alert opens in a window of its own
      And the address is "/alert-message"
      And I read "Error"

    @S-8-09
    Scenario: The alert about the images has the server's title and text
      When I open the image flow of the loan
      Then an alert opens in a window of its own
      And the page is titled "Image Flow Access Denied"
      And I read "The Quality Control group can view loans but not images. Ask your system administrator for access."

    @A-161
    Scenario: An alert about the images without a title of the server has the product's title
      Given the server denies the images with a blank title and text
      When I open the image flow of the loan
      Then an alert opens in a window of its own
      And the page is titled "Image Flow Access Denied"

  Rule: When the browser blocks the window of the alert, a notice links to the alert

    @browser @S-2.1-23
    Scenario: The link in the notice opens the alert that the browser blocked
      Given I am signed in as a read-only user
      And a loan is open
      And the browser blocks windows
      And I open the image flow of the loan
      When I choose "open the message in a tab"
      Then an alert opens in a window of its own

  @http @S-7-13 @S-3-57
  Rule: The server says whether the user may see the images, and if not, why

    Scenario: For a lead, the server says that it has no images yet
      Given I am signed in as lending staff
      When "/api/navigation/user/imageflow-access/123417" is requested
      Then the response is:
        """
        {
          "hasPermission": false,
          "errorTitle": "No Images Yet",
          "errorMessage": "A lead doesn't have images. You can add images after it becomes a loan."
        }
        """
