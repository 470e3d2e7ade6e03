Feature: Choosing what to create
  In the new workflow, Create Loan asks first what is to be created, and for some of it, for whom.

  Rule: The dialog opens in the new workflow only

    @domain
    Scenario Outline: <page>, new workflow <workflow>
      Then with the new workflow <workflow>, Create Loan on <page> leads to <what>

      @S-4.4-10
      Examples: The new workflow
        | page                  | workflow | what                            |
        | Mortgage Pipeline     | on       | the create dialog               |
        | a dashboard           | on       | the create dialog               |
        | Optimal Blue Pipeline | on       | a creation through Optimal Blue |

      @S-4.4-11
      Examples: The old workflow
        | page                  | workflow | what                            |
        | Mortgage Pipeline     | off      | the create loan screen          |
        | a dashboard           | off      | the create loan screen          |
        | Optimal Blue Pipeline | off      | a creation through Optimal Blue |

    @app @S-2.5-01 @S-4.4-10
    Scenario: The new workflow
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I look at the loan pipeline
      When I ask to create a loan
      Then a message titled "Create Loan" appears

  @app
  Rule: The dialog offers what the user may create

    @S-2.5-02
    Scenario Outline: The "<user>" user
      Given the "<user>" user is signed in, and the new workflow for creating is on
      And I look at the loan pipeline
      When I ask to create a loan
      Then the create dialog offers "<actions>"

      Examples:
        | user               | actions                                                                           |
        | lending-staff      | Create Lead, Create Loan, Import Loan, Register Loan, Quick Lock, Scenario Pricer |
        | single-institution | Create Lead, Create Loan, Quick Lock                                              |

  @app
  Rule: Create Lead, Create Loan and Import Loan lead to their pages at once

    Scenario Outline: <action>
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have opened the create dialog
      When I choose the action "<action>"
      Then the address is "<address>"
      And the page is titled "<action>"
      And the create dialog is closed

      @S-2.5-09 @S-4.4-02
      Examples:
        | action      | address   |
        | Create Lead | /new-lead |

      @S-2.5-10
      Examples:
        | action      | address               |
        | Create Loan | /create-loan           |

      @S-2.5-11
      Examples:
        | action      | address         |
        | Import Loan | /lf/import-loan |

  @app
  Rule: Other actions ask for institution and originator first

    Scenario Outline: <action>
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have opened the create dialog
      When I choose the action "<action>"
      Then the create dialog asks for "Institution, Originator"
      And "Continue To <action>" cannot be pressed
      And I am in "Institution"

      @S-2.5-12 @S-2.5-17
      Examples:
        | action     |
        | Quick Lock |

      @S-2.5-13 @S-2.5-17
      Examples:
        | action        |
        | Register Loan |

      @S-2.5-14 @S-2.5-17
      Examples:
        | action          |
        | Scenario Pricer |

  @app
  Rule: Institution and originator are chosen from lists that narrow as the user types

    Background:
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have chosen "Quick Lock" in the create dialog

    @S-2.5-15
    Scenario: Part of the name of an institution
      When I type "fenn" into "Institution"
      Then the list "Institution" shows "Fennimore Partners"

    @S-2.5-16
    Scenario: Part of the name of an originator
      Given I choose the institution "Marrowbrook Home Lending"
      When I type "nor" into "Originator"
      Then the list "Originator" shows "Nora Whitfield"

    Scenario: An originator needs an institution first
      Then "Originator" cannot be used

  @app
  Rule: A field says what is wrong with its text

    Scenario Outline: "<text>" as <field>
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have chosen "Quick Lock" in the create dialog
      And I choose the institution "Marrowbrook Home Lending"
      When I enter "<text>" as "<field>" and go on
      Then "<field>" says "<message>"

      @S-5-03
      Examples: Nothing is chosen
        | field       | text | message  |
        | Institution |      | Required |
        | Originator  |      | Required |

      @S-5-04
      Examples: The text is none of the options
        | field       | text    | message |
        | Institution | Nowhere | Invalid |
        | Originator  | Nobody  | Invalid |

  @app
  Rule: Continue needs an institution and an originator

    Background:
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have chosen "Quick Lock" in the create dialog
      And I choose the institution "Marrowbrook Home Lending"

    @S-5-02
    Scenario: An institution alone
      Then "Continue To Quick Lock" cannot be pressed

    @S-5-05
    Scenario: An institution and an originator
      When I choose the originator "Nora Whitfield"
      Then "Continue To Quick Lock" can be pressed

    Scenario Outline: The <field> is taken away again
      Given I choose the originator "Nora Whitfield"
      When I enter "" as "<field>" and go on
      Then "Continue To Quick Lock" cannot be pressed

      @S-5-01
      Examples:
        | field       |
        | Institution |

      @S-5-02 @S-5-05
      Examples:
        | field      |
        | Originator |

  @app
  Rule: Continue opens the page of the action for institution and originator

    @S-4.4-01 @S-4.4-02
    Scenario: A quick lock
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have chosen "Quick Lock" in the create dialog
      And I choose the institution "Fennimore Partners"
      And I choose the originator "Gideon Farrow"
      When I press "Continue To Quick Lock"
      Then the page "Quick Lock" opens for:
        | Institution | Fennimore Partners |
        | Originator  | Gideon Farrow      |
      And the create dialog is closed

  @app
  Rule: Another institution loads its originators and empties the choice

    @S-4.4-08 @S-4.4-09
    Scenario: The originator of the first institution is gone
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have chosen "Quick Lock" in the create dialog
      And I choose the institution "Marrowbrook Home Lending"
      And I choose the originator "Nora Whitfield"
      When I choose the institution "Fennimore Partners"
      Then "Originator" shows the choice ""
      And originators were asked for twice

    Scenario: The originators of the first institution arrive late
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have chosen "Quick Lock" in the create dialog
      And the originators of "Marrowbrook Home Lending" are late
      And I choose the institution "Marrowbrook Home Lending"
      And I choose the institution "Fennimore Partners"
      When the late list arrives
      And I type "e" into "Originator"
      Then the list "Originator" shows "Desmond Achebe, Gideon Farrow"

  Rule: The dialog can be used with the keyboard

    @app
    Scenario: The first action has the focus
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I look at the loan pipeline
      When I ask to create a loan
      Then the action "Create Lead" has the focus

    @app
    Scenario: Back leads to the action that was chosen
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have chosen "Register Loan" in the create dialog
      When I press "Back"
      Then the action "Register Loan" has the focus

    @app
    Scenario: Escape closes the dialog and returns to the button
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I have chosen "Scenario Pricer" in the create dialog
      When I press the keys "Escape"
      Then the create dialog is closed
      And the button "Create Loan" has the focus

    @browser
    Scenario: In a narrow window Create Loan is an entry of a menu
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I look at the loan pipeline
      When the window becomes 1024 by 900
      And I open the menu of Create Loan by keyboard and take the first entry
      Then the action "Create Lead" has the focus

  @app
  Rule: The dialog closes when its page is left

    Scenario: The user goes back
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I look at the page "Lead Pipeline"
      And I go on to the page "Mortgage Pipeline"
      And I ask to create a loan
      When I go back
      Then the create dialog is closed
      And I land on the page "Lead Pipeline"

  @browser
  Rule: The dialog is 448 pixels wide, also in a narrower window

    @S-9-13
    Scenario: A window of 420 pixels
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And I look at the loan pipeline
      When I ask to create a loan
      Then the create dialog is 448 pixels wide, also in a window of 420 pixels
      And the create dialog is accessible
