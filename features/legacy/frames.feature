@browser
Feature: Pages of the older application inside the product
  Older pages run in a frame and talk to the product by messages. The product listens to them and to nobody else.

  @L-2.6-01 @L-2.6-02 @L-2.6-03 @L-2.1-20 @L-2.1-29 @S-2.1-22 @L-1-09 @S-1-10 @S-8-18
  Rule: An older page is shown in a frame, and its message leads to the route that it carries; messages from elsewhere, and those that nobody documented, are ignored and counted, and however many they are, the product stays at hand. A frame without a page is titled "Page Not Found"; any other unknown address, and a route outside the product, lead to the landing page

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
      When the framed page asks to go to "//evil.example"
      Then I land on the page "Mortgage Pipeline"
      When the framed page asks to go to "/new-loan"
      Then the page is titled "Create Loan"
      When I go on to an older page that does not exist
      Then the page is titled "Page Not Found"
