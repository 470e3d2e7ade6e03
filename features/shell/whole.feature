@browser @whole-product
Feature: The product as a whole
  One shell stands around everything: the toolbar above, the navigation on the left, the page between them.

  @S-1-01 @S-1-05
  Rule: It speaks of mortgage loans everywhere, and its pages stand inside the shell

    Scenario: A look around
      Given the "lending-staff" person is signed in
      When I look at the page "Mortgage Pipeline"
      Then the toolbar reads "Menu", "Threshold, home", "Mortgage Loan Origination System", "Help", "Leila Sandoval"
      And the icons of the primary drawer are Pipeline, Rates, Reports, Delivery, Resources
      When I open the loan of "Amelia Thornquist"
      Then I see the dashboard of that loan
      And the toolbar shows who I am
      When I follow a link to "/new-loan"
      Then the page is titled "Create Loan"
      And the toolbar shows who I am
      When I follow a link to "/error/403"
      Then the page is titled "Forbidden"
      And the toolbar shows who I am
      When I follow a link to "/signed-out"
      Then the page is titled "You've been signed out"
      And there is no toolbar
