@browser @borrowers-of-loan
Feature: The borrowers of the open loan
  The menu of a loan names its borrowers, and follows when they change.

  @S-3-28
  Rule: An event about the loan changes the borrowers in its menu

    Scenario: A co-borrower joins
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      And I open the loan of "Casimir Dombrowski"
      When the server tells that the loan has a co-borrower
      Then the menu names these borrowers, each with initials on a colour of their own:
        | Casimir Dombrowski | CD | Primary borrower    |
        | Ludmila Dombrowski | LD | Primary co-borrower |
