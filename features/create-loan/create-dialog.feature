Feature: Choosing what to create
  In the new workflow, Create Loan opens a dialog with actions. Some of them ask for an institution and an originator. A
  list with one option needs no choice.

  @app
  Rule: Create Loan opens a dialog in the new workflow, and the create screen in the old one

    @S-2.5-01 @S-4.4-10 @L-3.7-04
    Scenario: In the new workflow, "Create Loan" opens the dialog
      Given I am signed in as lending staff, with the new workflow
      And I am on the page "Lead Pipeline"
      When I choose "Create Loan"
      Then the dialog "Create Loan" is open

    @S-4.4-11 @L-3.7-04
    Scenario: In the old workflow, "Create Loan" opens the create screen
      Given I am signed in as lending staff, with the old workflow
      And I am on the Loan Pipeline
      When I choose "Create Loan"
      Then the page is titled "Create Loan"
      And the dialog "Create Loan" is closed

    @S-4.4-10 @S-4.4-11
    Scenario Outline: In the <workflow> workflow, "Create Loan" on the Optimal Blue pipeline opens "Select Originator"
      Given I am signed in as lending staff, with the <workflow> workflow
      And I am on the page "Optimal Blue Pipeline"
      When I choose "Create Loan"
      Then "Select Originator" is open
      And the dialog "Create Loan" is closed

      Examples:
        | workflow |
        | new      |
        | old      |

  @app
  Rule: The Create Loan dialog offers the actions that I have the right to

    @S-2.5-02 @S-6-05
    Scenario: With all rights, the dialog offers six actions, and says what each is for
      Given I am signed in as lending staff, with the new workflow
      And I am on the Loan Pipeline
      When I choose "Create Loan"
      Then the create dialog offers:
        | Create Lead     | For a prospect who hasn't applied yet.                    |
        | Create Loan     | Check for duplicates and enter an application.            |
        | Import Loan     | Start from a file from another system.                    |
        | Register Loan   | Register a loan with an institution.                      |
        | Quick Lock      | Lock a rate before the application is complete.           |
        | Scenario Pricer | Compare products and pricing without creating a loan.     |

    @S-6-05 @S-3-16
    Scenario: With the rights to three actions, the dialog offers these three
      Given I am signed in as branch staff, with the new workflow
      And I am on the Loan Pipeline
      When I choose "Create Loan"
      Then the create dialog offers:
        | Create Lead | For a prospect who hasn't applied yet.          |
        | Create Loan | Check for duplicates and enter an application.  |
        | Quick Lock  | Lock a rate before the application is complete. |

  @app
  Rule: The actions Create Lead, Create Loan and Import Loan open their pages directly

    Scenario Outline: "<action>" in the Create Loan dialog opens its page
      Given I am signed in as lending staff, with the new workflow
      And I am on the Loan Pipeline
      And I choose "Create Loan"
      When I choose "<action>"
      Then the address is "<address>"
      And the page is titled "<action>"
      And the dialog "Create Loan" is closed

      Examples:
        | action      | address         | rule              |
        | Create Lead | /new-lead       | S-2.5-09 S-4.4-02 |
        | Create Loan | /create-loan    | S-2.5-10 A-73     |
        | Import Loan | /lf/import-loan | S-2.5-11          |

    @S-4.4-02
    Scenario: Choosing the action of the current page closes the dialog
      Given I am signed in as lending staff, with the new workflow
      And I am on the page "Import Loan"
      And I choose "Create Loan"
      When I choose "Import Loan"
      Then the dialog "Create Loan" is closed

  @app
  Rule: The actions Quick Lock, Register Loan and Scenario Pricer ask for institution and originator

    @S-2.5-17
    Scenario Outline: "<action>" asks for institution and originator
      Given I am signed in as lending staff, with the new workflow
      And I am on the Loan Pipeline
      And I choose "Create Loan"
      When I choose "<action>"
      Then I am asked for "Institution, Originator"
      And "Institution" has the focus
      And "Originator" cannot be used
      And I cannot choose "Continue To <action>"

      Examples:
        | action          | rule     |
        | Quick Lock      | S-2.5-12 |
        | Register Loan   | S-2.5-13 |
        | Scenario Pricer | S-2.5-14 |

  @app
  Rule: Institution and originator are chosen from lists that narrow as I type

    Background:
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Quick Lock"

    @S-2.5-15
    Scenario: Typing part of a name finds an institution
      When I enter "FENN" as "Institution"
      Then "Institution" offers "Fennimore Partners"

    @S-2.5-16
    Scenario: Typing part of a name finds an originator
      Given I choose the institution "Marrowbrook Home Lending"
      When I enter "nor" as "Originator"
      Then "Originator" offers "Nora Whitfield"

  @app
  Rule: An empty or invalid field of the Create Loan dialog shows the reason

    Scenario Outline: "<text>" as <field> shows "<message>"
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      And I choose the institution "Marrowbrook Home Lending"
      When I enter "<text>" as "<field>" and leave the field
      Then "<field>" says "<message>"

      Examples:
        | field       | text    | message  | rule   |
        | Institution |         | Required | S-5-03 |
        | Originator  |         | Required | S-5-03 |
        | Institution | Nowhere | Invalid  | S-5-04 |
        | Originator  | Nobody  | Invalid  | S-5-04 |

  @app
  Rule: Continue can be chosen only with an institution and an originator

    Background:
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      And I choose the institution "Marrowbrook Home Lending"

    @S-5-02
    Scenario: With an institution alone, Continue cannot be chosen
      Then I cannot choose "Continue To Quick Lock"

    @S-5-05
    Scenario: With an institution and an originator, Continue can be chosen
      When I choose the originator "Nora Whitfield"
      Then I can choose "Continue To Quick Lock"

    Scenario Outline: After "<field>" is cleared, Continue cannot be chosen
      Given I choose the originator "Nora Whitfield"
      When I clear "<field>"
      Then I cannot choose "Continue To Quick Lock"

      Examples:
        | field       | rule          |
        | Institution | S-5-01        |
        | Originator  | S-5-02 S-5-05 |

  @app
  Rule: Continue opens the page of the action for the chosen institution and originator

    @S-4.4-01 @S-4.4-02
    Scenario: Continue opens Quick Lock for the chosen institution and originator
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      And I choose the institution "Fennimore Partners"
      And I choose the originator "Gideon Farrow"
      When I choose "Continue To Quick Lock"
      Then the page "Quick Lock" opens for:
        | Institution | Fennimore Partners |
        | Originator  | Gideon Farrow      |
      And the dialog "Create Loan" is closed

    @A-187
    Scenario: A double-click on Continue opens the page once
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      And I choose the institution "Fennimore Partners"
      And I choose the originator "Gideon Farrow"
      And I double-click "Continue To Quick Lock"
      When I go back
      Then I land on the page "Mortgage Pipeline"

  @app
  Rule: Choosing another institution loads its originators and clears the chosen originator

    @S-4.4-08 @S-4.4-09
    Scenario: A second institution clears the originator and offers its own originators
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      And I choose the institution "Marrowbrook Home Lending"
      And I choose the originator "Nora Whitfield"
      When I choose the institution "Fennimore Partners"
      Then "Originator" shows ""
      And "Originator" offers "Desmond Achebe, Gideon Farrow"

  @app
  Rule: Institution and originator behave in the dialog as on the create screen

    Background:
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      And I choose the institution "Marrowbrook Home Lending"
      And I choose the originator "Nora Whitfield"

    @A-133 @C-27
    Scenario: A typing error in the institution keeps the originator
      When I type "Marrowbrook Home Lendin" into "Institution" and leave the field
      Then "Institution" says "Invalid"
      And "Originator" shows "Nora Whitfield"
      And I cannot choose "Continue To Quick Lock"

    @A-162 @C-27
    Scenario: Control+Z puts back the institution, and not the originator that another one has cleared
      Given I type "Fennimore Partners" into "Institution"
      When I press the keys "Control+Z"
      Then "Institution" shows "Marrowbrook Home Lending"
      And "Originator" shows ""

  @app
  Rule: The only option of a list is chosen for me, and I cannot change it

    @S-4.4-03 @S-4.4-04
    Scenario: The only institution is chosen even if its originators cannot be loaded
      Given I am signed in as branch staff, with the new workflow
      And the next "getOriginators" request fails with the message "No originators today."
      When I have chosen Create Loan, then "Quick Lock"
      Then "Institution" shows "Tarnfield Community Bank"
      And "Institution" cannot be used

    @S-5-05
    Scenario: The only institution and a chosen originator make Continue available
      Given I am signed in as branch staff, with the new workflow
      And "Mateo Alvarado" is also an originator of "Tarnfield Community Bank"
      And I have chosen Create Loan, then "Quick Lock"
      When I choose the originator "Mateo Alvarado"
      Then I can choose "Continue To Quick Lock"

    @S-4.4-05 @S-4.4-06 @S-5-05
    Scenario: The only originator of an institution is chosen and locked
      Given I am signed in as branch staff without licenses, with the new workflow and the right to lock rates
      And I have chosen Create Loan, then "Quick Lock"
      When I choose the institution "Quillhaven Savings"
      Then "Originator" shows "Desmond Achebe"
      And "Originator" cannot be used
      And I can choose "Continue To Quick Lock"

    @S-4.4-07
    Scenario: For the only institution and originator, Quick Lock opens directly
      Given I am signed in as branch staff, with the new workflow
      And I am on the Loan Pipeline
      And I choose "Create Loan"
      When I choose "Quick Lock"
      Then the page "Quick Lock" opens for:
        | Institution | Tarnfield Community Bank |
        | Originator  | Hana Kobayashi           |

    @S-4.4-13
    Scenario: The only originator creates through Optimal Blue in their own name
      Given I am signed in as branch staff, with the new workflow
      And I am on the page "Optimal Blue Pipeline"
      When I choose "Create Loan"
      Then the legacy dialog "Product and Pricing" frames the page at "/OptimalBlue/CurrentUser"

  @app
  Rule: Each choice of an institution loads its originators from the server

    @S-4.4-09
    Scenario: Choosing an institution again offers an originator that was added meanwhile
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      And I choose the institution "Tarnfield Community Bank"
      And I choose the institution "Fennimore Partners"
      And "Mateo Alvarado" is also an originator of "Tarnfield Community Bank"
      When I choose the institution "Tarnfield Community Bank"
      Then "Originator" offers "Lukas Brandt, Hana Kobayashi, Mateo Alvarado"

  @app
  Rule: A list that cannot be loaded is logged without a message and can be loaded again

    Scenario Outline: If the <list> cannot be loaded, the browser logs it and no message opens
      Given I am signed in as <role>, with the new workflow
      And the next "<request>" request fails with the message "No <list> today."
      When I have chosen Create Loan, then "Quick Lock"
      Then the browser logs that "<request>" failed
      And the only dialog is "Create Loan"

      Examples:
        | list         | request         | role          | rule   |
        | institutions | getInstitutions | lending staff | S-8-15 |
        | originators  | getOriginators  | branch staff  | S-8-16 |

    @A-164 @C-27
    Scenario: "Try again" loads the institutions
      Given I am signed in as lending staff, with the new workflow
      And the next "getInstitutions" request fails with the message "No institutions today."
      And I have chosen Create Loan, then "Quick Lock"
      And I choose "Try again: Institution"
      When I enter "fenn" as "Institution"
      Then "Institution" offers "Fennimore Partners"

    @A-164 @C-27
    Scenario: "Try again" opens Quick Lock for the only originator
      Given I am signed in as branch staff, with the new workflow
      And the next "getOriginators" request fails with the message "No originators today."
      And I have chosen Create Loan, then "Quick Lock"
      When I choose "Try again: Originator"
      Then the page "Quick Lock" opens for:
        | Originator | Hana Kobayashi |

  @app
  Rule: The Create Loan dialog closes when I leave the page

    @S-4.4-02
    Scenario: Going back closes the Create Loan dialog and opens the earlier page
      Given I am signed in as lending staff, with the new workflow
      And I am on the page "Lead Pipeline"
      And I go on to the page "Mortgage Pipeline"
      And I choose "Create Loan"
      When I go back
      Then the dialog "Create Loan" is closed
      And I land on the page "Lead Pipeline"
