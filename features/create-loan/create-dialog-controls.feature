Feature: Using the Create Loan dialog
  The dialog in which I choose what to create: by keyboard, in a narrow window, with a screen reader.

  Rule: The Create Loan dialog can be used with the keyboard

    @app
    Scenario: Enter pressed twice on "Create Loan" opens the dialog and chooses no action
      Given I am signed in as lending staff, with the new workflow
      And I am on the Loan Pipeline
      And I go to "Create Loan" with the Tab key
      When I press "Enter" 2 times
      Then the dialog "Create Loan" is open

    @app
    Scenario: "Back" in the Create Loan dialog moves the focus to the action that was chosen
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Register Loan"
      When I choose "Back"
      Then "Register Loan" has the focus

    @app @A-184
    Scenario: Escape closes the Create Loan dialog and moves the focus to its button
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Scenario Pricer"
      When I press the keys "Escape"
      Then the dialog "Create Loan" is closed
      And the button "Create Loan" has the focus

    @app @A-133
    Scenario: Escape closes an open list of the Create Loan dialog and keeps its text, and the dialog open
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Scenario Pricer"
      And I type "Fenn" into "Institution"
      And the list of "Institution" is open
      When I press the keys "Escape"
      Then the list of "Institution" is closed
      And the dialog "Create Loan" is open
      And "Institution" shows "Fenn"

    @app @A-133
    Scenario: The next Escape closes the Create Loan dialog
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Scenario Pricer"
      And I type "Fenn" into "Institution"
      When I press "Escape" 2 times
      Then the dialog "Create Loan" is closed

    @app
    Scenario: In a narrow window, the keyboard reaches the Create Loan dialog through a menu
      Given I am signed in as lending staff, with the new workflow
      And the window is 1024 by 900
      And I am on the Loan Pipeline
      And I press "Enter" in "Create Loan"
      And I press the keys "Enter"
      When I press the keys "Tab"
      Then "Create Lead" has the focus

  @browser
  Rule: The Create Loan dialog is 448 pixels wide, even in a narrower window

    @S-9-13
    Scenario Outline: In a window <width> pixels wide, the Create Loan dialog is 448 pixels wide
      Given I am signed in as lending staff, with the new workflow
      And I am on the Loan Pipeline
      And I choose "Create Loan"
      When the window becomes <width> by 900
      Then the dialog "Create Loan" is 448 pixels wide

      Examples:
        | width |
        | 1440  |
        | 420   |
