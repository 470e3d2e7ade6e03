Feature: Completing the create form
  Create stays unavailable until every form is valid. What is missing or wrong is listed beside it, as links to the fields.

  @app
  Rule: In the old workflow Create Loan opens the create screen at once

    @S-4.4-11
    Scenario: Create Loan on the loan pipeline
      Given the "lending-staff" user is signed in, and the new workflow for creating is off
      And I look at the loan pipeline
      When I ask to create a loan
      Then the page is titled "Create Loan"
      And the create dialog is closed

  @app
  Rule: Create cannot be pressed while any form is invalid

    Background:
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"

    Scenario: Everything is valid
      Then "Create Loan" can be pressed

    @L-4.6-01
    Scenario: An invalid email blocks Create
      When I enter "nobody" as "Email" and go on
      Then "Create Loan" cannot be pressed

    @L-4.6-01
    Scenario: A co-borrower without a name blocks Create
      When I turn "Add co-borrower" on
      Then "Create Loan" cannot be pressed

  @app
  Rule: The unavailable Create leads to what is missing

    @L-4.6-01
    Scenario: Enter sends nothing and leads to the first missing field
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      When I press Enter on the button "Create Loan"
      Then nothing was sent
      And the link "Institution" has the focus

    Scenario: A keyboard user reaches the button and hears what is missing
      Given the "lending-staff" user is signed in
      And I have filled in a lead for "Leo Prospect"
      And I enter "" as "Last name" and go on
      When I move to the button "Create Lead" with the Tab key
      Then the button "Create Lead" is described as "Still needed Last name"

  @app
  Rule: What is missing or wrong is listed as links to the fields

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen

    Scenario: The last name of a co-borrower is missing
      Given I turn "Add co-borrower" on
      When I follow "Co-borrower last name"
      Then I am in "Co-borrower last name"

    Scenario: The interest rate in a closed panel is wrong
      Given I enter "25.001" as "Interest rate"
      And I close the panel "Loan Information"
      When I follow "Interest rate"
      Then I am in "Interest rate"

  @app
  Rule: The footer holds Cancel and Create and nothing else

    @L-2.2-08
    Scenario Outline: The footer of a <kind> that is not complete
      Given the "lending-staff" user is signed in
      When I open the create <kind> screen
      Then the footer offers "Cancel" and "<create>"
      And a message says that "Institution" is still needed

      Examples:
        | kind | create      |
        | loan | Create Loan |
        | lead | Create Lead |
