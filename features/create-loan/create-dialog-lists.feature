Feature: Institutions and originators to choose from
  A list with one option needs no choice. A list that cannot be loaded can be loaded again.

  @app
  Rule: The only option of a list is chosen for the user, who cannot change it

    @S-4.4-03 @S-4.4-04
    Scenario: The only institution, while its originators cannot be loaded
      Given the "single-institution" user is signed in to the new workflow
      And the next "getOriginators" request fails with the message "No originators today."
      When I have chosen Create Loan, then "Quick Lock"
      Then "Institution" shows "Tarnfield Community Bank"
      And "Institution" cannot be used

    @S-5-05
    Scenario: The only institution and a chosen originator make Continue available
      Given the "single-institution" user is signed in to the new workflow
      And "Mateo Alvarado" is also an originator of "Tarnfield Community Bank"
      And I have chosen Create Loan, then "Quick Lock"
      When I choose the originator "Mateo Alvarado"
      Then I can choose "Continue To Quick Lock"

    @S-4.4-05 @S-4.4-06 @S-5-05
    Scenario: The only originator of an institution
      Given the "no-licensed-states" user, who may lock rates, is signed in to the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      When I choose the institution "Quillhaven Savings"
      Then "Originator" shows "Desmond Achebe"
      And "Originator" cannot be used
      And I can choose "Continue To Quick Lock"

    @S-4.4-07
    Scenario: For the only institution and originator, Quick Lock opens directly
      Given the "single-institution" user is signed in to the new workflow
      And I look at the loan pipeline
      And I choose "Create Loan"
      When I choose "Quick Lock"
      Then the page "Quick Lock" opens for:
        | Institution | Tarnfield Community Bank |
        | Originator  | Hana Kobayashi           |

    @S-4.4-13
    Scenario: The only originator creates through Optimal Blue in their own name
      Given the "single-institution" user is signed in to the new workflow
      And I look at the page "Optimal Blue Pipeline"
      When I choose "Create Loan"
      Then the legacy dialog "Optimal Blue" frames the page at "/OptimalBlue/CurrentUser"

    Scenario Outline: The <field> on the create screen
      Given the "single-institution" user is signed in to the new workflow
      When I open the create loan screen
      Then "<field>" shows "<only>"
      And "<field>" cannot be used

      @L-4.1-05 @L-4.1-06
      Examples:
        | field       | only                     |
        | Institution | Tarnfield Community Bank |
        | Originator  | Hana Kobayashi           |
        | Product     | Conforming 30 Year Fixed |

  @app
  Rule: Each choice of an institution loads its originators from the server

    @S-4.4-09
    Scenario: An institution that is chosen again has a new originator
      Given the "lending-staff" user is signed in to the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      And I choose the institution "Tarnfield Community Bank"
      And I choose the institution "Fennimore Partners"
      And "Mateo Alvarado" is also an originator of "Tarnfield Community Bank"
      When I choose the institution "Tarnfield Community Bank"
      Then "Originator" offers "Lukas Brandt, Hana Kobayashi, Mateo Alvarado"

  @app
  Rule: A list that cannot be loaded is logged without a message and can be loaded again

    Scenario Outline: The <list> cannot be loaded
      Given the "<user>" user is signed in to the new workflow
      And the next "<request>" request fails with the message "No <list> today."
      When I have chosen Create Loan, then "Quick Lock"
      Then the browser logs that "<request>" failed
      And the only dialog is "Create Loan"

      @S-8-15
      Examples:
        | list         | request         | user          |
        | institutions | getInstitutions | lending-staff |

      @S-8-16
      Examples:
        | list        | request        | user               |
        | originators | getOriginators | single-institution |

    Scenario: The institutions are loaded again
      Given the "lending-staff" user is signed in to the new workflow
      And the next "getInstitutions" request fails with the message "No institutions today."
      And I have chosen Create Loan, then "Quick Lock"
      And I choose "Load again: Institution"
      When I enter "fenn" as "Institution"
      Then "Institution" offers "Fennimore Partners"

    Scenario: Quick Lock opens when the only originator is loaded again
      Given the "single-institution" user is signed in to the new workflow
      And the next "getOriginators" request fails with the message "No originators today."
      And I have chosen Create Loan, then "Quick Lock"
      When I choose "Load again: Originator"
      Then the page "Quick Lock" opens for:
        | Originator | Hana Kobayashi |
