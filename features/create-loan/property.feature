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
      Then only "Property state" is wrong, and says "Invalid"

    @A-39
    Scenario: An entered state becomes invalid if a new originator has no license there
      Given the originator is licensed in "CA, NV"
      And I enter "NV" as "Property state"
      When the originator is licensed in "CA"
      Then "Property state" says "Invalid"

    @A-46
    Scenario: The only state with a license is not chosen for me
      Given the originator is licensed in "WA"
      When I enter "12" as "Property house number"
      Then "Property state" shows ""

    Scenario: A state that is entered before the licenses have loaded is accepted
      When I enter "OR" as "Property state"
      Then the form sends "OR" as "Property state"

  @app
  Rule: Without a licensed state, the state and the county of the property cannot be edited

    Background:
      Given I am signed in as branch staff without licenses
      And I am on the create loan screen

    @L-2.2-60 @L-4.3-01 @L-8.3-03
    Scenario: A note says why state and county of the property cannot be edited
      When I choose the institution "Quillhaven Savings"
      Then I read "The Institution or Originator for this loan does not have a valid license for any Property State. Please reach out to your System Administrator. The State and County fields are not editable."
      And a screen reader hears "The Institution or Originator for this loan does not have a valid license for any Property State. Please reach out to your System Administrator. The State and County fields are not editable."

    @L-4.3-02 @L-4.3-03
    Scenario: Without a licensed state, state and county of the property are emptied and cannot be used
      Given I enter "WA" as "Property state"
      And I enter "King" as "Property county"
      When I choose the institution "Quillhaven Savings"
      Then the form shows:
        | Property state  |  |
        | Property county |  |
      And "Property state" cannot be used
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

    @A-37
    Scenario: After a failed reload of the licenses, the earlier licenses do not restrict the state
      Given I am signed in as lending staff
      And I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Desmond Achebe"
      And I choose the originator "Mateo Alvarado"
      And I enter "NV" as "Property state" and leave the field
      And the next "getLicenses" request fails with the message "Try later."
      When I choose the originator "Desmond Achebe"
      Then "Property state" is valid

    @A-37
    Scenario: Licenses that cannot be loaded show no note
      Given I am signed in as branch staff without licenses
      And I am on the create loan screen
      And the next "getLicenses" request fails with the message "Try later."
      When I choose the institution "Quillhaven Savings"
      Then "Property state" can be used
      And the form does not say "does not have a valid license"

  @domain
  Rule: A pre-approval clears house number, street and unit of the property

    Background:
      Given a completed form for a loan
      And the zip look-up knows:
        | zip   | city       | state | county               |
        | 98101 | Seattle    | WA    | King                 |

    @L-4.2-10
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
    Scenario Outline: A pre-approval does not copy the borrower's address: "<first>", then "<second>"
      Given I enter "Heron Way" as "Street name"
      And I turn "<first>" on
      When I turn "<second>" on
      Then the form shows:
        | Pre-Approval                                | on  |
        | Property same as borrower's present address | off |
        | Property street name                        |     |

      Examples:
        | first                                       | second                                      |
        | Property same as borrower's present address | Pre-Approval                                |
        | Pre-Approval                                | Property same as borrower's present address |

    @A-36 @L-4.2-12
    Scenario: The street stays empty when the pre-approval is turned off
      Given I enter "Heron Way" as "Property street name"
      And I turn "Pre-Approval" on
      When I turn "Pre-Approval" off
      Then the form shows:
        | Pre-Approval         | off |
        | Property street name |     |

  @app
  Rule: With a pre-approval, house number, street and unit of the property cannot be entered

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen
      And I turn "Pre-Approval" on

    @L-4.2-11
    Scenario: With a pre-approval, the property has a city and a zip code, and no street
      Then "Property house number" cannot be used
      And "Property street name" cannot be used
      And "Property unit number" cannot be used
      But "Property city" can be used
      And "Property state" can be used
      And "Property county" can be used
      And "Property zip code" can be used
      And "Property zip extension" can be used

    @A-36
    Scenario: Once the pre-approval is turned off, the street can be entered
      When I turn "Pre-Approval" off
      Then "Property street name" can be used
