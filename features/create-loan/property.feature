Feature: The property of the loan
  The property is in a state in which the originator is licensed. For a pre-approval it has no street address yet.

  @domain @L-4.3-04
  Rule: The property can only be in a state in which the originator is licensed

    Background:
      Given a completed form for a loan

    Scenario: The list of property states has the states of the originator's licenses
      When the originator is licensed in "CA, NV"
      Then "Property state" offers "CA, NV"

    Scenario: A state with a license is accepted
      Given the originator is licensed in "CA, NV"
      When I enter "NV" as "Property state"
      Then the form sends "NV" as "Property state"

    Scenario: A state without a license is invalid
      Given the originator is licensed in "CA, NV"
      When I enter "OR" as "Property state"
      Then "Property state" says "Invalid"
      And the form cannot be sent

    @A-39
    Scenario: An entered state becomes invalid if a new originator has no license there
      Given the originator is licensed in "CA, NV"
      And I enter "NV" as "Property state"
      When the originator is licensed in "CA"
      Then "Property state" says "Invalid"

    Scenario: A state that is entered before the licenses have loaded is accepted
      When I enter "OR" as "Property state"
      Then the form sends "OR" as "Property state"

  @app
  Rule: Without a licensed state, the state and the county of the property cannot be edited

    Background:
      Given the "no-licensed-states" user is signed in
      And I am on the create loan screen

    Scenario Outline: Before the choice of an institution "<field>" can be used
      Then "<field>" can be used

      Examples:
        | field           |
        | Property state  |
        | Property county |

    @L-2.2-60 @L-4.3-01 @L-8.3-03
    Scenario: A note says why state and county of the property cannot be edited
      When I choose the institution "Quillhaven Savings"
      Then I read "The Institution or Originator for this loan does not have a valid license for any Property State. Please reach out to your System Administrator. The State and County fields are not editable."
      And a screen reader hears "The Institution or Originator for this loan does not have a valid license for any Property State. Please reach out to your System Administrator. The State and County fields are not editable."

    @L-4.3-02 @L-4.3-03
    Scenario: Without a licensed state, state and county of the property cannot be used
      When I choose the institution "Quillhaven Savings"
      Then "Property state" cannot be used
      And "Property county" cannot be used
      But "State" can be used

    @L-4.3-03
    Scenario: Without a licensed state, copying the borrower's address does not unlock the county
      Given I choose the institution "Quillhaven Savings"
      When I turn "Property same as borrower's present address" on
      Then "Property same as borrower's present address" shows "on"
      And "Property county" cannot be used

  @app
  Rule: Licenses that could not be loaded do not restrict the property

    Scenario: After a failed reload of the licenses, the earlier licenses do not restrict the state
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Desmond Achebe"
      And I choose the originator "Mateo Alvarado"
      And I enter "NV" as "Property state" and leave the field
      And the next "getLicenses" request fails with the message "Try later."
      When I choose the originator "Desmond Achebe"
      Then "Property state" is valid

  @domain @L-4.2-10
  Rule: A pre-approval clears house number, street and unit of the property

    Background:
      Given a completed form for a loan
      And the zip look-up knows:
        | zip   | city       | state | county               |
        | 98101 | Seattle    | WA    | King                 |

    Scenario: A pre-approval clears the street address and keeps city, state and zip code
      Given I enter:
        | Property house number | 12        |
        | Property street name  | Heron Way |
        | Property unit number  | 3B        |
      And I pick "98101 Seattle, WA King" for the property
      When I turn "Pre-Approval" on
      Then the form shows:
        | Property house number |         |
        | Property street name  |         |
        | Property unit number  |         |
        | Property city         | Seattle |
        | Property state        | WA      |
        | Property county       | King    |
        | Property zip code     | 98101   |

    @A-35
    Scenario: A pre-approval turns off the copying of the borrower's address
      Given I enter "Heron Way" as "Street name"
      And I turn "Property same as borrower's present address" on
      When I turn "Pre-Approval" on
      Then "Property same as borrower's present address" shows "off"

    @A-36 @L-4.2-12
    Scenario: The street stays empty when the pre-approval is turned off
      Given I enter "Heron Way" as "Street name"
      And I turn "Property same as borrower's present address" on
      And I turn "Pre-Approval" on
      When I turn "Pre-Approval" off
      Then the form shows:
        | Pre-Approval         | off |
        | Property street name |     |

  @app @L-4.2-11
  Rule: With a pre-approval, house number, street and unit of the property cannot be entered

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      And I turn "Pre-Approval" on

    Scenario Outline: With a pre-approval, "<field>" <state>
      Then "<field>" <state>

      Examples:
        | field                 | state          |
        | Property house number | cannot be used |
        | Property street name  | cannot be used |
        | Property unit number  | cannot be used |
        | Property city         | can be used    |
        | Property zip code     | can be used    |

    Scenario: Once the pre-approval is turned off, the street can be entered
      When I turn "Pre-Approval" off
      Then "Property street name" can be used
