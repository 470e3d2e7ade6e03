Feature: Choosing what to create
  In the new workflow, Create Loan asks first what is to be created, and for some of it, for whom.

  @domain @S-4.4-10 @S-4.4-11
  Rule: The dialog is used in the new workflow only

    Scenario: Create Loan on some pages
      Then Create Loan leads to:
        | page                  | workflow | leads                           |
        | Mortgage Pipeline     | on       | the create dialog               |
        | Mortgage Pipeline     | off      | the create loan screen          |
        | a dashboard           | on       | the create dialog               |
        | a dashboard           | off      | the create loan screen          |
        | Optimal Blue Pipeline | on       | a creation through Optimal Blue |
        | Optimal Blue Pipeline | off      | a creation through Optimal Blue |

  @browser @S-2.5-01 @S-2.5-02 @S-2.5-12 @S-2.5-15 @S-2.5-16 @S-2.5-17 @S-4.4-01 @S-4.4-02 @S-4.4-08 @S-4.4-09 @S-4.4-10 @S-5-01 @S-5-02 @S-5-03 @S-5-04 @S-5-05 @S-9-13
  Rule: A quick lock goes through the list of actions, then institution and originator, to its page

    Scenario: Both are chosen by typing, then another institution
      Given the "lending-staff" person is signed in, and the new workflow for creating is on
      And I look at the loan pipeline
      When I ask to create a loan
      Then the create dialog is 448 pixels wide, also in a window of 420 pixels
      And the create dialog offers "Create Lead, Create Loan, Import Loan, Register Loan, Quick Lock, Scenario Pricer"
      And everybody can use the create dialog
      When I choose the action "Quick Lock"
      Then the create dialog asks for "Institution, Originator"
      And I am in "Institution"
      And "Originator" cannot be used
      And "Continue To Quick Lock" cannot be pressed
      When I enter "Nowhere" as "Institution" and go on
      Then "Institution" says "Invalid"
      When I enter "" as "Institution" and go on
      Then "Institution" says "Required"
      And everybody can use the create dialog
      When I type "fenn" into "Institution"
      Then the list below shows "Fennimore Partners"
      When I choose the institution "Marrowbrook Home Lending"
      Then originators were asked for once
      And "Continue To Quick Lock" cannot be pressed
      When I type "nor" into "Originator"
      Then the list below shows "Nora Whitfield"
      When I enter "Nobody" as "Originator" and go on
      Then "Originator" says "Invalid"
      When I enter "" as "Originator" and go on
      Then "Originator" says "Required"
      When I choose the originator "Nora Whitfield"
      Then "Continue To Quick Lock" can be pressed
      When I choose the institution "Fennimore Partners"
      Then "Originator" shows the choice ""
      And originators were asked for twice
      And "Continue To Quick Lock" cannot be pressed
      When I choose the originator "Gideon Farrow"
      And I press "Continue To Quick Lock"
      Then the page "Quick Lock" opens for:
        | Institution | Fennimore Partners |
        | Originator  | Gideon Farrow      |

  @browser @L-4.1-05 @L-4.1-06 @S-4.4-03 @S-4.4-04 @S-4.4-05 @S-4.4-07 @S-4.4-13
  Rule: Where there is only one institution with one originator, nobody is asked, nor through Optimal Blue, and on the create screen both are chosen and locked

    Scenario: A branch of one, whose originator arrives at the second attempt
      Given the "single-institution" person is signed in, and the new workflow for creating is on
      And the "getOriginators" call fails once, saying "No originators today."
      And I look at the loan pipeline
      When I ask to create a loan
      Then the create dialog offers "Create Lead, Create Loan, Quick Lock"
      When I choose the action "Quick Lock"
      Then "Institution" is chosen and locked
      And "Continue To Quick Lock" cannot be pressed
      When I press "Load again: Originator"
      Then the page "Quick Lock" opens for:
        | Institution | Tarnfield Community Bank |
        | Originator  | Hana Kobayashi           |
      When I go back
      Then I land on the page "Mortgage Pipeline"
      When I ask to create a loan
      And I choose the action "Quick Lock"
      Then the page "Quick Lock" opens for:
        | Institution | Tarnfield Community Bank |
        | Originator  | Hana Kobayashi           |
      When I go on to the page "Optimal Blue Pipeline"
      And I ask to create a loan
      Then the older dialog "Optimal Blue" is framed
      When I go on to "/new-loan"
      Then the page is titled "Create Loan"
      And "Institution" is chosen and locked
      And "Originator" is chosen and locked

  @browser @S-4.4-05 @S-4.4-06
  Rule: The only originator of an institution is chosen and stays so

    Scenario: One of several institutions
      Given the "no-licensed-states" person, who may lock rates, is signed in to the new workflow
      And I look at the loan pipeline
      When I ask to create a loan
      And I choose the action "Quick Lock"
      Then "Institution" can be used
      When I choose the institution "Quillhaven Savings", which has one originator
      Then "Originator" is chosen and locked
      And "Continue To Quick Lock" can be pressed

  @browser @S-2.5-09 @S-2.5-10 @S-2.5-11 @S-2.5-13 @S-2.5-14 @S-2.5-17 @S-4.4-02
  Rule: The dialog is used by keyboard, back and forth, and goes when it is left; what needs no institution opens its page at once

    Scenario: To an action and back, and away, from the menu of a narrow window, also to lead, loan and import
      Given the "lending-staff" person is signed in, and the new workflow for creating is on
      And I look at the loan pipeline
      And I choose the pipeline "Lead Pipeline"
      When I ask to create a loan
      Then the action "Create Lead" has the focus
      When I choose the action "Register Loan"
      Then "Continue To Register Loan" cannot be pressed
      When I go back to the actions
      Then the action "Register Loan" has the focus
      When I choose the action "Scenario Pricer"
      Then "Continue To Scenario Pricer" cannot be pressed
      And I am in "Institution"
      When I press the keys "Escape"
      Then the create dialog is closed
      And Create Loan in the banner has the focus
      When the window becomes 1024 pixels wide
      Then the banner has the buttons "Search", "Create Loan"
      When I open the menu of Create Loan by keyboard and take the first entry
      Then the action "Create Lead" has the focus
      When I press the keys "Escape"
      Then the create dialog is closed
      And Create Loan in the banner has the focus
      When the window becomes 1440 pixels wide
      Then the banner has the buttons "Search", "Optimal Blue Search", "Create Loan"
      When I ask to create a loan
      Then the action "Create Lead" has the focus
      When I go back
      Then the create dialog is closed
      And I land on the page "Mortgage Pipeline"
      And these actions lead to their pages at once:
        | Create Lead | Create Lead |
        | Create Loan | Create Loan |
        | Import Loan | Import Loan |

  @browser @S-8-15 @S-8-16
  Rule: A list that fails is only logged and can be loaded again; a late list of an earlier institution changes nothing

    Scenario: The institutions fail, then the originators, then those of an earlier choice are late
      Given the "lending-staff" person is signed in, and the new workflow for creating is on
      And the "getInstitutions" call fails once, saying "No institutions today."
      And the "getOriginators" call fails once, saying "No originators today."
      And I look at the loan pipeline
      When I ask to create a loan
      And I choose the action "Quick Lock"
      And I press "Load again: Institution"
      And I choose the institution "Quillhaven Savings"
      And I press "Load again: Originator"
      And I choose the originator "Mateo Alvarado"
      Then "Continue To Quick Lock" can be pressed
      Given the originators of "Marrowbrook Home Lending" take their time
      When I choose the institution "Marrowbrook Home Lending"
      And I choose the institution "Fennimore Partners"
      And I choose the originator "Gideon Farrow"
      And the late originators arrive
      Then "Originator" shows the choice "Gideon Farrow"
      When I type "e" into "Originator"
      Then the list below shows "Desmond Achebe, Gideon Farrow"
