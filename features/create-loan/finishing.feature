Feature: Completing the create form
  Create is disabled until all entries are valid. Beside it, links lead to the fields that are missing or wrong.

  @app
  Rule: Create is disabled while any part of the create form is invalid

    Background:
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"

    @L-4.6-01
    Scenario: All required fields are filled in
      Then I can choose "Create Loan"

    @L-4.6-01
    Scenario: An invalid email blocks Create
      When I enter "nobody" as "Email" and leave the field
      Then I cannot choose "Create Loan"

    @L-4.6-01
    Scenario: A co-borrower without a name blocks Create
      When I turn "Add co-borrower" on
      Then I cannot choose "Create Loan"

  @app
  Rule: Pressing Enter in a field does not send the create form

    @L-2.2-12
    Scenario Outline: Enter in "<field>" of a <kind> that has all required fields
      Given the "lending-staff" user is signed in
      And I have filled in a <kind> for "Ada Newcomer"
      When I press "Enter" in "<field>"
      Then the server received 0 create requests

      Examples:
        | kind | field       |
        | loan | Last name   |
        | loan | Sales price |
        | lead | Last name   |
        | lead | Zip code    |

  @app
  Rule: The disabled Create button names the missing fields; Enter on the button leads to the first of them

    @L-4.6-01
    Scenario: Enter on the button moves the focus to the first missing field
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      When I press "Enter" in "Create Loan"
      Then the server received 0 create requests
      And the link "Institution" has the focus

    Scenario: A keyboard user reaches the button and hears what is missing
      Given the "lending-staff" user is signed in
      And I have filled in a lead for "Leo Prospect"
      And I clear "Last name"
      When I go to "Create Lead" with the Tab key
      Then "Create Lead" is described as "Still needed Last name"

  @app
  Rule: Each missing or invalid field is listed as a link that moves the focus to the field

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

  @browser
  Rule: On a phone, too, the entries to correct are in sight beside many missing ones

    Scenario: The interest rate is wrong and nothing else is entered
      Given the window is 390 by 844
      And the "lending-staff" user is signed in
      And I am on the create loan screen
      When I enter "26" as "Interest rate" and leave the field
      Then the link "Interest rate" is in sight

  @app
  Rule: In an empty form Create is disabled, and the required fields are listed

    @L-4.6-01 @L-5.1-02 @L-5.1-07
    Scenario Outline: An empty <kind>
      Given the "lending-staff" user is signed in
      When I open the create <kind> screen
      Then the missing fields are "<missing>"
      And I cannot choose "<create>"

      Examples:
        | kind | create      | missing                                                                 |
        | loan | Create Loan | Institution, Originator, Product, First name, Last name, Tax identifier |
        | lead | Create Lead | Institution, Originator, Product, First name, Last name                 |
