Feature: Institutions and originators to choose from
  A list of one needs no choice, and a list that cannot be loaded can be asked for again.

  @app
  Rule: A choice between one is made for the user

    @S-4.4-03 @S-4.4-04
    Scenario: The only institution
      Given the "single-institution" user is signed in, and the new workflow for creating is on
      And the "getOriginators" call fails once, saying "No originators today."
      When I have chosen "Quick Lock" in the create dialog
      Then "Institution" is chosen and locked

    @S-4.4-05 @S-4.4-06
    Scenario: The only originator of an institution
      Given the "no-licensed-states" user, who may lock rates, is signed in to the new workflow
      And I have chosen "Quick Lock" in the create dialog
      When I choose the institution "Quillhaven Savings"
      Then "Originator" is chosen and locked
      And "Continue To Quick Lock" can be pressed

    @S-4.4-07
    Scenario: The only institution with its only originator needs no click
      Given the "single-institution" user is signed in, and the new workflow for creating is on
      And I have opened the create dialog
      When I choose the action "Quick Lock"
      Then the page "Quick Lock" opens for:
        | Institution | Tarnfield Community Bank |
        | Originator  | Hana Kobayashi           |

    @S-4.4-13
    Scenario: The only originator creates through Optimal Blue in their own name
      Given the "single-institution" user is signed in, and the new workflow for creating is on
      And I look at the page "Optimal Blue Pipeline"
      When I ask to create a loan
      Then the legacy dialog "Optimal Blue" is framed

    Scenario Outline: The <field> on the create screen
      Given the "single-institution" user is signed in, and the new workflow for creating is on
      When I open the create loan screen
      Then "<field>" is chosen and locked

      @L-4.1-05 @L-4.1-06
      Examples:
        | field       |
        | Institution |
        | Originator  |

  @app
  Rule: A list that cannot be loaded is only logged and can be loaded again

    Scenario Outline: <list> cannot be loaded
      Given the "<user>" user is signed in, and the new workflow for creating is on
      And the "<call>" call fails once, saying "No <list> today."
      When I have chosen "Quick Lock" in the create dialog
      Then the product logs "A call failed" and shows no message

      @S-8-15
      Examples:
        | list         | call            | user          |
        | institutions | getInstitutions | lending-staff |

      @S-8-16
      Examples:
        | list        | call           | user               |
        | originators | getOriginators | single-institution |

    Scenario: The institutions are loaded again
      Given the "lending-staff" user is signed in, and the new workflow for creating is on
      And the "getInstitutions" call fails once, saying "No institutions today."
      And I have chosen "Quick Lock" in the create dialog
      And I press "Load again: Institution"
      When I type "fenn" into "Institution"
      Then the list "Institution" shows "Fennimore Partners"

    Scenario: The only originator is loaded again
      Given the "single-institution" user is signed in, and the new workflow for creating is on
      And the "getOriginators" call fails once, saying "No originators today."
      And I have chosen "Quick Lock" in the create dialog
      When I press "Load again: Originator"
      Then the page "Quick Lock" opens for:
        | Originator | Hana Kobayashi |
