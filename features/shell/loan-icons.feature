Feature: The icons of an open loan
  What is complete, what has been noted and what is wrong with the loan that I work on, at a glance.

  @domain
  Rule: The compliance icon shows what the check of the loan found

    Scenario Outline: <found>
      Given a loan whose compliance check <found>
      Then the icon "Compliance Alerts<meaning>" has the badge "<badge>" in <colour> and is <state>

      @S-4.2-32 @S-4.2-33 @S-3-31
      Examples: Too little is known
        | found                 | meaning             | badge | colour      | state    |
        | has insufficient data | , insufficient data | !     | warn colour | disabled |

      @S-4.2-42
      Examples: Too little is known comes before a failure
        | found                                    | meaning             | badge | colour      | state    |
        | has insufficient data although it failed | , insufficient data | !     | warn colour | disabled |

      @S-4.2-34 @S-3-33
      Examples: The loan passed
        | found  | meaning  | badge | colour      | state   |
        | passed | , passed | ✓     | pass colour | enabled |

      @S-4.2-35 @S-3-33 @S-3-34
      Examples: The loan failed
        | found           | meaning       | badge | colour      | state   |
        | failed 1 time   | , 1 failure   | 1     | warn colour | enabled |
        | failed 12 times | , 12 failures | 12    | warn colour | enabled |

      @S-3-32
      Examples: The result is not shown
        | found                              | meaning | badge | colour    | state   |
        | failed but does not show its status |         |       | no colour | enabled |

    @S-3-30
    Scenario: No compliance alerts to show
      Given a loan whose compliance check is not shown
      Then there is no loan icon "Compliance Alerts"

  @domain
  Rule: Notes can be read when there are some for the user, and added by those who may

    Scenario Outline: <user> with <count> notes, <shared> of them shared
      Given <user> looks at a loan with <count> notes, <shared> of them shared
      Then the icons for notes are "<icons>"

      @S-4.2-36 @S-3-35
      Examples: The number of notes
        | user   | count | shared | icons                           |
        | a user | 0     | 0      | View Notes (disabled), Add Note |
        | a user | 1     | 0      | View Notes 1, Add Note          |

      @S-4.2-37 @S-6-14
      Examples: An originator sees shared notes only
        | user          | count | shared | icons                           |
        | an originator | 3     | 0      | View Notes (disabled), Add Note |
        | an originator | 3     | 2      | View Notes 2, Add Note          |

      @S-6-13 @S-3-22
      Examples: A user who may not add notes
        | user                     | count | shared | icons        |
        | a user who adds no notes | 3     | 2      | View Notes 3 |

      @S-6-12 @S-3-21
      Examples: A user who may not see notes
        | user                     | count | shared | icons |
        | a user who sees no notes | 3     | 2      |       |

  @domain
  Rule: The application criteria show while the application date sets itself, with how many are complete

    @S-3-37
    Scenario: Four of six
      Given a loan with 4 of its application criteria complete
      Then the icon "Application Criteria, 4 of 6 complete" has the badge "4" in plain colour and is enabled

    @S-3-36 @S-2.3-33
    Scenario: An application date that is kept by hand
      Given a loan whose application date is kept by hand
      Then there is no loan icon "Application Criteria"

  @domain @S-3-29 @S-3-84
  Rule: An icon that the server hides or disables stays so

    Scenario Outline: The server <does> the icon
      Given a loan with 4 of its application criteria complete
      And the server <does> the icon "application-criteria"
      Then the icons are "<icons>"

      Examples:
        | does     | icons                                                                               |
        | hides    | View Notes (disabled), Add Note, Compliance Alerts                                  |
        | disables | Application Criteria (disabled), View Notes (disabled), Add Note, Compliance Alerts |

  @app
  Rule: The icons of the loan show in the banner while the loan is open

    @S-2.3-13 @S-2.3-16
    Scenario: No loan is open
      Given the "lending-staff" user is signed in
      When I look at the loan pipeline
      Then there are no loan icons

    @S-2.3-14 @S-2.3-15 @S-4.2-35
    Scenario: A loan is open
      Given the "lending-staff" user is signed in
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then the loan icons are "Application Criteria, 6 of 6 complete", "View Notes, 2 notes", "Add Note", "Compliance Alerts, 3 failures"
      And the badge of "Compliance Alerts" is "3" in the warn colour

    @S-4.2-30
    Scenario: The loan is left
      Given the "lending-staff" user is signed in
      And the loan of "Casimir Dombrowski" is open
      When I go on to the page "Mortgage Pipeline"
      Then there are no loan icons

  @app
  Rule: An icon opens its panel, and closes it when it is pressed again

    Background:
      Given the "lending-staff" user is signed in
      And the loan of "Casimir Dombrowski" is open

    Scenario Outline: <icon>
      When I press the icon "<icon>"
      Then the panel "<icon>" is open in <width> by <height>

      @S-2.3-21 @S-9-21
      Examples: Compliance alerts
        | icon              | width | height |
        | Compliance Alerts | 992   | 745    |

      @S-2.3-22 @S-9-22
      Examples: Application criteria
        | icon                 | width | height |
        | Application Criteria | 313   | 229    |

    @S-4.2-24
    Scenario: The same icon again
      Given I press the icon "Compliance Alerts"
      When I press the icon "Compliance Alerts"
      Then the panel "Compliance Alerts" is closed

    Scenario: One panel is open at a time
      Given I press the icon "Compliance Alerts"
      When I press the icon "Application Criteria"
      Then the panel "Application Criteria" is open in 313 by 229
      And the panel "Compliance Alerts" is closed

  @app
  Rule: The page in a panel closes that panel, and no other

    Background:
      Given the "lending-staff" user is signed in
      And the loan of "Casimir Dombrowski" is open

    Scenario Outline: <panel>
      Given I press the icon "<panel>"
      When the page in the panel "<panel>" asks to close "<name>"
      Then the panel "<panel>" is closed

      @S-4.2-27
      Examples: Application criteria
        | panel                | name                |
        | Application Criteria | applicationCriteria |

      @S-4.2-28
      Examples: Compliance alerts
        | panel             | name             |
        | Compliance Alerts | complianceAlerts |

    Scenario: A message about another panel
      Given I press the icon "Application Criteria"
      When the page in the panel "Application Criteria" asks to close "complianceAlerts"
      Then the panel "Application Criteria" is open in 313 by 229

  @app
  Rule: Events of the server change the icons of the open loan, and its borrowers in the menu

    Background:
      Given the "lending-staff" user is signed in
      And the loan of "Casimir Dombrowski" is open

    @S-4.2-34
    Scenario: The loan passes its compliance check and has no notes
      When the server announces that the loan passed its compliance check and has no notes
      Then the loan icons are "Application Criteria, 4 of 6 complete", "View Notes, no notes", "Add Note", "Compliance Alerts, passed"
      And the badge of "Compliance Alerts" is "✓" in the pass colour
      And the icon "View Notes" is disabled

    @S-4.2-32 @S-4.2-33
    Scenario: Too little is known of the loan
      When the server announces that too little is known of the loan
      Then the badge of "Compliance Alerts" is "!" in the warn colour
      And the icon "Compliance Alerts" is disabled

    @S-3-28
    Scenario: The loan gets a co-borrower
      When the server announces that the loan has a co-borrower
      Then the menu names these borrowers:
        | Casimir Dombrowski | CD | Primary borrower    |
        | Ludmila Dombrowski | LD | Primary co-borrower |

    Scenario: The event is about another loan
      When the server announces another loan
      Then the event is ignored
      And the badge of "Compliance Alerts" is "3" in the warn colour

    Scenario: A borrower with a new name leads to the form of the position
      Given the server announces that the borrower has a new name
      When I choose the borrower "Casimir Nowak"
      Then the legacy page "/MenuItem/Show" of the loan is framed

  @app
  Rule: "Add Note" opens the page for a note in a window

    @S-9-18
    Scenario: The window is 980 by 580 pixels
      Given the "lending-staff" user is signed in
      And the loan of "Casimir Dombrowski" is open
      When I press the icon "Add Note"
      Then a window of 980 by 580 shows the page "Add Note" of the loan

  @browser
  Rule: The icons of the open loan stand on the right side of the banner

    Background:
      Given the "lending-staff" user is signed in

    @S-2.3-13 @S-2.3-16
    Scenario: The icons for the application and for compliance
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then the icon "Application Criteria" is on the right side of the banner
      And the icon "Compliance Alerts" is on the right side of the banner

    @S-2.3-14 @S-2.3-15
    Scenario: The icons for notes
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then the icon "View Notes" is on the right side of the banner
      And the icon "Add Note" is on the right side of the banner
