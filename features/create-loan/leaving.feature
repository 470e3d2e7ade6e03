Feature: Leaving the create screen
  Only the form keeps its entries, until I leave it. A loan is created even if I have left its form: I stay on the new
  page and am notified of the result.

  @app
  Rule: Cancel of an unedited form opens the pipeline without confirmation

    @S-2.1-32
    Scenario Outline: Cancel of a <kind> returns to the <pipeline>
      Given I am signed in as lending staff
      And I am on the create <kind> screen
      When I choose "Cancel"
      Then I land on the page "<pipeline>"

      Examples:
        | kind | pipeline          | rule     |
        | loan | Mortgage Pipeline | L-2.2-09 |
        | lead | Lead Pipeline     | L-2.2-10 |

  @app @A-126
  Rule: Leaving asks for no confirmation if the form has no entry of mine left

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    Scenario Outline: Cancel asks nothing after "<entry>" in "<field>" is deleted again
      Given I enter "<entry>" as "<field>" and leave the field
      And I clear "<field>"
      When I choose "Cancel"
      Then I land on the page "Mortgage Pipeline"

      Examples:
        | field        | entry      |
        | First name   | A          |
        | Sales price  | 400000     |
        | Loan purpose | Purchase   |
        | Institution  | Fennimore  |
        | Birth date   | 02/29/1992 |

    Scenario: Cancel asks nothing after the only entry is undone
      Given I type "400000" into "Sales price"
      And I press the keys "Control+Z"
      When I choose "Cancel"
      Then I land on the page "Mortgage Pipeline"

    Scenario: Cancel asks nothing after I have moved through the fields and changed none
      Given I go to "Cell phone" with the Tab key
      When I choose "Cancel"
      Then I land on the page "Mortgage Pipeline"

    Scenario: Cancel asks for confirmation after only one of two entries is deleted
      Given I enter "Ada" as "First name" and leave the field
      And I enter "Newcomer" as "Last name" and leave the field
      And I clear "Last name"
      When I choose "Cancel"
      Then I am asked "Leave without creating the loan?"

    Scenario: Logging out from an empty form shows the signed-out page at once
      When I ask to be logged out
      Then the page is titled "You've been signed out"

  @A-126
  Rule: Leaving an edited form in any way asks for confirmation first

    @app
    Scenario Outline: Leaving an edited form by <way> asks "<question>"
      Given I am signed in as lending staff with three profiles
      And I am on the Loan Pipeline
      And I go on to "/new-loan"
      And I enter "Ada" as "First name"
      When I try to leave by <way>
      Then I am asked "<question>"

      Examples:
        | way                  | question                             |
        | Cancel               | Leave without creating the loan?     |
        | the logo             | Leave without creating the loan?     |
        | Pipeline in the menu | Leave without creating the loan?     |
        | Back                 | Leave without creating the loan?     |
        | Logout               | Log out and discard changes?         |
        | another profile      | Switch profiles and discard changes? |

    @browser
    Scenario: Reloading an edited form makes the browser ask first
      Given I am signed in as lending staff
      And I am on the create loan screen
      When I enter "Ada" as "First name"
      Then the browser asks before it loads another page

  @app
  Rule: If I stay on the create screen, my entries stay

    @A-126
    Scenario Outline: "<stay>" after <way> keeps the entries
      Given I am signed in as lending staff with three profiles
      And I am on the Loan Pipeline
      And I go on to "/new-loan"
      And I enter "Ada" as "First name"
      And I try to leave by <way>
      When I choose "<stay>"
      Then no dialog is open
      And the form shows:
        | First name | Ada |

      Examples:
        | way             | stay              |
        | Cancel          | Keep editing      |
        | Logout          | Stay signed in    |
        | another profile | Keep this profile |

    @A-184
    Scenario: Escape keeps the edited form open and moves the focus to Cancel
      Given I am signed in as lending staff
      And I am on the Loan Pipeline
      And I go on to "/new-loan"
      And I enter "Ada" as "First name"
      And I press "Enter" in "Cancel"
      When I press the keys "Escape"
      Then the form shows:
        | First name | Ada |
      And "Cancel" has the focus

  @app
  Rule: If I confirm leaving, I get the requested page

    Scenario Outline: A new <kind>: "<leave>" after <way> opens the page "<page>"
      Given I am signed in as lending staff with three profiles
      And I am on the Loan Pipeline
      And I go on to "/new-<kind>"
      And I enter "Ada" as "First name"
      And I try to leave by <way>
      When I choose "<leave>"
      Then the page is titled "<page>"

      Examples:
        | kind | way             | leave           | page                   | rule     |
        | loan | Cancel          | Leave           | Mortgage Pipeline      | L-2.2-09 |
        | lead | Cancel          | Leave           | Lead Pipeline          | L-2.2-10 |
        | loan | Logout          | Log out         | You've been signed out |          |
        | loan | another profile | Switch profiles | Closing Queue          |          |

  @app
  Rule: Entries of the form are not stored in the browser

    @A-126
    Scenario: A name and a tax identifier that are typed are not in browser storage
      Given I am signed in as lending staff
      And I am on the create loan screen
      When I enter "Zebulon" as "First name"
      And I enter "912-73-3446" as "Tax identifier"
      Then "First name" shows "Zebulon"
      And browser storage has neither "Zebulon" nor "912733446"

  @app @A-125
  Rule: While a loan is being created, the confirmation before leaving says so

    Scenario: Cancel before the response asks "Leave while the loan is being created?"
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      And I send the form, and the response is late
      When I choose "Cancel"
      Then I am asked "Leave while the loan is being created?"

    Scenario: Cancel before the response asks, even if I have entered nothing
      Given I am signed in as branch staff
      And the borrower check was completed with:
        | First name          | Ada       |
        | Last name           | Newcomer  |
        | Tax identifier      | 912345678 |
        | Tax identifier type | ssn       |
      And I am on the create loan screen
      And I send the form, and the response is late
      When I choose "Cancel"
      Then I am asked "Leave while the loan is being created?"

    @L-4.6-05
    Scenario: The response to the creation closes the confirmation and opens the loan
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      And I send the form, and the response is late
      And I choose "Cancel"
      When the late response arrives
      Then I see the dashboard of that loan
      And no dialog is open

    Scenario: A refused creation closes the confirmation and says why
      Given I am signed in as lending staff
      And the server responds to the next create request with an error and its reason
      And I have filled in a loan for "Ada Newcomer"
      And I send the form, and the response is late
      And I choose "Cancel"
      When the late response arrives
      Then a dialog titled "Create Loan Failed" appears
      And there is no button "Leave"

  @app @A-125
  Rule: If I have left the create form, I stay on the new page and am notified of the result

    Scenario Outline: The response to a <kind> is <response>: I am notified "<title>"
      Given I am signed in as lending staff
      And the server responds to the next create request with <response>
      And I have left a <kind> for "Ada Newcomer" while it was being created
      When the late response arrives
      Then I am notified "<title>": "<text>"
      And I land on the page "<pipeline>"
      And no dialog is open

      Examples:
        | kind | response                | title              | pipeline          | text |
        | loan | an error and its reason | Create Loan Failed | Mortgage Pipeline | We couldn't create the loan for Ada Newcomer. The institution is closed. To try again, enter the loan again. |
        | loan | a broken connection     | Loan Not Confirmed | Mortgage Pipeline | We couldn't confirm the loan for Ada Newcomer. We couldn't reach the server. Check your connection. Check the pipeline before creating it again. |
        | lead | an error without a reason | Create Lead Failed | Lead Pipeline   | We couldn't create the lead for Ada Newcomer. To try again, enter the lead again. |

    Scenario Outline: A created <kind> is announced as "<title>"
      Given I am signed in as lending staff
      And I have left a <kind> for "Ada Newcomer" while it was being created
      When the late response arrives
      Then I am notified "<title>": "The <kind> for Ada Newcomer has been created."
      And I land on the page "<pipeline>"

      Examples:
        | kind | title        | pipeline          |
        | loan | Loan Created | Mortgage Pipeline |
        | lead | Lead Created | Lead Pipeline     |

  @app @A-125
  Rule: A page that is loaded again before the response says that the loan is not confirmed

    Scenario Outline: A reload while a <kind> is being created notifies "<title>"
      Given I am signed in as lending staff
      And I have filled in a <kind> for "Ada Newcomer"
      And I send the form, and the response is late
      When I reload the page
      Then I am notified "<title>": "We couldn't confirm the <kind> you were creating. Check the pipeline before creating it again."

      Examples:
        | kind | title              |
        | loan | Loan Not Confirmed |
        | lead | Lead Not Confirmed |

    Scenario: A reload after the response notifies nothing
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      And I send the form, and the response is late
      And the late response arrives
      When I reload the page
      Then no notification is left

  @app @A-125
  Rule: The response to a form that I have left does not change a second form

    Background:
      Given I am signed in as lending staff
      And I have left a loan for "Ada Newcomer" while it was being created

    Scenario: The entries of a second form stay when the first loan is created
      Given I go on to "/new-loan"
      And I enter "Grace" as "First name"
      When the late response arrives
      Then I am notified "Loan Created": "The loan for Ada Newcomer has been created."
      And the form shows:
        | First name | Grace |
      And no dialog is open

    Scenario: The dashboard of a second loan stays when the first loan is created
      Given I go on to "/new-loan"
      And I have filled in a loan for "Grace Second"
      And I send the form
      And I see the dashboard of that loan
      When the late response arrives
      Then I am notified "Loan Created": "The loan for Ada Newcomer has been created."
      And the page is titled with the loan number and "Grace Second"

  @app @A-125
  Rule: The notification about a created loan links to it and can be used with the keyboard

    Background:
      Given I am signed in as lending staff
      And I have left a loan for "Ada Newcomer" while it was being created
      And the late response arrives

    Scenario: The link in the notification opens the created loan
      When I press "Enter" in "Open the loan"
      Then I see the dashboard of that loan
      And the page is titled with the loan number and "Ada Newcomer"
      And there is no link "Open the loan"

    @A-196
    Scenario: The notification goes when I leave the loan that it links to
      Given I press "Enter" in "Open the loan"
      When I go on to the page "What's New"
      Then no notification is left

    Scenario: Closing the notification about a loan returns the focus
      Given I go on to "/new-loan"
      And I go to "Create Loan" with the Tab key
      When I go to "Close" with the Tab key
      And I press the keys "Enter"
      Then no notification is left
      And "Create Loan" has the focus

  @app @A-125
  Rule: The notification about a loan shows only in the profile in which I created it

    Background:
      Given I am signed in as lending staff with three profiles
      And I have left a loan for "Ada Newcomer" while it was being created

    Scenario: Switching the profile removes the notification about a loan
      Given the late response arrives
      And I am notified "Loan Created": "The loan for Ada Newcomer has been created."
      When I choose the profile of the group "Closing Department" from the menu
      Then I land on the page "Closing Queue"
      And no notification is left

    Scenario: After a profile switch and back, a creation without a response shows "Loan Not Confirmed"
      Given I choose the profile of the group "Closing Department" from the menu
      And I land on the page "Closing Queue"
      And no notification is left
      When I choose the profile of the group "Retail East" from the menu
      Then I am notified "Loan Not Confirmed": "We couldn't confirm the loan for Ada Newcomer. Check the pipeline before creating it again."
