@browser
Feature: Leaving the create screen
  Entries are kept by the form alone. Every way out of an edited form asks before it loses them.

  Rule: Cancel returns to the pipeline, and asks first where entries would be lost

    @L-2.2-09
    Scenario: Cancel of an untouched loan returns to the loan pipeline at once
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      When I press "Cancel"
      Then I land on the page "Mortgage Pipeline"

    @L-2.2-10
    Scenario: Cancel of an untouched lead returns to the lead pipeline at once
      Given the "lending-staff" person is signed in
      And I am on the create lead screen
      When I press "Cancel"
      Then I land on the page "Lead Pipeline"

    @L-2.2-09
    Scenario: Cancel of an edited loan returns to the loan pipeline after the question
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      And I enter "Ada" as "First name"
      When I press "Cancel"
      Then I am asked "Leave without creating the loan?"
      When I press "Leave"
      Then I land on the page "Mortgage Pipeline"

  Rule: Every way out of an edited form asks, and staying keeps the entries

    Scenario: A loan with a first name
      Given the "several-profiles" person is signed in, and the new workflow for creating is off
      And I look at the loan pipeline
      And I ask to create a loan
      And I enter "Ada" as "First name"
      Then each of these ways out asks, and staying keeps "Ada" as "First name":
        | way                      | question                             |
        | Cancel                   | Leave without creating the loan?     |
        | the logo                 | Leave without creating the loan?     |
        | Pipeline in the menu     | Leave without creating the loan?     |
        | Back                     | Leave without creating the loan?     |
        | Logout                   | Log out and lose entries?            |
        | another profile          | Switch the profile and lose entries? |
        | loading the page again   | the question of the browser          |

    Scenario: The question is answered with the keyboard
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      And I enter "Ada" as "First name"
      When I press Enter on the button "Cancel"
      Then I am asked "Leave without creating the loan?"
      When I press the keys "Escape"
      Then the form shows:
        | First name | Ada |
      And the button "Cancel" has the focus

    Scenario: Log out after the question
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      And I enter "Ada" as "First name"
      And I ask to be logged out
      When I press "Log out"
      Then the page is titled "You've been signed out"

    Scenario: Another profile after the question
      Given the "several-profiles" person is signed in
      And I am on the create loan screen
      And I enter "Ada" as "First name"
      And I choose the profile of the group "Closing Department" from the menu
      When I press "Switch the profile"
      Then I land on the page "Closing Queue"

  Rule: An untouched form is left without a question

    Scenario: Log out
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      When I ask to be logged out
      Then the page is titled "You've been signed out"

  Rule: Nothing that was entered is kept outside the form

    Scenario: A name and a tax identifier
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      When I enter "Zebulon" as "First name"
      And I enter "912-73-3446" as "Tax identifier"
      Then the browser keeps neither "Zebulon" nor "912733446"
