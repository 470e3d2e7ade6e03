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

    @A-41
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

    @A-134
    Scenario Outline: "<entry>" as a zip code shows "<zip>" with the extension "<extension>"
      When I enter "<entry>" as "Property zip code"
      Then the form shows:
        | Property zip code      | <zip>       |
        | Property zip extension | <extension> |

      Examples:
        | entry       | zip         | extension |
        | 12345       | 12345       |           |
        | 98101-1234  | 98101       | 1234      |
        | 981011234   | 98101       | 1234      |
        | 98101-123   | 98101-123   |           |
        | 98101-12345 | 98101-12345 |           |
        | 098101-1234 | 098101-1234 |           |

  @L-4.4-01
  Rule: Choosing a suggested place fills zip, city, state and county

    Scenario: A place chosen for the borrower fills in their city, state and zip code
      When I pick "98004 Bellevue, WA King" for the borrower
      Then the form shows:
        | City     | Bellevue |
        | State    | WA       |
        | Zip code | 98004    |

    @A-40
    Scenario: A place replaces all entries but the house number
      Given I enter:
        | Property state         | OR    |
        | Property city          | Salem |
        | Property zip code      | 97301 |
        | Property zip extension | 0001  |
        | Property house number  | 12    |
      When I pick "98101 Seattle, WA King" for the property
      Then the form shows:
        | Property house number  | 12      |
        | Property city          | Seattle |
        | Property state         | WA      |
        | Property county        | King    |
        | Property zip code      | 98101   |
        | Property zip extension |         |

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

    @A-134
    Scenario Outline: Beside the city "<city>" and the state "<state>", zip code <zip> leads to "<place>"
      Given I enter "<city>" as "City"
      And I enter "<state>" as "State"
      When I enter "<zip>" as "Zip code"
      Then the form shows:
        | Zip code | <zip>    |
        | City     | <place>  |
        | State    | <stated> |

      Examples:
        | city    | state | zip   | place   | stated |
        |         |       | 98101 | Seattle | WA     |
        |         | WA    | 98101 | Seattle | WA     |
        | seattle |       | 98101 | Seattle | WA     |
        | Fremont |       | 98101 | Fremont |        |
        |         | OR    | 98101 |         | OR     |
        |         |       | 98221 |         |        |

    @A-134
    Scenario Outline: Beside the county "<county>" of the property, zip code 98101 leads to the county "<then>"
      Given I enter "<county>" as "Property county"
      When I enter "98101" as "Property zip code"
      Then the form shows:
        | Property city   | <city>  |
        | Property state  | <state> |
        | Property county | <then>  |

      Examples:
        | county | city    | state | then   |
        |        | Seattle | WA    | King   |
        | king   | Seattle | WA    | King   |
        | Skagit |         |       | Skagit |

    @A-134
    Scenario Outline: The <part> that I clear in a place that was filled in stays empty
      Given I enter "98101" as "Property zip code"
      When I clear "Property <part>"
      Then the form shows:
        | Property zip code | 98101 |
        | Property <part>   |       |

      Examples:
        | part   |
        | city   |
        | county |

  Rule: Another zip code clears the extension and the filled-in place

    @A-134
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
        | 89501 | another zip code has its own place     |           | Reno    | NV    |
        | 90210 | an unknown zip code clears the place   |           |         |       |
        | 98221 | a zip code in two counties clears it   |           |         |       |
        |       | an empty zip code clears it            |           |         |       |
        | 9810  | an incomplete zip code keeps the place | 4077      | Seattle | WA    |

    @A-134
    Scenario Outline: Zip code 98101-4077, then "<second>" and 98101 again: the extension is "<extension>"
      Given I enter "98101-4077" as "Zip code"
      And I enter "<second>" as "Zip code"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | Zip code      | 98101       |
        | Zip extension | <extension> |
        | City          | Seattle     |
        | State         | WA          |

      Examples:
        | second | extension |
        | 90210  |           |
        | 9810   | 4077      |

    @A-134
    Scenario Outline: Property zip code 98101 becomes <zip>: beside my <field> "<entry>", nothing of Seattle is left
      Given I enter "<entry>" as "Property <field>"
      And I enter "98101" as "Property zip code"
      When I enter "<zip>" as "Property zip code"
      Then the form shows:
        | Property city   | <city>   |
        | Property state  |          |
        | Property county | <county> |

      Examples:
        | field        | entry   | zip   | city    | county |
        | house number | 12      | 90210 |         |        |
        | city         | Seattle | 90210 | Seattle |        |
        | county       | King    | 97201 |         | King   |

    Scenario: An extension that was entered before its zip code stays
      Given I enter "4077" as "Zip extension"
      When I enter "90210" as "Zip code"
      Then the form shows:
        | Zip code      | 90210 |
        | Zip extension | 4077  |

    @L-4.4-03
    Scenario: Entering the state of an unknown zip code keeps the zip code
      Given I enter "OR" as "State"
      And I pick "98101 Seattle, WA King" for the borrower
      And I enter "90210" as "Zip code"
      When I enter "NV" as "State"
      Then the form shows:
        | State    | NV    |
        | Zip code | 90210 |

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

    @A-82
    Scenario Outline: The first state of an address, <case>, clears nothing
      Given I enter "Seattle" as "City"
      And I enter "<before>" as "State"
      When I enter "WA" as "State"
      Then the form shows:
        | City  | Seattle |
        | State | WA      |

      Examples:
        | case                       | before |
        | entered                    |        |
        | entered again              | WA     |
        | after a typing error       | W      |

    Scenario Outline: From "<place>" to <state>, the county becomes "<county>"
      Given I pick "<place>" for the property
      When I enter "<state>" as "Property state"
      Then "Property county" shows "<county>"

      Examples: A state with one county, a state with several
        | place                        | state | county    |
        | 98101 Seattle, WA King       | OR    | Multnomah |
        | 97201 Portland, OR Multnomah | WA    |           |

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

    Scenario: A state that is emptied clears nothing while it has the focus
      Given I pick "98101 Seattle, WA King" for the borrower
      When I enter "" as "State"
      Then the form shows:
        | City     | Seattle |
        | Zip code | 98101   |

    @A-133
    Scenario: A state that is left empty clears city and zip code
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

    @A-41
    Scenario: Choosing a state with several counties offers them all, by name
      When I enter "WA" as "Property state"
      Then "Property county" offers "Clark, Island, King, Skagit"

  @A-83
  Rule: A county is one of its state, if the counties of the state are known

    Scenario Outline: The county "<county>" in <state> <is>
      Given I enter "<state>" as "Property state"
      When I enter "<county>" as "Property county"
      Then "Property county" <is>

      Examples:
        | state | county    | is             |
        | WA    | King      | is accepted    |
        | WA    |           | is accepted    |
        | WA    | Multnomah | says "Invalid" |
        | NH    | Multnomah | is accepted    |

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
    Scenario: A property with the borrower's address gets each edit of that address, until the copying is turned off
      Given I turn "Property same as borrower's present address" on
      And I pick "98101 Seattle, WA King" for the borrower
      And I enter "Heron Way" as "Street name"
      And I turn "Property same as borrower's present address" off
      When I enter "Larch St" as "Street name"
      Then the form shows:
        | Street name          | Larch St  |
        | Property street name | Heron Way |
        | Property city        | Seattle   |

    @A-33
    Scenario Outline: The copy of zip code <zip> in <state> is in the county "<county>"
      Given I turn "Property same as borrower's present address" on
      And I enter "<state>" as "State"
      When I enter "<zip>" as "Zip code"
      Then the form shows:
        | Property zip code | <zip>    |
        | Property county   | <county> |

      Examples: One county, two counties, an unknown zip code in a state with one county and with several
        | zip   | state | county   |
        | 98101 | WA    | King     |
        | 98221 | WA    |          |
        | 97301 | OR    | Multnomah |
        | 98999 | WA    |          |

    @A-33
    Scenario: Another zip code in the same state changes the county of the copy
      Given I turn "Property same as borrower's present address" on
      And I pick "98101 Seattle, WA King" for the borrower
      When I pick "98660 Portland, WA Clark" for the borrower
      Then "Property county" shows "Clark"

    @A-33
    Scenario: A county that I have chosen stays when the copied address changes
      Given I turn "Property same as borrower's present address" on
      And I pick "98221 Anacortes, WA Skagit" for the borrower
      And I enter "Skagit" as "Property county"
      When I enter "12" as "House number"
      Then the form shows:
        | Property county       | Skagit |
        | Property house number | 12     |

    @L-5.1-15
    Scenario: A copied state without a license is invalid for the property
      Given the originator is licensed in "WA"
      And I pick "89501 Reno, NV Washoe" for the borrower
      When I turn "Property same as borrower's present address" on
      Then only "Property state" is wrong, and says "Invalid"

  @L-4.4-06 @L-2.2-52
  Rule: "Same as borrower's present address" copies the borrower's address to the co-borrower

    Scenario: Without copying, the co-borrower has an address of their own
      Given I turn "Add co-borrower" on
      And I turn "Property same as borrower's present address" on
      When I pick "98101 Seattle, WA King" for the borrower
      Then the form shows:
        | Property city    | Seattle |
        | Co-borrower city |         |

    @A-32
    Scenario: The co-borrower gets the borrower's address and each edit of it, and keeps it once the copying is off
      Given I turn "Add co-borrower" on
      And I enter "Corin" as "Co-borrower first name"
      And I pick "98101 Seattle, WA King" for the borrower
      And I turn "Co-borrower same as borrower's present address" on
      And I enter "Heron Way" as "Street name"
      And I turn "Co-borrower same as borrower's present address" off
      When I enter "OR" as "Co-borrower state"
      Then the form shows:
        | City                    | Seattle   |
        | Co-borrower first name  | Corin     |
        | Co-borrower street name | Heron Way |
        | Co-borrower state       | OR        |
        | Co-borrower city        |           |

    Scenario: The switch of the co-borrower copies a picked place to the co-borrower, not to the property
      Given I turn "Add co-borrower" on
      And I turn "Co-borrower same as borrower's present address" on
      When I pick "98101 Seattle, WA King" for the borrower
      Then the form shows:
        | Co-borrower city     | Seattle |
        | Co-borrower state    | WA      |
        | Co-borrower zip code | 98101   |
        | Property city        |         |
