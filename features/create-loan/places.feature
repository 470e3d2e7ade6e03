@domain
Feature: City, state and zip code of an address
  A state or a zip code fills in or clears other parts of the address. A typing error in it clears nothing.

  Background:
    Given a completed form for a loan
    And the zip look-up knows:
      | zip   | city      | state | county    |
      | 89501 | Reno      | NV    | Washoe    |
      | 97201 | Portland  | OR    | Multnomah |
      | 98101 | Seattle   | WA    | King      |
      | 98221 | Anacortes | WA    | Island    |
      | 98221 | Anacortes | WA    | Skagit    |

  Rule: Another state clears city, county and zip code; choosing the former state restores them

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
    Scenario: The state clears city and zip code once its typing error is corrected
      Given I pick "98101 Seattle, WA King" for the property
      And I enter "ORx" as "Property state" and leave the field
      When I enter "OR" as "Property state"
      Then the form shows:
        | Property city     |  |
        | Property zip code |  |

    Scenario: The former state restores the city of that state
      Given I pick "98101 Seattle, WA King" for the property
      And I enter "OR" as "Property state"
      And I enter "Portland" as "Property city"
      When I enter "WA" as "Property state"
      Then the form shows:
        | Property city     | Seattle |
        | Property county   | King    |
        | Property zip code | 98101   |

    Scenario: An empty state clears city and zip code
      Given I pick "98101 Seattle, WA King" for the borrower
      When I clear "State"
      Then the form shows:
        | City     |  |
        | Zip code |  |

  Rule: A zip code with one place fills in city, state and county, but does not overwrite entries

    Scenario: The address is empty
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

    Scenario: A city that the user has entered stays
      Given I enter "Fremont" as "City"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | City  | Fremont |
        | State |         |

    Scenario: The user has entered the state of the zip code
      Given I enter "WA" as "State"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | City | Seattle |

    Scenario: A zip code with several places fills in nothing
      When I enter "98221" as "Property zip code"
      Then the form shows:
        | Property city   |  |
        | Property county |  |
