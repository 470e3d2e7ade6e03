@domain
Feature: Addresses on the create screen
  A suggested zip code or city fills in the place, another state clears it. A typing error clears nothing. The
  borrower's present address is entered once, even when the property or the co-borrower has the same address.

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

  Rule: The zip and city fields suggest places; an unknown zip code or one with extension is valid

    Scenario Outline: Typing "<typed>" suggests <first> and <second>
      Then the look-up finds for "<typed>":
        | <first>  |
        | <second> |

      Examples:
        | typed       | first                            | second                           |
        | 982         | 98221 Anacortes, WA Island       | 98221 Anacortes, WA Skagit       |
        | port        | 97201 Portland, OR Multnomah     | 98660 Portland, WA Clark         |

    Scenario: A city and the first letter of a state suggest only places in that state
      Then the look-up finds for "portland, w":
        | 98660 Portland, WA Clark |

    Scenario: A zip code that the look-up does not know is accepted
      When I enter "12345" as "Zip code"
      Then the form sends "12345" as "Zip code"

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

    Scenario: A place chosen for the property fills in its city, state, county and zip code
      When I pick "98101 Seattle, WA King" for the property
      Then the form shows:
        | Property city     | Seattle |
        | Property state    | WA      |
        | Property county   | King    |
        | Property zip code | 98101   |

    Scenario: A place chosen for the borrower fills in their city, state and zip code
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

    Scenario: With a license for Washington only, a place in Nevada fills in only its zip code
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

    Scenario: A borrower may live in a state without a license
      Given the originator is licensed in "WA"
      When I pick "89501 Reno, NV Washoe" for the borrower
      Then the form shows:
        | City  | Reno |
        | State | NV   |

  Rule: A zip code with one place fills in city, state and county, but does not overwrite entries

    Scenario: A zip code fills in the city, state and county of an empty address
      When I enter "98101" as "Property zip code"
      Then the form shows:
        | Property city   | Seattle |
        | Property state  | WA      |
        | Property county | King    |

    Scenario: A second zip code replaces what the first one filled in
      Given I enter "98101" as "Zip code"
      And I enter "4077" as "Zip extension"
      When I enter "89501" as "Zip code"
      Then the form shows:
        | City          | Reno |
        | State         | NV   |
        | Zip extension |      |

    Scenario: A zip code does not overwrite a city that the user has entered
      Given I enter "Fremont" as "City"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | Zip code | 98101   |
        | City     | Fremont |
        | State    |         |

    Scenario: A zip code fills in its city when the user has entered its state
      Given I enter "WA" as "State"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | City | Seattle |

    Scenario: A zip code with several places fills in nothing
      When I enter "98221" as "Property zip code"
      Then the form shows:
        | Property zip code | 98221 |
        | Property city     |       |
        | Property county   |       |

  Rule: Another zip code clears the extension and the filled-in place

    Scenario Outline: Zip code 98101-4077 becomes "<zip>": <case>
      Given I enter "98101-4077" as "Zip code"
      When I enter "<zip>" as "Zip code"
      Then the form shows:
        | Zip code      | <zip>       |
        | Zip extension | <extension> |
        | City          | <city>      |
        | State         | <state>     |

      Examples:
        | zip   | case                                   | extension | city    | state |
        | 90210 | an unknown zip code clears the place   |           |         |       |
        | 98221 | a zip code in two counties clears it   |           |         |       |
        |       | an empty zip code clears it            |           |         |       |
        | 9810  | an incomplete zip code keeps the place | 4077      | Seattle | WA    |

    Scenario: An unknown zip code clears the county of the property
      Given I enter "98101" as "Property zip code"
      When I enter "90210" as "Property zip code"
      Then the form shows:
        | Property city   |  |
        | Property state  |  |
        | Property county |  |

    @A-134
    Scenario: Entering the former zip code again fills in its place, and no extension
      Given I enter "98101-4077" as "Zip code"
      And I enter "90210" as "Zip code"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | Zip extension |         |
        | City          | Seattle |

    Scenario: Correcting a typing error in the zip code keeps its extension
      Given I enter "98101-4077" as "Zip code"
      And I enter "9810" as "Zip code"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | Zip code      | 98101 |
        | Zip extension | 4077 |

    Scenario: An extension that was entered before its zip code stays
      Given I enter "4077" as "Zip extension"
      When I enter "90210" as "Zip code"
      Then the form shows:
        | Zip code      | 90210 |
        | Zip extension | 4077  |

    Scenario: A city that the user has entered stays beside an unknown zip code
      Given I enter "98101" as "Zip code"
      And I enter "Tacoma" as "City"
      When I enter "90210" as "Zip code"
      Then the form shows:
        | City  | Tacoma |
        | State |        |

    @L-4.4-03
    Scenario: Entering the state of an unknown zip code keeps the zip code
      Given I enter "OR" as "State"
      And I pick "98101 Seattle, WA King" for the borrower
      And I enter "90210" as "Zip code"
      When I enter "NV" as "State"
      Then the form shows:
        | State    | NV    |
        | Zip code | 90210 |

    Scenario: Choosing a place clears the extension of the former zip code
      Given I enter "90210-1234" as "Zip code"
      When I pick "98101 Seattle, WA King" for the borrower
      Then the form shows:
        | Zip code      | 98101 |
        | Zip extension |       |

  @L-4.4-03
  Rule: Choosing another state clears city, county, zip and zip extension

    Scenario Outline: Another state of the <owner> clears city, zip code and extension, not the house number
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

    Scenario: Entering the first state of an address clears nothing
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

  Rule: Another state clears city, county and zip code

    @L-4.4-03
    Scenario Outline: A typing error in the state, "<typed>", clears nothing
      Given I pick "98101 Seattle, WA King" for the property
      When I enter "<typed>" as "Property state" and leave the field
      Then the form shows:
        | Property state    | <typed> |
        | Property city     | Seattle |
        | Property county   | King    |
        | Property zip code | 98101   |
      And "Property state" says "Invalid"

      Examples:
        | typed |
        | WAx   |
        | W     |

    @L-4.4-03
    Scenario: Correcting a typing error to another state clears city and zip code
      Given I pick "98101 Seattle, WA King" for the property
      And I enter "ORx" as "Property state" and leave the field
      When I enter "OR" as "Property state"
      Then the form shows:
        | Property city     |  |
        | Property zip code |  |

    @A-133
    Scenario: The former state, chosen again, has no city and no zip code
      Given I pick "98101 Seattle, WA King" for the property
      And I enter "OR" as "Property state"
      And I enter "Portland" as "Property city"
      When I enter "WA" as "Property state"
      Then the form shows:
        | Property city     |  |
        | Property zip code |  |

    Scenario: Clearing the state clears city and zip code
      Given I pick "98101 Seattle, WA King" for the borrower
      When I clear "State"
      Then the form shows:
        | City     |  |
        | Zip code |  |

  @L-4.4-04
  Rule: If a state has one county, choosing the state also chooses the county

    Scenario: Choosing the District of Columbia chooses its only county
      When I enter "DC" as "Property state"
      Then "Property county" shows "District of Columbia"

    Scenario: Choosing a state with several counties offers them all
      When I enter "WA" as "Property state"
      Then "Property county" offers "Clark, Island, King, Skagit"

  @L-4.4-05 @L-2.2-51
  Rule: "Same as borrower's present address" copies the borrower's address to the property

    Scenario: Turning "Same as borrower's present address" on copies the address to the property
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

    @L-4.4-07
    Scenario: A property with the borrower's address gets each edit of that address
      Given I turn "Property same as borrower's present address" on
      When I pick "98101 Seattle, WA King" for the borrower
      And I enter "Heron Way" as "Street name"
      Then the form shows:
        | Property street name | Heron Way |
        | Property city        | Seattle   |

    Scenario: A property keeps its copied address once the copying is turned off
      Given I turn "Property same as borrower's present address" on
      And I enter "Heron Way" as "Street name"
      And I turn "Property same as borrower's present address" off
      When I enter "Larch St" as "Street name"
      Then the form shows:
        | Street name          | Larch St  |
        | Property street name | Heron Way |

    Scenario: Copying a zip code in two counties leaves the county of the property blank
      Given I turn "Property same as borrower's present address" on
      When I pick "98221 Anacortes, WA Skagit" for the borrower
      Then the form shows:
        | Property city   | Anacortes |
        | Property county |           |

    Scenario: A county that the user has chosen stays when the copied address changes
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

    Scenario: Without copying, the co-borrower has an address of their own
      Given I turn "Add co-borrower" on
      And I turn "Property same as borrower's present address" on
      When I pick "98101 Seattle, WA King" for the borrower
      Then the form shows:
        | Property city    | Seattle |
        | Co-borrower city |         |

    Scenario: Turning "Same as borrower's present address" on copies the address to the co-borrower
      Given I turn "Add co-borrower" on
      And I pick "98101 Seattle, WA King" for the borrower
      When I turn "Co-borrower same as borrower's present address" on
      Then the form shows:
        | Co-borrower city     | Seattle |
        | Co-borrower state    | WA      |
        | Co-borrower zip code | 98101   |

    Scenario: A co-borrower with the borrower's address gets a place that is picked for the borrower
      Given I turn "Add co-borrower" on
      And I turn "Co-borrower same as borrower's present address" on
      When I pick "98101 Seattle, WA King" for the borrower
      Then the form shows:
        | Co-borrower city     | Seattle |
        | Co-borrower zip code | 98101   |

    Scenario: The switch of the co-borrower copies edits to the co-borrower, not to the property
      Given I turn "Add co-borrower" on
      And I turn "Co-borrower same as borrower's present address" on
      When I enter "Heron Way" as "Street name"
      Then the form shows:
        | Co-borrower street name | Heron Way |
        | Property street name    |           |
