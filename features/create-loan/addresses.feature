@domain
Feature: Addresses on the create screen
  Choosing a suggested zip code or city fills in the place. The borrower's present address is entered once, even when
  the property or the co-borrower has the same address.

  Background:
    Given a completed form for a loan
    And the zip look-up knows:
      | zip   | city       | state | county               |
      | 20001 | Washington | DC    | District of Columbia |
      | 89501 | Reno       | NV    | Washoe               |
      | 97201 | Portland   | OR    | Multnomah            |
      | 98004 | Bellevue   | WA    | King                 |
      | 98101 | Seattle    | WA    | King                 |
      | 98221 | Anacortes  | WA    | Island               |
      | 98221 | Anacortes  | WA    | Skagit               |
      | 98660 | Portland   | WA    | Clark                |

  Rule: The zip and city fields suggest matching places; a zip code may be unknown or have its extension

    Scenario Outline: Typing "<typed>"
      Then the look-up finds for "<typed>":
        | <first>  |
        | <second> |

      Examples:
        | typed       | first                            | second                           |
        | 982         | 98221 Anacortes, WA Island       | 98221 Anacortes, WA Skagit       |
        | port        | 97201 Portland, OR Multnomah     | 98660 Portland, WA Clark         |

    Scenario: Typing a city and the first letter of its state
      Then the look-up finds for "portland, w":
        | 98660 Portland, WA Clark |

    Scenario: A zip code that the look-up does not know is accepted
      When I enter "12345" as "Zip code"
      Then the form can be sent

    Scenario Outline: <entry> fills in the zip code and the zip extension
      When I enter "<entry>" as "Property zip code"
      Then the form shows:
        | Property zip code      | 98101 |
        | Property zip extension | 1234  |

      Examples:
        | entry      |
        | 98101-1234 |
        | 981011234  |

  @L-4.4-01
  Rule: Choosing a suggested place fills zip, city, state and county

    Scenario: A place is chosen for the property
      When I pick "98101 Seattle, WA King" for the property
      Then the form shows:
        | Property city     | Seattle |
        | Property state    | WA      |
        | Property county   | King    |
        | Property zip code | 98101   |

    Scenario: A place is chosen for the borrower
      When I pick "98004 Bellevue, WA King" for the borrower
      Then the form shows:
        | City     | Bellevue |
        | State    | WA       |
        | Zip code | 98004    |

    Scenario: Choosing a place in another state keeps the house number
      Given I enter:
        | Property state         | OR   |
        | Property house number  | 12   |
        | Property zip extension | 0001 |
      When I pick "98101 Seattle, WA King" for the property
      Then the form shows:
        | Property house number | 12      |
        | Property city         | Seattle |
        | Property state        | WA      |

  @L-4.4-02
  Rule: For the property, a place in a state without a license fills in only the zip code

    Scenario: A license for Washington only
      Given the originator is licensed in "WA"
      And I enter:
        | Property state | WA      |
        | Property city  | Spokane |
      When I pick "89501 Reno, NV Washoe" for the property
      Then the form shows:
        | Property city     | Spokane |
        | Property state    | WA      |
        | Property county   |         |
        | Property zip code | 89501   |

    Scenario: The borrower may live in any state
      Given the originator is licensed in "WA"
      When I pick "89501 Reno, NV Washoe" for the borrower
      Then the form shows:
        | City  | Reno |
        | State | NV   |

  @L-4.4-03
  Rule: Choosing another state clears city, county, zip and zip extension

    Scenario Outline: The <owner> moves from Washington to Oregon
      Given I pick "98101 Seattle, WA King" for the <owner>
      And I enter "4077" as "<extension>"
      And I enter "12" as "<house>"
      When I enter "OR" as "<state>"
      Then the form shows:
        | <city>      |    |
        | <zip>       |    |
        | <extension> |    |
        | <state>     | OR |
        | <house>     | 12 |

      Examples:
        | owner    | city          | state          | zip               | extension              | house                 |
        | borrower | City          | State          | Zip code          | Zip extension          | House number          |
        | property | Property city | Property state | Property zip code | Property zip extension | Property house number |

    Scenario: The first state that is entered clears nothing
      Given I enter "Seattle" as "City"
      When I enter "WA" as "State"
      Then the form shows:
        | City  | Seattle |
        | State | WA      |

    Scenario: The only county of the new state replaces the county
      Given I pick "98101 Seattle, WA King" for the property
      When I enter "OR" as "Property state"
      Then "Property county" shows "Multnomah"

    Scenario: A new state with several counties leaves the county blank
      Given I pick "97201 Portland, OR Multnomah" for the property
      When I enter "WA" as "Property state"
      Then "Property county" shows ""

  @L-4.4-04
  Rule: If a state has one county, choosing the state also chooses the county

    Scenario: The District of Columbia
      When I enter "DC" as "Property state"
      Then "Property county" shows "District of Columbia"

    Scenario: The counties of a state with several counties are offered
      When I enter "WA" as "Property state"
      Then "Property county" offers "Clark, Island, King, Skagit"

  @L-4.4-05 @L-2.2-51
  Rule: "Same as borrower's present address" copies the borrower's address to the property

    Scenario: Turning the switch on copies the address
      Given I enter:
        | House number  | 12         |
        | Street name   | Heron Way  |
        | Unit number   | 3B         |
        | City          | Seattle    |
        | State         | WA         |
        | Zip code      | 98101      |
        | Zip extension | 4077       |
      When I turn "Property same as borrower's present address" on
      Then the form shows:
        | Property house number  | 12        |
        | Property street name   | Heron Way |
        | Property unit number   | 3B        |
        | Property city          | Seattle   |
        | Property state         | WA        |
        | Property county        | King      |
        | Property zip code      | 98101     |
        | Property zip extension | 4077      |

    Scenario: While the switch is on, the property gets each edit of the borrower's address
      Given I turn "Property same as borrower's present address" on
      When I pick "98101 Seattle, WA King" for the borrower
      And I enter "Heron Way" as "Street name"
      Then the form shows:
        | Property street name | Heron Way |
        | Property city        | Seattle   |

    Scenario: Once the switch is off, the property keeps its address
      Given I turn "Property same as borrower's present address" on
      And I enter "Heron Way" as "Street name"
      And I turn "Property same as borrower's present address" off
      When I enter "Larch St" as "Street name"
      Then "Property street name" shows "Heron Way"

    Scenario: The county of a zip code in two counties is left blank
      Given I turn "Property same as borrower's present address" on
      When I pick "98221 Anacortes, WA Skagit" for the borrower
      Then "Property county" shows ""

    Scenario: A county that the user has chosen stays
      Given I turn "Property same as borrower's present address" on
      And I pick "98221 Anacortes, WA Skagit" for the borrower
      And I enter "Skagit" as "Property county"
      When I enter "12" as "House number"
      Then the form shows:
        | Property county       | Skagit |
        | Property house number | 12     |

    Scenario: A copied state without a license is invalid for the property
      Given the originator is licensed in "WA"
      And I pick "89501 Reno, NV Washoe" for the borrower
      When I turn "Property same as borrower's present address" on
      Then "Property state" says "Invalid"
      And the form cannot be sent

  @L-4.4-06 @L-2.2-52
  Rule: "Same as borrower's present address" copies the borrower's address to the co-borrower

    Scenario: While the switch is off, the co-borrower has an address of their own
      Given I turn "Add co-borrower" on
      And I turn "Property same as borrower's present address" on
      When I pick "98101 Seattle, WA King" for the borrower
      Then "Co-borrower city" shows ""

    Scenario: Turning the switch on copies the borrower's address
      Given I turn "Add co-borrower" on
      And I pick "98101 Seattle, WA King" for the borrower
      When I turn "Co-borrower same as borrower's present address" on
      Then the form shows:
        | Co-borrower city     | Seattle |
        | Co-borrower state    | WA      |
        | Co-borrower zip code | 98101   |

    Scenario: While the switch is on, the co-borrower gets a place that is picked for the borrower
      Given I turn "Add co-borrower" on
      And I turn "Co-borrower same as borrower's present address" on
      When I pick "98101 Seattle, WA King" for the borrower
      Then the form shows:
        | Co-borrower city     | Seattle |
        | Co-borrower zip code | 98101   |

    Scenario: While the switch is on, only the co-borrower gets edits of the borrower's address
      Given I turn "Add co-borrower" on
      And I turn "Co-borrower same as borrower's present address" on
      When I enter "Heron Way" as "Street name"
      Then the form shows:
        | Co-borrower street name | Heron Way |
        | Property street name    |           |

  @L-4.3-04
  Rule: The property can only be in a state in which the originator is licensed

    Scenario: The list has the states of the originator's licenses
      When the originator is licensed in "CA, NV"
      Then "Property state" offers "CA, NV"

    Scenario: A state with a license is accepted
      Given the originator is licensed in "CA, NV"
      When I enter "NV" as "Property state"
      Then the form can be sent

    Scenario: A state without a license is invalid
      Given the originator is licensed in "CA, NV"
      When I enter "OR" as "Property state"
      Then "Property state" says "Invalid"
      And the form cannot be sent

    Scenario: A newly chosen originator has no license for the entered state
      Given the originator is licensed in "CA, NV"
      And I enter "NV" as "Property state"
      When the originator is licensed in "CA"
      Then "Property state" says "Invalid"

    Scenario: A state that is entered before the licenses have loaded is accepted
      When I enter "OR" as "Property state"
      Then the form can be sent

  @L-4.2-10
  Rule: A pre-approval clears house number, street and unit of the property

    Scenario: The street address is cleared, the place stays
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

    Scenario: The property no longer copies the borrower's address
      Given I enter "Heron Way" as "Street name"
      And I turn "Property same as borrower's present address" on
      When I turn "Pre-Approval" on
      Then "Property same as borrower's present address" shows "off"

    Scenario: The street stays empty when the pre-approval is turned off
      Given I enter "Heron Way" as "Street name"
      And I turn "Property same as borrower's present address" on
      And I turn "Pre-Approval" on
      When I turn "Pre-Approval" off
      Then "Property street name" shows ""
