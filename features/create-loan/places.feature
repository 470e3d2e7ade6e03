@domain
Feature: City, state and zip code of an address
  The place follows the state and the zip code, and a typing error in them costs no entry.

  Background:
    Given a completed form for a loan
    And the zip look-up knows:
      | zip   | city      | state | county    |
      | 89501 | Reno      | NV    | Washoe    |
      | 97201 | Portland  | OR    | Multnomah |
      | 98101 | Seattle   | WA    | King      |
      | 98221 | Anacortes | WA    | Island    |
      | 98221 | Anacortes | WA    | Skagit    |

  Rule: Another state clears the place of an address; choosing the former state restores it

    @L-4.4-03
    Scenario Outline: A typing error in the state, "<typed>", clears nothing
      Given I pick "98101 Seattle, WA King" for the property
      When I enter "<typed>" as "Property state" and go on
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
    Scenario: The state that was meant clears, also after a typing error
      Given I pick "98101 Seattle, WA King" for the property
      And I enter "ORx" as "Property state" and go on
      When I enter "OR" as "Property state"
      Then the form shows:
        | Property city     |  |
        | Property zip code |  |

    Scenario: The state before
      Given I pick "98101 Seattle, WA King" for the property
      And I enter "OR" as "Property state"
      And I enter "Portland" as "Property city"
      When I enter "WA" as "Property state"
      Then the form shows:
        | Property city     | Seattle |
        | Property county   | King    |
        | Property zip code | 98101   |

    Scenario: A state that is left empty takes its place with it
      Given I pick "98101 Seattle, WA King" for the borrower
      When I clear "State"
      Then the form shows:
        | City     |  |
        | Zip code |  |

  Rule: A zip code with one place fills in the place, but does not overwrite entries

    Scenario: Nothing has been entered yet
      When I enter "98101" as "Property zip code"
      Then the form shows:
        | Property city   | Seattle |
        | Property state  | WA      |
        | Property county | King    |

    Scenario: Another zip code than the one before
      Given I enter "98101" as "Zip code"
      And I enter "4077" as "Zip extension"
      When I enter "89501" as "Zip code"
      Then the form shows:
        | City          | Reno |
        | State         | NV   |
        | Zip extension |      |

    Scenario: A city of the user's own stays
      Given I enter "Fremont" as "City"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | City  | Fremont |
        | State |         |

    Scenario: The state is there already
      Given I enter "WA" as "State"
      When I enter "98101" as "Zip code"
      Then the form shows:
        | City | Seattle |

    Scenario: Several places share the zip code
      When I enter "98221" as "Property zip code"
      Then the form shows:
        | Property city   |  |
        | Property county |  |
