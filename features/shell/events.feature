@http
Feature: Events of the server
  A change of the open loan that another user makes shows without a reload.

  Rule: A signed-in user hears the events of the open loan, and of no other

    @S-4.1-05 @S-4.1-30 @S-3-35
    Scenario: Another user adds a note
      Given the "lending-staff" user is signed in
      And the loan 123404 is open and its events are heard
      When the server announces that the loan has 3 notes, 2 of them shared
      Then the product knows of 3 notes, 2 of them shared

    @S-3-27
    Scenario: A note is added to another loan
      Given the "lending-staff" user is signed in
      And the loan 123404 is open and its events are heard
      When the server announces that the loan 123401 has 3 notes
      Then the event was ignored
      And the product knows of no notes

  @S-4.2-19
  Rule: A changed menu is asked for again

    Scenario: The menu of the open loan changes
      Given the "lending-staff" user is signed in
      And the loan 123404 is open and its events are heard
      When the server announces that the menu of the loan has changed
      Then the menu of the loan is asked for again

  Rule: The connection ends with the session

    Scenario: Logging out
      Given the "lending-staff" user is signed in
      And the loan 123404 is open and its events are heard
      When the session ends
      Then the product no longer listens to events
