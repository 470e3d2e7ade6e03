@browser
Feature: Pages of the older application inside the product
  Older pages run in a frame and talk to the product by messages. The product listens to them and to nobody else.

  @L-2.6-01 @L-2.6-02 @L-2.6-03 @L-2.1-20 @L-2.1-29 @S-2.1-22 @L-1-09 @S-1-10 @S-8-18
  Rule: An older page is shown in a frame, and its message leads to the route that it carries; messages from elsewhere, and those that nobody documented, are ignored and counted, and however many they are, the product stays at hand. A frame without a page is titled "Page Not Found"; any other unknown address leads to the landing page

    Scenario: From page to page, past strange messages, a flood of them, and another site
      Given the "lending-staff" person is signed in
      When I open a page that does not exist
      Then I land on the page "Mortgage Pipeline"
      When the framed page asks to go to "/lf/closing-queue"
      Then the frame shows "Closing Queue"
      When I go on to the page "What's New"
      Then the frame shows "What's New"
      When the window itself says to go to "/new-loan"
      And a page of another site in the frame says to go to "/new-loan"
      And the framed page says something undocumented
      And the framed page says to go to "/new-loan" with a field more
      Then 4 messages were ignored
      When the framed page says 5000 things that nobody documented
      Then 5004 messages were ignored
      And the page is titled "What's New"
      And the page answered the mouse meanwhile
      When the framed page asks to go to "/new-loan"
      Then the page is titled "Create Loan"
      When I go on to an older page that does not exist
      Then the page is titled "Page Not Found"

  Rule: A navigate message to a route that the product does not know is ignored

    @L-2.6-03
    Scenario: The open loan stays open
      Given the "lending-staff" person is signed in
      And the loan of "Amelia Thornquist" is open
      And I open the group "Status Tracking"
      And I choose "Lock History" in the menu
      When the framed page asks to go to "/no-such-page"
      And the framed page asks to go to "/lf/no-such-page"
      And the framed page asks to go to "//evil.example"
      Then 3 messages were ignored
      And the tab is titled "Lock History · 1000123401 Amelia Thornquist · Threshold"

  Rule: A framed page that answers 401 logs the user out, as a call does

    @L-6-01
    Scenario: The session has ended on the server
      Given the "lending-staff" person is signed in
      And I look at the page "What's New"
      And the legacy page "/Pipeline/LeadPipeline" answers 401
      When I go on to the page "Lead Pipeline"
      Then the page is titled "You've been signed out"
      And the server was told of one logout

  Rule: The pipeline reset is complete when the frame of the pipeline has loaded

    @S-4.2-31
    Scenario: A pipeline page that sends no message
      Given the "lending-staff" person is signed in
      And I look at the page "What's New"
      And the older page "/Pipeline/LoanPipeline" becomes very long
      When I go on to the page "Mortgage Pipeline"
      Then "Create Loan" can be pressed

  Rule: A legacy dialog stays inside the window

    @S-9-15
    Scenario: A long page in a window 768 pixels high
      Given the "lending-staff" person is signed in
      And the window is 1280 by 768
      And the loan of "Amelia Thornquist" is open
      And the older page "/OptimalBlue/CurrentUser" becomes very long
      And I open the group "Loan Services"
      When I choose "Product and Pricing" in the menu
      Then the dialog "Product and Pricing" is 530 by 736 pixels
      And the dialog "Product and Pricing" stays inside the window

  Rule: What was entered on a legacy page is not lost without a question

    Background:
      Given the "lending-staff" person is signed in
      And the loan of "Amelia Thornquist" is open

    Scenario: Viewing notes opens another window than writing one
      Given I write the note "Call back on Monday" in its window
      When I open the window "View Notes"
      Then the notes open in another window
      And the note still reads "Call back on Monday"

    Scenario: Adding a note again leads back to the note
      Given I write the note "Call back on Monday" in its window
      When I open the window "Add Note"
      Then the note still reads "Call back on Monday"
      And no other window is open

    Scenario: Closing a dialog asks
      Given I open the group "Actions"
      And I choose "Add Note" in the menu
      And I write the note "Call back on Monday" in the dialog
      When I press "Close"
      Then a message titled "Close Without Saving?" appears
