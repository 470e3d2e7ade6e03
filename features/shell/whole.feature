@browser
Feature: The product as a whole
  One shell stands around everything: the toolbar above, the navigation on the left, the page between them.

  @S-1-01 @S-1-04 @S-1-05 @S-1-15 @S-2.2-01 @S-2.2-02 @S-2.2-04 @S-2.2-05 @S-2.2-06 @S-2.2-10 @S-2.2-11 @S-6-19 @L-2.1-07 @L-2.5-07
  Rule: It speaks of mortgage loans everywhere, and its pages stand inside the shell; to the shell belong the toolbar, with its parts in the documented order, drawers, create dialog, assistant and the dialog of server errors

    Scenario: A look around
      Given the "lending-staff" person is signed in, with the AI assistant and the new workflow for creating
      When I look at the page "What's New"
      Then the toolbar reads "Menu", "Threshold, home", "Mortgage Loan Origination System", "AI Assistant", "Help", "Leila Sandoval"
      And the icons of the primary drawer are Pipeline, Rates, Reports, Delivery, Resources
      When I press "Menu"
      Then the primary drawer is closed
      When I press "Menu"
      And I follow the logo
      Then I land on the page "Mortgage Pipeline"
      When I press the assistant button
      Then the assistant is 400 pixels wide, at the right edge
      When I press the assistant button
      And I ask to create a loan
      Then the create dialog offers "Create Lead, Create Loan, Import Loan, Register Loan, Quick Lock, Scenario Pricer"
      When I press the keys "Escape"
      Then no message is open
      When I open the loan of "Amelia Thornquist"
      Then I see the dashboard of that loan
      And the toolbar shows who I am
      When I press the keys "Control+Shift+~"
      Then a message titled "We have experienced a problem processing your request." appears
      When I press "Dismiss"
      And I go on to "/new-loan"
      Then the page is titled "Create Loan"
      And the toolbar shows who I am
      When I go on to "/error/403"
      Then the page is titled "Forbidden"
      And the toolbar shows who I am
      When I go on to "/signed-out"
      Then the page is titled "You've been signed out"
      And there is no toolbar
