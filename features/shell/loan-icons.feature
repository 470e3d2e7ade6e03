Feature: The icons of an open loan
  What is complete, what has been noted and what is wrong with the loan that I work on, at a glance.

  @domain @S-4.2-32 @S-4.2-33 @S-4.2-34 @S-4.2-35 @S-4.2-42 @S-3-30 @S-3-31 @S-3-32 @S-3-33 @S-3-34
  Rule: The compliance icon shows what the check of the loan found

    Scenario Outline: <found>
      Given a loan whose compliance check <found>
      Then the icon "Compliance Alerts<meaning>" has the badge "<badge>" in <colour> and is <state>

      Examples:
        | found                                       | meaning             | badge | colour      | state    |
        | has insufficient data                       | , insufficient data | !     | warn colour | disabled |
        | has insufficient data although it failed    | , insufficient data | !     | warn colour | disabled |
        | passed                                      | , passed            | ✓     | pass colour | enabled  |
        | failed 1 time                               | , 1 failure         | 1     | warn colour | enabled  |
        | failed 12 times                             | , 12 failures       | 12    | warn colour | enabled  |
        | failed but does not show its status         |                     |       | no colour   | enabled  |

    Scenario: No compliance alerts to show
      Given a loan whose compliance check is not shown
      Then there is no loan icon "Compliance Alerts"

  @domain @S-4.2-36 @S-4.2-37 @S-6-12 @S-6-13 @S-6-14 @S-3-21 @S-3-22 @S-3-35
  Rule: Notes can be read when there are some for the user, and added by those who may

    Scenario Outline: <user> with <count> notes, <shared> of them shared
      Given <user> looks at a loan with <count> notes, <shared> of them shared
      Then the icons for notes are "<icons>"

      Examples:
        | user                         | count | shared | icons                              |
        | somebody                     | 0     | 0      | View Notes (disabled), Add Note    |
        | somebody                     | 1     | 0      | View Notes 1, Add Note             |
        | an originator                | 3     | 0      | View Notes (disabled), Add Note    |
        | an originator                | 3     | 2      | View Notes 2, Add Note             |
        | somebody who adds no notes   | 3     | 2      | View Notes 3                       |
        | somebody who sees no notes   | 3     | 2      |                                    |

  @domain @S-3-36 @S-3-37 @S-2.3-33
  Rule: The application criteria show while the application date sets itself, with how many are complete

    Scenario: Four of six
      Given a loan with 4 of its application criteria complete
      Then the icon "Application Criteria, 4 of 6 complete" has the badge "4" in plain colour and is enabled

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
        | does     | icons                                                          |
        | hides    | View Notes (disabled), Add Note, Compliance Alerts             |
        | disables | Application Criteria (disabled), View Notes (disabled), Add Note, Compliance Alerts |

  @browser @S-2.3-13 @S-2.3-14 @S-2.3-15 @S-2.3-16 @S-2.3-21 @S-2.3-22 @S-3-28 @S-4.2-24 @S-4.2-27 @S-4.2-28 @S-4.2-30 @S-9-18 @S-9-21 @S-9-22
  Rule: The icons belong to the open loan: events change them, and the borrowers in its menu; leaving the loan hides them. Its panels open from the icons, one at a time, and close by their page

    Scenario: A day in the life of a loan
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      Then there are no loan icons
      When I open the loan of "Casimir Dombrowski"
      Then the loan icons are "Application Criteria, 6 of 6 complete", "View Notes, 2 notes", "Add Note", "Compliance Alerts, 3 failures"
      And the badge of "Compliance Alerts" is "3" in the warn colour
      When I press the icon "Compliance Alerts"
      Then the panel "Compliance Alerts" is open in 992 by 745
      When I press the icon "Application Criteria"
      Then the panel "Application Criteria" is open in 313 by 229
      And the panel "Compliance Alerts" is closed
      When the page in the panel "Application Criteria" asks to close "complianceAlerts"
      Then the panel "Application Criteria" is open in 313 by 229
      When the page in the panel "Application Criteria" asks to close "applicationCriteria"
      Then the panel "Application Criteria" is closed
      When I press the icon "Compliance Alerts"
      And the page in the panel "Compliance Alerts" asks to close "complianceAlerts"
      Then the panel "Compliance Alerts" is closed
      When I press the icon "Compliance Alerts"
      And I press the icon "Compliance Alerts"
      Then the panel "Compliance Alerts" is closed
      When the server tells that the loan passed its compliance check and has no notes
      Then the loan icons are "Application Criteria, 4 of 6 complete", "View Notes, no notes", "Add Note", "Compliance Alerts, passed"
      And the badge of "Compliance Alerts" is "✓" in the pass colour
      And the icon "View Notes" is disabled
      When the server tells that the loan has a co-borrower
      Then the menu names these borrowers, each with initials on a colour of their own:
        | Casimir Dombrowski | CD | Primary borrower    |
        | Ludmila Dombrowski | LD | Primary co-borrower |
      When the server tells that too little is known of the loan
      Then the badge of "Compliance Alerts" is "!" in the warn colour
      And the icon "Compliance Alerts" is disabled
      When the server tells about another loan
      Then the event is ignored
      And the badge of "Compliance Alerts" is "!" in the warn colour
      When I press the icon "Add Note"
      Then a window of 980 by 580 shows the page "Add Note" of the loan
      When I go back to the loan pipeline
      Then there are no loan icons

  @browser
  Rule: The icons of the open loan stand on the right side of the banner

    @S-2.3-13 @S-2.3-16
    Scenario: The icons for the application and for compliance
      Given the "lending-staff" person is signed in
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then the icon "Application Criteria" stands on the right side of the banner
      And the icon "Compliance Alerts" stands on the right side of the banner

    @S-2.3-14 @S-2.3-15
    Scenario: The icons for notes
      Given the "lending-staff" person is signed in
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then the icon "View Notes" stands on the right side of the banner
      And the icon "Add Note" stands on the right side of the banner

  @browser
  Rule: A borrower in the menu leads to the form of the position

    Scenario: An event has given the borrower a new name
      Given the "lending-staff" person is signed in
      And the loan of "Casimir Dombrowski" is open
      And the server tells that the borrower has a new name
      When I choose the borrower "Casimir Nowak"
      Then the older page "/MenuItem/Show" of the loan is framed
