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

  Rule: The zip extension, and a place that was filled in, belong to their zip code

    Scenario Outline: <title>
      Given I enter "98101-4077" as "Zip code"
      When I enter "<zip>" as "Zip code"
      Then the form shows:
        | Zip extension | <extension> |
        | City          | <city>      |
        | State         | <state>     |

      Examples:
        | title                                              | zip   | extension | city    | state |
        | An unknown zip code clears extension and place     | 90210 |           |         |       |
        | A zip code with two counties clears them           | 98221 |           |         |       |
        | An empty zip code clears them                      |       |           |         |       |
        | An incomplete zip code clears neither              | 9810  | 4077      | Seattle | WA    |

    Scenario: An unknown zip code clears the county of the property
      Given I enter "98101" as "Property zip code"
      When I enter "90210" as "Property zip code"
      Then the form shows:
        | Property city   |  |
        | Property state  |  |
        | Property county |  |

    Scenario: The zip code before brings back its extension and its place
      Given I enter "98101-4077" as "Zip code"
      And I enter "90210" as "Zip code"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | Zip extension | 4077    |
        | City          | Seattle |

    Scenario: A corrected typing error keeps the extension
      Given I enter "98101-4077" as "Zip code"
      And I enter "9810" as "Zip code"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | Zip extension | 4077 |

    Scenario: An extension that was entered before its zip code stays
      Given I enter "4077" as "Zip extension"
      When I enter "90210" as "Zip code"
      Then the form shows:
        | Zip extension | 4077 |

    Scenario: A city that the user has entered stays beside an unknown zip code
      Given I enter "98101" as "Zip code"
      And I enter "Tacoma" as "City"
      When I enter "90210" as "Zip code"
      Then the form shows:
        | City  | Tacoma |
        | State |        |

    @L-4.4-03
    Scenario: The state of an unknown zip code clears nothing after another place was filled in
      Given I enter "OR" as "State"
      And I pick "98101 Seattle, WA King" for the borrower
      And I enter "90210" as "Zip code"
      When I enter "NV" as "State"
      Then the form shows:
        | State    | NV    |
        | Zip code | 90210 |

    Scenario: Choosing a place clears the extension of the zip code before
      Given I enter "90210-1234" as "Zip code"
      When I pick "98101 Seattle, WA King" for the borrower
      Then the form shows:
        | Zip code      | 98101 |
        | Zip extension |       |
