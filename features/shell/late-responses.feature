@app @robustness
Feature: Late responses
  For engineers: while the server takes its time, the page shows nothing of the loan, institution or originator that
  was chosen before. Each query of the product that can be sent for another one has a row in both tables of its Rule.

  Rule: Nothing of the former loan shows while another loan is loading

    Background:
      Given I am signed in as lending staff
      And the window is 1280 by 800
      And each loan has a menu entry and a note of its own
      And I am on the page "What's New"

    @A-195
    Scenario Outline: Until the <what> of <second> arrives, nothing of <first> shows
      Given I have looked at the <what> of "<first>"
      And the response with the <what> of "<second>" is late
      When I look at the <what> of "<second>" next
      And the late response arrives
      Then nothing of "<first>" showed meanwhile

      Examples:
        | what                | first              | second                |
        | loan by its address | Amelia Thornquist  | Keoni Makaweli-Stroud |
        | loan of a task      | Casimir Dombrowski | Philippa Grannum      |
        | dashboard           | Amelia Thornquist  | Keoni Makaweli-Stroud |
        | menu                | Amelia Thornquist  | Keoni Makaweli-Stroud |

    @A-195 @A-197
    Scenario Outline: The <what> of <first> that arrives after <second> has opened is ignored
      Given the response with the <what> of "<first>" is late
      And I have looked at the <what> of "<first>"
      And I look at the <what> of "<second>" next
      When the late response arrives
      Then the page still shows the same

      Examples:
        | what                | first              | second                |
        | loan by its address | Amelia Thornquist  | Keoni Makaweli-Stroud |
        | loan of a task      | Casimir Dombrowski | Philippa Grannum      |
        | dashboard           | Amelia Thornquist  | Keoni Makaweli-Stroud |
        | menu                | Amelia Thornquist  | Keoni Makaweli-Stroud |
        | images              | Amelia Thornquist  | Keoni Makaweli-Stroud |

  Rule: Nothing of the former institution or originator shows while the lists of another one are loading

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    @A-47
    Scenario Outline: Until the <what> of <second> arrive, nothing of <first> shows
      Given I have looked at the <what> of "<first>"
      And the response with the <what> of "<second>" is late
      When I look at the <what> of "<second>" next
      And the late response arrives
      Then nothing of "<first>" showed meanwhile

      Examples:
        | what        | first                    | second             | rule     |
        | originators | Marrowbrook Home Lending | Quillhaven Savings | L-4.1-01 |
        | products    | Mateo Alvarado           | Desmond Achebe     | L-4.1-03 |

    @A-47 @L-4.1-04
    Scenario: Until the licenses of the next originator arrive, those of the former one refuse no state
      Given I have looked at the licenses of "Mateo Alvarado"
      And the response with the licenses of "Desmond Achebe" is late
      And I choose the originator "Desmond Achebe"
      When I enter "FL" as "Property state" and leave the field
      Then "Property state" shows "FL"
      And "Property state" is valid

    @A-47
    Scenario Outline: The <what> of <first> that arrive after <second> was chosen are ignored
      Given the response with the <what> of "<first>" is late
      And I have looked at the <what> of "<first>"
      And I look at the <what> of "<second>" next
      When the late response arrives
      Then the page still shows the same

      Examples:
        | what        | first                    | second             | rule     |
        | originators | Marrowbrook Home Lending | Quillhaven Savings | L-4.1-01 |
        | products    | Mateo Alvarado           | Desmond Achebe     | L-4.1-03 |
        | licenses    | Mateo Alvarado           | Desmond Achebe     | L-4.1-04 |

  Rule: A response that arrives after the end of the session is not stored

    Background:
      Given I am signed in as lending staff
      And the server never responds to the logout

    @S-4.1-07 @S-4.1-33
    Scenario: A menu that arrives after I have logged out is not stored
      Given the response with the menu of reports is late
      And I am on the page "What's New"
      When I ask to be logged out
      And the late response arrives
      Then session storage has no "menu"

    @S-4.1-06 @S-4.1-33
    Scenario: A user who arrives after the server has refused the session is not stored
      Given the response with my data is late
      And the server refuses the next keep-alive
      And the settings set 600 seconds of idle time, 300 seconds of warning and a keep-alive every 30 seconds
      When 30 seconds pass
      And the late response arrives
      Then session storage has no "user"
