Feature: Required fields and messages of the create form
  A message under a field says what is wrong with its entry. While a message shows, the form cannot be sent.

  @domain
  Rule: A required field that is empty says "Required"

    Scenario Outline: "<field>" of a <kind> is required
      Given a completed form for a <kind>
      When I clear "<field>"
      Then only "<field>" is wrong, and says "Required"

      Examples: All but the tax identifier on loans and leads
        | kind | field          | rule     |
        | loan | Institution    | L-5.1-01 |
        | lead | Institution    | L-5.1-01 |
        | loan | Originator     | L-5.1-02 |
        | lead | Originator     | L-5.1-02 |
        | loan | Product        | L-5.1-03 |
        | lead | Product        | L-5.1-03 |
        | loan | First name     | L-5.1-06 |
        | lead | First name     | L-5.1-06 |
        | loan | Last name      | L-5.1-07 |
        | lead | Last name      | L-5.1-07 |
        | loan | Tax identifier | L-5.1-11 |

    Scenario Outline: "<field>" with only blanks says "Required"
      Given a completed form for a loan
      When I enter "   " as "<field>"
      Then only "<field>" is wrong, and says "Required"

      Examples:
        | field      | rule     |
        | First name | L-5.1-06 |
        | Last name  | L-5.1-07 |

  @domain
  Rule: The origination type is required while it is shown

    @L-5.1-04
    Scenario: A shown origination type must not be empty
      Given a completed form for a loan that shows the origination type
      When I clear "Origination type"
      Then only "Origination type" is wrong, and says "Required"

    @L-5.1-05
    Scenario: A hidden origination type may be empty
      Given a completed form for a loan
      When I clear "Origination type"
      Then the form sends nothing as "Origination type"

  @domain
  Rule: A lead needs no tax identifier

    @L-5.1-12
    Scenario: A lead without a tax identifier can be created
      Given a completed form for a lead
      And I enter "123-45-6789" as "Tax identifier"
      When I clear "Tax identifier"
      Then the form sends nothing as "Tax identifier"

    @L-5.1-12
    Scenario: An incomplete tax identifier is invalid on a lead too
      Given a completed form for a lead
      When I enter "12-34" as "Tax identifier"
      Then only "Tax identifier" is wrong, and says "Must contain 9 numeric characters"

  @domain
  Rule: Amounts, terms, loan purpose, middle name and suffix may be empty

    Scenario Outline: An empty "<field>" is sent as <sent>
      Given a completed form for a loan
      And I enter "5,000" as "Financed amount"
      And I enter "490,000" as "Estimated or appraised value"
      When I clear "<field>"
      Then the form sends <sent> as "<field>"

      Examples:
        | field                        | sent    | rule          |
        | Loan purpose                 | nothing | A-22 L-5.1-16 |
        | Sales price                  | "0"     |               |
        | Estimated or appraised value | "0"     |               |
        | Base loan amount             | "0"     |               |
        | Financed amount              | "0"     |               |
        | Interest rate                | nothing |               |
        | Amortization term            | nothing |               |
        | Middle name                  | nothing |               |
        | Suffix                       | nothing | A-22 L-5.1-16 |

  @app
  Rule: A required field says "Required" once I leave it empty

    Scenario Outline: Leaving "<field>" of a loan empty shows "Required"
      Given I am signed in as lending staff
      And I am on the create loan screen
      When I enter "" as "<field>" and leave the field
      Then "<field>" says "Required"

      Examples:
        | field          | rule                   |
        | First name     | L-5.1-06 A-23 L-5.1-17 |
        | Last name      | L-5.1-07 A-23 L-5.1-17 |
        | Tax identifier | L-5.1-11 A-23 L-5.1-17 |

    @L-5.1-13
    Scenario Outline: Leaving "<field>" of a lead empty shows "Required"
      Given I am signed in as lending staff
      And I am on the create lead screen
      And I choose an institution, an originator and a product
      When I enter "" as "<field>" and leave the field
      Then "<field>" says "Required"

      Examples:
        | field            | rule     |
        | Product          | L-5.1-03 |
        | Origination type | L-5.1-04 |

  @domain
  Rule: Text that matches no option of a list is "Invalid"

    @L-5.1-14
    Scenario Outline: Text that no option of "<field>" matches is invalid
      Given a completed form for a loan that shows the origination type
      When I enter "Nowhere" as "<field>"
      Then only "<field>" is wrong, and says "Invalid"

      Examples:
        | field            |
        | Institution      |
        | Originator       |
        | Product          |
        | Origination type |
        | Suffix           |

  @app
  Rule: An invalid entry has a message once I leave the field

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    Scenario Outline: "<entry>" as <field> shows "<message>"
      When I enter "<entry>" as "<field>" and leave the field
      Then "<field>" says "<message>"

      Examples:
        | field                | entry         | message                                             | rule     |
        | Cell phone           | 555010019     | Must contain 10 numeric characters                  | L-5.2-19 |
        | Interest rate        | 25.001        | Rate cannot exceed 25%. Please enter a valid value. | L-5.3-08 |
        | Email                | ada           | Invalid Email Address                               | L-5.2-05 |
        | Tax identifier       | 12-34         | Must contain 9 numeric characters                   | L-5.2-14 |
        | Zip code             | 4101          | Must contain 5 numeric characters                   | L-5.2-10 |
        | Zip extension        | 001           | Must contain 4 numeric characters                   | L-5.2-11 |
        | Suffix               | IX            | Invalid                                             | L-5.1-14 |
        | State                | XX            | Invalid                                             | L-5.1-14 |
        | Sales price          | 1,000,000,000 | Cannot exceed $999,999,999.99                       | L-5.3-01 |
        | Down payment percent | 1,000         | Cannot exceed 999.999%                              | L-5.3-06 |

  @domain
  Rule: What is hidden or a copy is not validated

    @A-24
    Scenario Outline: <entry> as the hidden <field> of a construction-permanent loan does not block the form
      Given a completed form for a loan without amounts
      And I enter "Construction-Permanent" as "Loan purpose"
      When I enter "<entry>" as "<field>"
      Then the form can be sent

      Examples:
        | field                | entry         |
        | Down payment percent | 1,000         |
        | Down payment amount  | 1,000,000,000 |

    @A-24
    Scenario: A wrong address is wrong once, not in its copies
      Given a completed form for a loan
      And I turn "Property same as borrower's present address" on
      And I turn "Co-borrower same as borrower's present address" on
      When I fill "House number" with 16 characters
      Then only "House number" is wrong, and says "Enter no more than 15 characters."

    @A-24
    Scenario: An address of its own is wrong for itself
      Given a completed form for a loan
      When I fill "Property house number" with 16 characters
      Then only "Property house number" is wrong, and says "Enter no more than 15 characters."

  @app
  Rule: Only a field that I have visited says that it is required

    @A-127
    Scenario: After a refused loan, the fields of a new co-borrower show no message
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      And the server responds to the next create request with an error and its reason
      And I choose "Create Loan"
      And I close the message
      When I turn "Add co-borrower" on
      Then "Co-borrower first name" is valid
      And "Co-borrower last name" is valid
      And "Co-borrower tax identifier" is valid

  @app
  Rule: A wrong entry that I did not type shows its message at once

    @A-34 @L-5.1-15 @A-172
    Scenario: A copied state without a license stays invalid when the copying is turned off
      Given I am signed in as lending staff
      And I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Desmond Achebe"
      And I enter "WA" as "State" and leave the field
      And I turn "Property same as borrower's present address" on
      When I turn "Property same as borrower's present address" off
      Then "Property state" can be used
      And "Property state" says "Invalid"
