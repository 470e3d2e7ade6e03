Feature: Lists, read-only fields and look-ups of the create screen

  @app
  Rule: Lists with fixed options offer the same options on a loan and on a lead

    Background:
      Given the "lending-staff" user is signed in

    Scenario Outline: The options of "<field>" on a <kind>
      When I open the create <kind> screen
      Then "<field>" offers "<options>"

      @L-2.2-24 @L-3.6-02
      Examples: Property type
        | kind | field         | options                                                                                                |
        | loan | Property type | Attached, Co-op, Condo Low Rise, Condo High Rise, Detached, Detached Condo, PUD Attached, PUD Detached |
        | lead | Property type | Attached, Co-op, Condo Low Rise, Condo High Rise, Detached, Detached Condo, PUD Attached, PUD Detached |

      @L-2.2-25 @L-3.6-03
      Examples: Occupancy
        | kind | field     | options                                             |
        | loan | Occupancy | Primary Residence, Second Home, Investment Property |
        | lead | Occupancy | Primary Residence, Second Home, Investment Property |

      @L-2.2-23 @L-3.6-04
      Examples: Loan purpose
        | kind | field        | options                                                          |
        | loan | Loan purpose | Construction, Construction-Permanent, Purchase, Refinance, Other |
        | lead | Loan purpose | Construction, Construction-Permanent, Purchase, Refinance, Other |

      @L-2.2-42 @L-3.6-05
      Examples: Suffix
        | kind | field  | options                  |
        | lead | Suffix | Jr., Sr., II, III, IV, V |

      @L-2.2-44 @L-3.4-19 @L-3.6-06
      Examples: Tax identifier type
        | kind | field               | options   |
        | lead | Tax identifier type | SSN, ITIN |

    @L-5.1-14
    Scenario: Text that matches no option is not removed, and is invalid
      Given I am on the create lead screen
      When I enter "Condo" as "Property type" and leave the field
      Then "Property type" shows "Condo"
      And "Property type" says "Invalid"

  @app
  Rule: A state is found by its code and by its name

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen

    Scenario: The text that is typed stays as it is while it finds a state
      When I type "wash" into "State"
      Then "State" shows "wash"
      And "State" offers "WA Washington"

    Scenario Outline: "<typed>" is <state>
      When I type "<typed>" into "State" and leave the field
      Then "State" shows "<state>"

      Examples:
        | typed         | state |
        | wa            | WA    |
        | Washington    | WA    |
        | west virginia | WV    |
        | ma            | MA    |

    @L-4.4-03
    @L-4.4-03
    Scenario: "Maine" is not taken for MA on the way, which would clear the city
      Given I enter "Bath" as "City"
      When I type "Maine" into "State" and leave the field
      Then "State" shows "ME"
      And "City" shows "Bath"

  @app
  Rule: An invalid entry has a message once the user leaves the field

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen

    Scenario Outline: "<entry>" as <field>
      When I enter "<entry>" as "<field>" and leave the field
      Then "<field>" says "<message>"

      @L-5.2-19
      Examples: Phone numbers
        | field      | entry     | message                            |
        | Cell phone | 555010019 | Must contain 10 numeric characters |
        | Work phone | 555010019 | Must contain 10 numeric characters |

      @L-5.3-08
      Examples: Interest rates
        | field         | entry  | message                                             |
        | Interest rate | 25.001 | Rate cannot exceed 25%. Please enter a valid value. |

      @L-5.2-05
      Examples: Email addresses
        | field | entry | message               |
        | Email | ada   | Invalid Email Address |

      @L-5.2-04
      Examples: Email addresses of 51 characters
        | field | entry                                               | message               |
        | Email | aaaaaaaaaabbbbbbbbbbccccccccccddddddddd@example.com | Invalid Email Address |

      @L-5.2-14
      Examples: Tax identifiers
        | field          | entry | message                           |
        | Tax identifier | 12-34 | Must contain 9 numeric characters |

      @L-5.2-10
      Examples: Zip codes
        | field             | entry | message                           |
        | Zip code          | 4101  | Must contain 5 numeric characters |
        | Property zip code | 9810  | Must contain 5 numeric characters |

      @L-5.2-11
      Examples: Zip extensions
        | field                  | entry | message                           |
        | Zip extension          | 001   | Must contain 4 numeric characters |
        | Property zip extension | 001   | Must contain 4 numeric characters |

      @L-5.1-14
      Examples: Lists
        | field  | entry | message |
        | Suffix | IX    | Invalid |
        | State  | XX    | Invalid |

      @L-5.3-01
      Examples: Sales prices
        | field       | entry         | message                       |
        | Sales price | 1,000,000,000 | Cannot exceed $999,999,999.99 |

      @L-5.3-02
      Examples: Estimated values
        | field                        | entry         | message                       |
        | Estimated or appraised value | 1,000,000,000 | Cannot exceed $999,999,999.99 |

      @L-5.3-06
      Examples: Down payment percents
        | field                | entry | message                |
        | Down payment percent | 1,000 | Cannot exceed 999.999% |

      Examples: Birth dates
        | field      | entry      | message |
        | Birth date | 02/30/1990 | Invalid |

  @app
  Rule: A required text says "Required" once the user leaves it empty

    Scenario Outline: "<field>" of a loan is cleared
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      When I enter "" as "<field>" and leave the field
      Then "<field>" says "Required"

      @L-5.1-06 @L-5.1-07 @L-5.1-11
      Examples:
        | field          |
        | First name     |
        | Last name      |
        | Tax identifier |

  @app
  Rule: A required list says "Required" once the user leaves it empty

    Scenario Outline: "<field>" of a lead is cleared
      Given the "lending-staff" user is signed in
      And I am on the create lead screen
      And I choose an institution, an originator and a product
      When I enter "" as "<field>" and leave the field
      Then "<field>" says "Required"

      @L-5.1-03 @L-5.1-13
      Examples: Product
        | field   |
        | Product |

      @L-5.1-04 @L-5.1-13
      Examples: Origination type
        | field            |
        | Origination type |

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
    Scenario: A note says why
      When I choose the institution "Quillhaven Savings"
      Then I read "The Institution or Originator for this loan does not have a valid license for any Property State. Please reach out to your System Administrator. The State and County fields are not editable."

    @L-4.3-02 @L-4.3-03
    Scenario: State and county of the property
      When I choose the institution "Quillhaven Savings"
      Then "Property state" cannot be used
      And "Property county" cannot be used
      But "State" can be used

    @L-4.3-03
    Scenario: The county of a property where the borrower lives
      Given I choose the institution "Quillhaven Savings"
      When I turn "Property same as borrower's present address" on
      Then "Property county" cannot be used

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

    Scenario: The pre-approval is turned off
      When I turn "Pre-Approval" off
      Then "Property street name" can be used

  @app
  Rule: A suggested place fills in an address; the property can copy the borrower's address

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen

    @L-4.4-01 @L-7-13
    Scenario: A suggested place for the borrower's zip code
      When I enter "98101" as "Zip code"
      And I press the keys "Enter"
      Then the form shows:
        | City     | Seattle |
        | State    | WA      |
        | Zip code | 98101   |

    @L-4.4-01
    Scenario: A suggested place for the property's city
      When I enter "anch" as "Property city"
      And I press the keys "Enter"
      Then the form shows:
        | Property state | AK |

    @L-4.4-05
    Scenario: The property copies the borrower's address
      Given I enter "98101" as "Zip code"
      And I press the keys "Enter"
      When I turn "Property same as borrower's present address" on
      Then the form shows:
        | Property city   | Seattle |
        | Property county | King    |
      And "Property city" cannot be used

  Rule: A tax identifier has eleven characters with its dashes; only the last four digits show after editing

    @app @L-5.2-13 @L-5.2-15
    Scenario: Ten digits are typed
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      And I turn "Add co-borrower" on
      When I type "1234567890" into "Tax identifier"
      And I type "1234567890" into "Co-borrower tax identifier"
      Then "Tax identifier" shows "123-45-6789"
      And "Co-borrower tax identifier" shows "123-45-6789"

    @browser @L-5.2-15
    Scenario: The digits show while the field is edited
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      When I enter "123456789" as "Tax identifier"
      Then "Tax identifier" shows "123-45-6789"

    @browser @L-5.2-15
    Scenario: Dots replace the other digits after editing
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      When I enter "123456789" as "Tax identifier" and leave the field
      Then "Tax identifier" shows "•••-••-6789"
