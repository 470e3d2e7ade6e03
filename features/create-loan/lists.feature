@app
Feature: Lists to choose from on the create screen
  Some lists are fixed, others depend on an earlier choice and come from the server, which may fail.

  Rule: Lists with fixed options offer the same options on a loan and on a lead

    Background:
      Given I am signed in as lending staff

    Scenario Outline: "<field>" on a <kind> offers its fixed options
      When I open the create <kind> screen
      Then "<field>" offers "<options>"

      Examples:
        | kind | field               | options                                                                                                | rule                       |
        | loan | Property type       | Attached, Co-op, Condo Low Rise, Condo High Rise, Detached, Detached Condo, PUD Attached, PUD Detached | L-2.2-24 L-3.6-02          |
        | lead | Property type       | Attached, Co-op, Condo Low Rise, Condo High Rise, Detached, Detached Condo, PUD Attached, PUD Detached | L-2.2-24 L-3.6-02          |
        | loan | Occupancy           | Primary Residence, Second Home, Investment Property                                                    | L-2.2-25 L-3.6-03          |
        | lead | Occupancy           | Primary Residence, Second Home, Investment Property                                                    | L-2.2-25 L-3.6-03          |
        | loan | Loan purpose        | Construction, Construction-Permanent, Purchase, Refinance, Other                                       | L-2.2-23 L-3.6-04          |
        | lead | Loan purpose        | Construction, Construction-Permanent, Purchase, Refinance, Other                                       | L-2.2-23 L-3.6-04          |
        | lead | Suffix              | Jr., Sr., II, III, IV, V                                                                               | L-2.2-42 L-3.6-05          |
        | lead | Tax identifier type | SSN, ITIN                                                                                              | L-2.2-44 L-3.4-19 L-3.6-06 |

    @L-5.1-14
    Scenario: Text that matches no option is not removed, and is invalid
      Given I am on the create lead screen
      When I enter "Condo" as "Property type" and leave the field
      Then "Property type" shows "Condo"
      And "Property type" says "Invalid"

  Rule: A state is found by its code and by its name

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    @A-178
    Scenario Outline: Typing "<typed>" as a state chooses <state>
      When I type "<typed>" into "State" and leave the field
      Then "State" shows "<state>"

      Examples:
        | typed         | state |
        | wa            | WA    |
        | Washington    | WA    |
        | west virginia | WV    |
        | ma            | MA    |

    @L-4.4-03
    Scenario: Typing "Maine" chooses ME, and its beginning "Ma" does not clear the city
      Given I enter "Bath" as "City"
      When I type "Maine" into "State" and leave the field
      Then "State" shows "ME"
      And "City" shows "Bath"

    @L-4.4-03
    Scenario Outline: Typing "<typed>" in capitals does not clear the city, though "<beginning>" is a state
      Given I enter "Springfield" as "City"
      When I type "<typed>" into "State" and leave the field
      Then "State" shows "<state>"
      And "City" shows "Springfield"

      Examples:
        | typed    | beginning | state |
        | NEVADA   | NE        | NV    |
        | MISSOURI | MI        | MO    |

  Rule: Enter on a suggested place fills in the address

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    @L-4.4-01 @L-7-13
    Scenario: Enter on a suggested zip code fills in the borrower's city and state
      When I enter "98101" as "Zip code"
      And I press the keys "Enter"
      Then the form shows:
        | City     | Seattle |
        | State    | WA      |
        | Zip code | 98101   |

    @L-4.4-01
    Scenario: Enter on a suggested city fills in the property's state
      When I enter "anch" as "Property city"
      And I press the keys "Enter"
      Then the form shows:
        | Property state | AK |

  Rule: A list that cannot be loaded is logged without a message

    Background:
      Given I am signed in as lending staff

    @L-8.4-02 @L-8.4-03
    Scenario: Institutions and zip codes that cannot be loaded are logged without a message
      Given the next "getInstitutions" request fails with the message "Try later."
      And the next "getZipCodes" request fails with the message "Try later."
      When I open the create loan screen
      Then no dialog is open
      And the browser logs that "getInstitutions" failed
      And the browser logs that "getZipCodes" failed
      And "Institution" cannot be used

    @L-8.4-02 @L-8.4-03
    Scenario: Originators that cannot be loaded are logged without a message
      Given the next "getOriginators" request fails with the message "Try later."
      And I am on the create loan screen
      When I choose the institution "Quillhaven Savings"
      Then no dialog is open
      And the browser logs that "getOriginators" failed

    @L-8.4-02 @L-8.4-03
    Scenario Outline: <list> that cannot be loaded are logged without a message
      Given the next "<operation>" request fails with the message "Try later."
      And I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      When I choose the originator "Desmond Achebe"
      Then no dialog is open
      And the browser logs that "<operation>" failed

      Examples:
        | list     | operation   |
        | Products | getProducts |
        | Licenses | getLicenses |

  @A-164
  Rule: A list that could not be loaded has a button that loads it again

    Background:
      Given I am signed in as lending staff

    Scenario: "Try again" keeps the focus when loading fails again
      Given the next "getInstitutions" request fails with the message "Try later."
      And I am on the create loan screen
      And every request fails with 500
      When I choose "Try again: Institution"
      Then "Try again: Institution" has the focus

    Scenario: "Try again" moves the focus to the field when its list is loaded
      Given the next "getInstitutions" request fails with the message "Try later."
      And I am on the create loan screen
      When I choose "Try again: Institution"
      Then "Institution" has the focus

    Scenario: "Try again" loads the originators
      Given the next "getOriginators" request fails with the message "Try later."
      And I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      When I choose "Try again: Originator"
      Then "Originator" can be used

    Scenario: "Try again" loads the products
      Given the next "getProducts" request fails with the message "Try later."
      And I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Desmond Achebe"
      When I choose "Try again: Product"
      Then "Product" offers "Conforming 30 Year Fixed, Conforming 15 Year Fixed, Construction to Permanent 30 Year"

  Rule: Another institution clears originator and product, another originator the product

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen
      And I choose an institution, an originator and a product

    @A-133
    Scenario: A typing error in the institution clears nothing
      When I enter "Marrowbrook Home Lendin" as "Institution" and leave the field
      Then "Institution" says "Invalid"
      And "Originator" shows "Nora Whitfield"
      And "Product" shows "Conforming 30 Year Fixed"

    @L-4.1-10
    Scenario Outline: "<entry>" in place of the institution clears originator and product
      When I enter "<entry>" as "Institution" and leave the field
      Then the form shows:
        | Institution | <entry> |
        | Originator  |         |
        | Product     |         |

      Examples:
        | entry              |
        | Fennimore Partners |
        |                    |

    @L-4.1-10
    Scenario Outline: "<entry>" in place of the originator clears the product, which then <can> be used
      When I enter "<entry>" as "Originator" and leave the field
      Then the form shows:
        | Institution | Marrowbrook Home Lending |
        | Originator  | <entry>                  |
        | Product     |                          |
      And "Product" <can> be used

      Examples:
        | entry          | can    |
        | Mateo Alvarado | can    |
        |                | cannot |

    @A-133
    Scenario: A product that is left empty clears nothing else
      When I clear "Product"
      Then the form shows:
        | Institution | Marrowbrook Home Lending |
        | Originator  | Nora Whitfield           |
        | Product     |                          |

    @A-133
    Scenario: The former institution, chosen again, has no originator and no product
      Given I type "Fennimore Partners" into "Institution"
      When I type "Marrowbrook Home Lending" into "Institution"
      Then the form shows:
        | Institution | Marrowbrook Home Lending |
        | Originator  |                          |
        | Product     |                          |

    @A-133
    Scenario: The former originator, chosen again, has no product
      Given I type "Mateo Alvarado" into "Originator"
      When I type "Nora Whitfield" into "Originator"
      Then the form shows:
        | Originator | Nora Whitfield |
        | Product    |                |

  Rule: Escape closes an open list and keeps the text

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    @A-133
    Scenario Outline: Escape below "<typed>" in "<field>" keeps the text
      Given I type "<typed>" into "<field>"
      And the list of "<field>" is open
      When I press the keys "Escape"
      Then "<field>" shows "<typed>"
      And the list of "<field>" is closed

      Examples: Places
        | field             | typed |
        | City              | Seat  |
        | Zip code          | 9810  |
        | Zip code          | 98101 |
        | Property city     | Seat  |
        | Property zip code | 98101 |

      Examples: Lists
        | field         | typed     |
        | Institution   | Fenn      |
        | Institution   | Fennimore Partners |
        | Loan purpose  | Purch     |
        | Loan purpose  | Purchase  |
        | Property type | Detached  |
        | Occupancy     | Second    |
        | Suffix        | Jr.       |
        | State         | wash      |
        | State         | WA        |

    @A-133
    Scenario: Escape below a county keeps the text
      Given I enter "WA" as "Property state"
      And I type "Kin" into "Property county"
      And the list of "Property county" is open
      When I press the keys "Escape"
      Then "Property county" shows "Kin"
      And the list of "Property county" is closed

    @A-133
    Scenario: A typing error in a state that was chosen before is kept by Escape
      Given I enter "WA" as "State" and leave the field
      And I type "wes" into "State"
      And the list of "State" is open
      When I press the keys "Escape"
      Then "State" shows "wes"
      And the list of "State" is closed

  Rule: Entries of a list that look the same can be told apart

    Background:
      Given I am signed in as lending staff
      And the originators "Nora Whitfield" at "Marrowbrook Home Lending" have the ids 4711 and 4712
      And I am on the create loan screen
      And I choose the institution "Marrowbrook Home Lending"

    @A-179
    Scenario: Two originators with one name are listed with their ids
      Then "Originator" offers "Nora Whitfield (4711), Nora Whitfield (4712)"

    @A-179
    Scenario: The name alone chooses neither of them
      When I enter "Nora Whitfield" as "Originator" and leave the field
      Then "Originator" says "Invalid"

    @A-179
    Scenario: The name with the id chooses one of them
      When I enter "nora whitfield (4712)" as "Originator" and leave the field
      Then "Originator" shows "nora whitfield (4712)"
      And "Originator" is valid

  Rule: A screen reader hears an entry of a list as it is seen

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    Scenario Outline: The first entry below "<typed>" in "<field>" is "<entry>"
      When I type "<typed>" into "<field>"
      Then a screen reader hears "<entry>" as the first entry of "<field>"

      Examples:
        | field        | typed | entry                   |
        | Zip code     | 98101 | 98101 Seattle, WA King  |
        | City         | Seatt | 98101 Seattle, WA King  |
        | State        | wash  | WA Washington           |
        | Institution  | fenn  | Fennimore Partners      |
        | Loan purpose | purch | Purchase                |

  Rule: An entry of a list is found by its name, however its signs are typed

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    @A-178
    Scenario Outline: "<typed>" typed into "<field>" chooses "<option>"
      When I type "<typed>" into "<field>" and leave the field
      Then "<field>" shows "<option>"
      And "<field>" is valid

      Examples:
        | field         | typed                    | option                 |
        | Suffix        | Jr                       | Jr.                    |
        | Suffix        | sr                       | Sr.                    |
        | Loan purpose  | Construction–Permanent   | Construction-Permanent |
        | Loan purpose  | construction - permanent | Construction-Permanent |
        | Property type | co‑op                    | Co-op                  |
