Feature: Completing the create form
  Create stays unavailable until every form is valid. What is missing or wrong is listed beside it, as links to the fields.

  @app
  Rule: Create cannot be pressed while any form is invalid

    Background:
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"

    @L-4.6-01
    Scenario: All required fields are filled in
      Then I can choose "Create Loan"

    @L-4.6-01
    Scenario: An invalid email blocks Create
      When I enter "nobody" as "Email" and go on
      Then I cannot choose "Create Loan"

    @L-4.6-01
    Scenario: A co-borrower without a name blocks Create
      When I turn "Add co-borrower" on
      Then I cannot choose "Create Loan"

  @app
  Rule: Enter in a field sends nothing

    @L-2.2-12
    Scenario: The form could be sent
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"
      When I press "Enter" in "Last name"
      Then the server was asked for 0 creations

  @app
  Rule: The disabled Create button names the missing fields and leads to the first one

    @L-4.6-01
    Scenario: Enter sends nothing and leads to the first missing field
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      When I press "Enter" in "Create Loan"
      Then the server was asked for 0 creations
      And the link "Institution" has the focus

    Scenario: A keyboard user reaches the button and hears what is missing
      Given the "lending-staff" user is signed in
      And I have filled in a lead for "Leo Prospect"
      And I clear "Last name"
      When I go to "Create Lead" with the Tab key
      Then "Create Lead" is described as "Still needed Last name"

  @app
  Rule: The missing and invalid fields are listed as links

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen

    Scenario: The last name of a co-borrower is missing
      Given I turn "Add co-borrower" on
      When I choose "Co-borrower last name"
      Then "Co-borrower last name" has the focus

    Scenario: The interest rate in a closed panel is wrong
      Given I enter "25.001" as "Interest rate"
      And I choose "Loan Information"
      When I choose "Interest rate"
      Then "Interest rate" has the focus

  @app
  Rule: In an empty form Create is disabled, and the required fields are listed

    @L-4.6-01
    Scenario Outline: An empty <kind>
      Given the "lending-staff" user is signed in
      When I open the create <kind> screen
      Then the missing fields are "<missing>"
      And I cannot choose "<create>"

      Examples:
        | kind | create      | missing                                                                 |
        | loan | Create Loan | Institution, Originator, Product, First name, Last name, Tax identifier |
        | lead | Create Lead | Institution, Originator, Product, First name, Last name                 |
