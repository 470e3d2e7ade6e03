@app
Feature: Leaving while a loan is being created
  A loan is created even if the user has left its form. The user stays on the new page and is notified of the result.

  Rule: The confirmation before leaving says that the loan is being created

    Scenario: Cancel before the response has arrived
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"
      And I send the form, and the response is late
      When I choose "Cancel"
      Then I am asked "Leave while the loan is being created?"

    @L-4.6-05
    Scenario: The response arrives while the confirmation is open
      Given the "lending-staff" user is signed in
      And I have filled in a loan for "Ada Newcomer"
      And I send the form, and the response is late
      And I choose "Cancel"
      When the late response arrives
      Then I see the dashboard of that loan
      And no dialog is open

  Rule: A user who has left the create form stays on the new page and is notified of the result

    @L-2.2-09
    Scenario: A loan is created
      Given the "lending-staff" user is signed in
      And I have left a loan for "Ada Newcomer" while it was being created
      When the late response arrives
      Then I am notified "Loan Created": "The loan for Ada Newcomer has been created."
      And I land on the page "Mortgage Pipeline"

    @L-2.2-10
    Scenario: A lead is created
      Given the "lending-staff" user is signed in
      And I have left a lead for "Leo Prospect" while it was being created
      When the late response arrives
      Then I am notified "Lead Created": "The lead for Leo Prospect has been created."
      And I land on the page "Lead Pipeline"

    @L-8.2-03
    Scenario: The server refuses with a reason
      Given the "lending-staff" user is signed in
      And the server responds to the next create request with an error and its reason
      And I have left a loan for "Ada Newcomer" while it was being created
      When the late response arrives
      Then I am notified "Create Loan Failed": "The loan for Ada Newcomer was not created. The institution is closed. To try again, enter the loan again."
      And I land on the page "Mortgage Pipeline"

    Scenario: The connection breaks
      Given the "lending-staff" user is signed in
      And the server responds to the next create request with a broken connection
      And I have left a loan for "Ada Newcomer" while it was being created
      When the late response arrives
      Then I am notified "Loan Not Confirmed": "The server did not confirm that the loan for Ada Newcomer was created. The server cannot be reached. Look for it in the loan pipeline before you enter it again."
      And no dialog is open

  Rule: The response to a create form that the user has left does not change a second form

    Background:
      Given the "lending-staff" user is signed in
      And I have left a loan for "Ada Newcomer" while it was being created

    Scenario: The user is filling in the second form
      Given I go on to "/new-loan"
      And I enter "Grace" as "First name"
      When the late response arrives
      Then I am notified "Loan Created": "The loan for Ada Newcomer has been created."
      And the form shows:
        | First name | Grace |
      And no dialog is open

    Scenario: The second loan is created first
      Given I go on to "/new-loan"
      And I have filled in a loan for "Grace Second"
      And I send the form
      And I see the dashboard of that loan
      When the late response arrives
      Then I am notified "Loan Created": "The loan for Ada Newcomer has been created."
      And the page is titled with the loan number and "Grace Second"

  Rule: The notification about a created loan links to it and can be used with the keyboard

    Background:
      Given the "lending-staff" user is signed in
      And I have left a loan for "Ada Newcomer" while it was being created
      And the late response arrives

    Scenario: The link opens the loan
      When I press "Enter" in "Open the loan"
      Then I see the dashboard of that loan
      And the page is titled with the loan number and "Ada Newcomer"
      And there is no link "Open the loan"

    Scenario: Closing the notification returns the focus
      Given I go on to "/new-loan"
      And I go to "Create Loan" with the Tab key
      When I go to "Close" with the Tab key
      And I press the keys "Enter"
      Then no notification is left
      And "Create Loan" has the focus

  Rule: The notification about a loan shows only in the profile in which the user created it

    Background:
      Given the "several-profiles" user is signed in
      And I have left a loan for "Ada Newcomer" while it was being created

    Scenario: The profile is switched after the response
      Given the late response arrives
      And I am notified "Loan Created": "The loan for Ada Newcomer has been created."
      When I choose the profile of the group "Closing Department" from the menu
      Then I land on the page "Closing Queue"
      And no notification is left

    Scenario: The profile is switched before the response, and switched back
      Given I choose the profile of the group "Closing Department" from the menu
      And I land on the page "Closing Queue"
      And no notification is left
      When I choose the profile of the group "Retail East" from the menu
      Then I am notified "Loan Not Confirmed": "The server did not confirm that the loan for Ada Newcomer was created. Look for it in the loan pipeline before you enter it again."
