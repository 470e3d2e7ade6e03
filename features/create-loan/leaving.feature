Feature: Leaving the create screen
  Only the form keeps its entries, until the user leaves it.

  @app
  Rule: Cancel of an unedited form opens the pipeline without confirmation

    Scenario Outline: Cancel of a <kind> returns to the <pipeline>
      Given the "lending-staff" user is signed in
      And I am on the create <kind> screen
      When I choose "Cancel"
      Then I land on the page "<pipeline>"

      @L-2.2-09 @S-2.1-32
      Examples:
        | kind | pipeline          |
        | loan | Mortgage Pipeline |

      @L-2.2-10 @S-2.1-32
      Examples:
        | kind | pipeline      |
        | lead | Lead Pipeline |

  @app
  Rule: Cancel asks for no confirmation if the form has no entry of the user left

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen

    Scenario Outline: "<entry>" in "<field>" is deleted again
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

    Scenario: The only entry is undone
      Given I enter "400000" as "Sales price" and leave the field
      And I press "Control+Z" 1 times
      When I choose "Cancel"
      Then I land on the page "Mortgage Pipeline"

    Scenario: The user has moved through the fields and changed none
      Given I go to "Cell phone" with the Tab key
      When I choose "Cancel"
      Then I land on the page "Mortgage Pipeline"

    Scenario: One of two entries is deleted again
      Given I enter "Ada" as "First name" and leave the field
      And I enter "Newcomer" as "Last name" and leave the field
      And I clear "Last name"
      When I choose "Cancel"
      Then I am asked "Leave without creating the loan?"

  Rule: Leaving an edited form in any way asks for confirmation first

    @app
    Scenario Outline: Leaving by <way>
      Given the "several-profiles" user is signed in
      And I look at the loan pipeline
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
        | Logout               | Log out and lose entries?            |
        | another profile      | Switch the profile and lose entries? |

    @browser
    Scenario: Reloading the page
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      When I enter "Ada" as "First name"
      Then the browser asks before it loads another page

  @app
  Rule: A user who stays on the create screen keeps the entries

    Scenario Outline: "<stay>" after <way>
      Given the "several-profiles" user is signed in
      And I look at the loan pipeline
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

    Scenario: Escape keeps the form open and moves the focus to Cancel
      Given the "lending-staff" user is signed in
      And I look at the loan pipeline
      And I go on to "/new-loan"
      And I enter "Ada" as "First name"
      And I press "Enter" in "Cancel"
      When I press the keys "Escape"
      Then the form shows:
        | First name | Ada |
      And "Cancel" has the focus

  @app
  Rule: A user who confirms leaving gets the requested page

    Scenario Outline: A new <kind>: "<leave>" after <way>
      Given the "several-profiles" user is signed in
      And I look at the loan pipeline
      And I go on to "/new-<kind>"
      And I enter "Ada" as "First name"
      And I try to leave by <way>
      When I choose "<leave>"
      Then the page is titled "<page>"

      @L-2.2-09
      Examples:
        | kind | way    | leave | page              |
        | loan | Cancel | Leave | Mortgage Pipeline |

      @L-2.2-10
      Examples:
        | kind | way    | leave | page          |
        | lead | Cancel | Leave | Lead Pipeline |

      Examples:
        | kind | way             | leave              | page                   |
        | loan | Logout          | Log out            | You've been signed out |
        | loan | another profile | Switch the profile | Closing Queue          |

  @app
  Rule: Logging out from an unedited form asks for no confirmation

    Scenario: The user logs out from an empty form
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      When I ask to be logged out
      Then the page is titled "You've been signed out"

  @app
  Rule: Entries of the form are not stored in the browser

    Scenario: A name and a tax identifier
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      When I enter "Zebulon" as "First name"
      And I enter "912-73-3446" as "Tax identifier"
      Then browser storage has neither "Zebulon" nor "912733446"
