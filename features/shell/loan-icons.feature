Feature: The icons of an open loan
  The icons of the open loan show its application criteria, its notes and its compliance check.

  @app
  Rule: The compliance icon shows what the check of the loan found

    Background:
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open

    Scenario Outline: A compliance check that <found> has the badge "<badge>"
      When the server announces that the compliance check <found>
      Then "Compliance Alerts<meaning>" has the badge "<badge>" in the <tone> color
      And I <can> choose "Compliance Alerts<meaning>"

      Examples:
        | found                                    | meaning             | badge | tone | can    | rule                     |
        | has insufficient data                    | , insufficient data | !     | warn | cannot | S-4.2-32 S-4.2-33 S-3-31 |
        | has insufficient data although it failed | , insufficient data | !     | warn | cannot | S-4.2-42                 |
        | passed                                   | , passed            | ✓     | pass | can    | S-4.2-34 S-3-33          |
        | failed 1 time                            | , 1 finding         | 1     | warn | can    | S-4.2-35 S-3-33 S-3-34   |
        | failed 12 times                          | , 12 findings       | 12    | warn | can    | S-4.2-35 S-3-33 S-3-34   |
        | failed 0 times                           | , no findings       | 0     | warn | can    | S-3-33 S-3-34            |

    @S-2.3-16 @S-3-32
    Scenario Outline: A compliance check that <found> without showing its status has no badge
      When the server announces that the compliance check <found> but does not show its status
      Then the loan icons are "Application Criteria, 4 of 6 complete", "View Notes, no notes", "Add Note", "Compliance Alerts"

      Examples:
        | found  |
        | failed |
        | passed |

    @S-3-30 @A-119
    Scenario: A compliance check that is not shown has no icon
      When the server announces that the compliance check is not shown
      Then the loan icons are "Application Criteria, 4 of 6 complete", "View Notes, no notes", "Add Note"

  @app
  Rule: "View Notes" needs notes that the user may see; "Add Note" needs the right to add notes

    Scenario Outline: Of <count> notes, <shared> shared, a user with <has> sees <meaning>
      Given I am signed in as a user who has <has>
      And the loan of "Casimir Dombrowski" is open
      When the server announces that the loan has <count> notes, <shared> of them shared
      Then I <can> choose "View Notes, <meaning>"
      And I can choose "Add Note"

      Examples:
        | has                       | count | shared | meaning  | can    | rule                   |
        | no extra rights           | 0     | 0      | no notes | cannot | S-4.2-36 S-3-21 S-3-22 |
        | no extra rights           | 1     | 0      | 1 note   | can    | S-4.2-36 S-3-21 S-3-22 |
        | the work of an originator | 3     | 0      | no notes | cannot | S-4.2-37 S-6-14 S-3-35 |
        | the work of an originator | 3     | 2      | 2 notes  | can    | S-4.2-37 S-6-14 S-3-35 |

    @S-6-13 @S-3-22
    Scenario: A user who may not add notes has no button "Add Note"
      Given I am signed in as a user who has no right to add notes
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then I can choose "View Notes, 2 notes"
      And there is no button "Add Note"

    @S-6-12 @S-3-21
    Scenario: A user who may not see notes has neither "View Notes" nor "Add Note"
      Given I am signed in as a user who has no right to see notes
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then there is no button "View Notes"
      And there is no button "Add Note"

  @app
  Rule: With application date automation, an icon shows how many application criteria are complete

    Background:
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open

    @S-3-37
    Scenario: The icon says that four of six application criteria are complete
      When the server announces that the loan has 4 of its application criteria complete
      Then "Application Criteria, 4 of 6 complete" has the badge "4" in the plain color

    @S-3-36 @S-2.3-33
    Scenario: Without application date automation there is no icon of the application criteria
      When these facts of the loan of "Casimir Dombrowski" change:
        | application date automation | no |
      Then the loan icons are "View Notes, 2 notes", "Add Note", "Compliance Alerts, 3 findings"

  @app @S-3-29 @S-3-84
  Rule: An icon that the server hides or disables stays hidden or disabled

    Background:
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open

    Scenario: An icon that the server hides does not show
      When the server announces that the icon "application-criteria" is hidden
      Then the loan icons are "View Notes, no notes", "Add Note", "Compliance Alerts, passed"

    Scenario: An icon shows again when the server no longer hides it
      Given the server announces that the icon "application-criteria" is hidden
      When the server announces that the loan has 4 of its application criteria complete
      Then I can choose "Application Criteria"

    Scenario: An icon that the server disables cannot be chosen
      When the server announces that the icon "application-criteria" is disabled
      Then I cannot choose "Application Criteria"

  @app
  Rule: The icons of the loan show in the banner while the loan is open

    @S-2.3-13 @S-2.3-14 @S-2.3-16
    Scenario: Without an open loan the banner has no loan icons
      Given I am signed in as lending staff
      When I open the Loan Pipeline
      Then there are no loan icons

    @S-2.3-14 @S-2.3-15 @S-3-53
    Scenario: The banner of an open loan has four loan icons
      Given I am signed in as lending staff
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then the loan icons are "Application Criteria, 6 of 6 complete", "View Notes, 2 notes", "Add Note", "Compliance Alerts, 3 findings"
      And "Compliance Alerts" has the badge "3" in the warn color

    @S-2.3-14
    Scenario: The banner of an open lead has "View Notes"
      Given I am signed in as lending staff
      When the lead of "Alistair Pomfret" is open
      Then I can choose "View Notes"

    @S-2.3-14 @S-2.3-16
    Scenario: The banner of a legacy page of the loan has the loan icons
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      When I go on to "/lf/lock-history?accountId=123404"
      Then the banner reads "1000123404 Casimir Dombrowski, Lock History"
      And the loan icons are "Application Criteria, 6 of 6 complete", "View Notes, 2 notes", "Add Note", "Compliance Alerts, 3 findings"

    @S-4.2-30
    Scenario: Leaving a loan removes its icons, and what an event said of them is forgotten
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      And the server announces that the loan has 3 notes, 2 of them shared
      And I go on to the page "Mortgage Pipeline"
      And there are no loan icons
      When I open the loan of "Casimir Dombrowski"
      Then the loan icons are "Application Criteria, 6 of 6 complete", "View Notes, 2 notes", "Add Note", "Compliance Alerts, 3 findings"

  @app
  Rule: The page reacts to events of the open loan, and of no other

    Background:
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open

    @S-4.1-05 @S-4.1-30
    Scenario: A note that another user adds is counted at once
      When the server announces that the loan has 3 notes, 2 of them shared
      Then the loan icons are "Application Criteria, 4 of 6 complete", "View Notes, 3 notes", "Add Note", "Compliance Alerts, passed"

    @S-3-28
    Scenario: A co-borrower who is added shows in the menu of the loan
      When the server announces that the loan has a co-borrower
      Then the menu names these borrowers:
        | Casimir Dombrowski | CD | Primary borrower    |
        | Ludmila Dombrowski | LD | Primary co-borrower |

    @A-182
    Scenario: The icon of a renamed borrower opens the form of that borrower
      Given the server announces that the borrower is now "Casimir Nowak"
      When I choose "Casimir Nowak"
      Then the legacy page "/MenuItem/Show" of the loan is framed

    @A-165 @S-4.2-36
    Scenario: The icons that an event has changed are the same after a reload
      Given the server announces that the loan has 3 notes, 2 of them shared
      When I reload the page
      Then the loan icons are "Application Criteria, 4 of 6 complete", "View Notes, 3 notes", "Add Note", "Compliance Alerts, passed"

    @A-165 @S-3-28
    Scenario: A co-borrower who was added is still in the menu of the loan after a reload
      Given the server announces that the loan has a co-borrower
      When I reload the page
      Then the menu names these borrowers:
        | Casimir Dombrowski | CD | Primary borrower    |
        | Ludmila Dombrowski | LD | Primary co-borrower |

    @A-165
    Scenario: A deep link to the loan in the same tab shows the icons that an event has changed
      Given the server announces that the loan has 3 notes, 2 of them shared
      When I open the address "/dashboard"
      Then the loan icons are "Application Criteria, 4 of 6 complete", "View Notes, 3 notes", "Add Note", "Compliance Alerts, passed"

    @A-182 @S-2.3-12
    Scenario: A renamed borrower has the new name in the title of the loan's legacy pages, too
      Given the server announces that the borrower is now "Casimir Nowak"
      When I choose "Casimir Nowak"
      Then the page is titled with the loan number and "Casimir Nowak"
      And the menu of the loan is headed "1000123404", "Casimir Nowak"

    @S-3-27
    Scenario: An event about another loan changes nothing
      When these facts of the loan of "Amelia Thornquist" change:
        | loan status | Suspended |
      Then the browser logs "An event was ignored"
      And "Compliance Alerts" has the badge "3" in the warn color

    @S-4.1-05
    Scenario: Logging out ends the connection for events
      When I log out
      Then the product no longer listens to events

  @app
  Rule: "View Notes" and "Add Note" open their pages in windows of their own

    @S-9-18
    Scenario Outline: The window of "<icon>" is 980 by 580 pixels
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      When I choose "<icon>"
      Then "<icon>" of the loan opens in a window of 980 by 580

      Examples:
        | icon       |
        | View Notes |
        | Add Note   |

  @browser
  Rule: The icons of the open loan and Search are on the right of the banner

    Background:
      Given I am signed in as lending staff

    @S-2.3-13 @S-2.3-16
    Scenario: Application Criteria and Compliance Alerts are on the right of the banner
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then "Application Criteria" is on the right of the banner
      And "Compliance Alerts" is on the right of the banner

    @S-2.3-14 @S-2.3-15 @S-2.3-17
    Scenario: View Notes, Add Note and Search are on the right of the banner
      When I open the loan of "Casimir Dombrowski" from the pipeline
      Then "View Notes" is on the right of the banner
      And "Add Note" is on the right of the banner
      And "Search" is on the right of the banner

  @browser
  Rule: The compliance badge has the color of a warning, or the accent color if the check passed

    Scenario Outline: The badge of a check that <found> has the <tone> color
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      When the server announces that the compliance check <found>
      Then "Compliance Alerts" has the badge "<badge>" in the <tone> color

      Examples:
        | found                 | badge | tone | rule              |
        | has insufficient data | !     | warn | S-4.2-32 S-4.2-35 |
        | failed 12 times       | 12    | warn | S-4.2-32 S-4.2-35 |
        | passed                | ✓     | pass | S-4.2-34          |

  @browser
  Rule: On a phone, the icons of the loan, Search and Create Loan are one row of buttons

    @A-194
    Scenario: On a phone, the dashboard has one row of buttons
      Given I am signed in as lending staff
      And the loan of "Casimir Dombrowski" is open
      When the window becomes 390 by 844
      Then the buttons "Application Criteria, View Notes, Add Note, Compliance Alerts, Search, Create Loan" are in one row
