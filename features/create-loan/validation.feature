@domain
Feature: Validation of the create form
  A message under a field says what is wrong with its entry. While a message shows, the form cannot be sent.

  Rule: A required field that is empty says "Required"

    Scenario Outline: <field> of a loan
      Given a completed form for a loan
      When I clear "<field>"
      Then "<field>" says "Required"
      And the form cannot be sent

      @L-5.1-01 @L-5.1-02 @L-5.1-03
      Examples: Lists
        | field       |
        | Institution |
        | Originator  |
        | Product     |

      @L-5.1-06 @L-5.1-07 @L-5.1-11
      Examples: The borrower
        | field          |
        | First name     |
        | Last name      |
        | Tax identifier |

    Scenario Outline: <field> of a lead
      Given a completed form for a lead
      When I clear "<field>"
      Then "<field>" says "Required"
      And the form cannot be sent

      @L-5.1-01 @L-5.1-02 @L-5.1-03
      Examples: Lists
        | field       |
        | Institution |
        | Originator  |
        | Product     |

      @L-5.1-06 @L-5.1-07
      Examples: The borrower
        | field      |
        | First name |
        | Last name  |

    @L-5.1-06 @L-5.1-07
    Scenario Outline: A <field> of blanks only
      Given a completed form for a loan
      When I enter "   " as "<field>"
      Then "<field>" says "Required"

      Examples:
        | field      |
        | First name |
        | Last name  |

  Rule: The origination type is required while it is shown

    @L-5.1-04
    Scenario: A shown origination type must not be empty
      Given a completed form for a loan that shows the origination type
      When I clear "Origination type"
      Then "Origination type" says "Required"
      And the form cannot be sent

    @L-5.1-04
    Scenario: A hidden origination type may be empty
      Given a completed form for a loan
      When I clear "Origination type"
      Then the form can be sent

  Rule: A lead needs no tax identifier

    @L-5.1-12
    Scenario: A lead without a tax identifier
      Given a completed form for a lead
      When I clear "Tax identifier"
      Then the form can be sent

    @L-5.1-12
    Scenario: An incomplete tax identifier is invalid on a lead too
      Given a completed form for a lead
      When I enter "12-34" as "Tax identifier"
      Then "Tax identifier" says "Must contain 9 numeric characters"

  Rule: Amounts, terms, loan purpose, middle name and suffix may be empty

    Scenario Outline: "<field>" may be empty
      Given a completed form for a loan
      When I clear "<field>"
      Then the form can be sent

      Examples:
        | field                        |
        | Loan purpose                 |
        | Sales price                  |
        | Estimated or appraised value |
        | Base loan amount             |
        | Financed amount              |
        | Interest rate                |
        | Amortization term            |
        | Middle name                  |
        | Suffix                       |

  Rule: Text that matches no option of a list is "Invalid"

    @L-5.1-14
    Scenario Outline: Text that no option of "<field>" matches
      Given a completed form for a loan that shows the origination type
      When I enter "Nowhere" as "<field>"
      Then "<field>" says "Invalid"
      And the form cannot be sent

      Examples:
        | field            |
        | Institution      |
        | Originator       |
        | Product          |
        | Origination type |
        | Suffix           |

  Rule: A name has at most 35 characters

    @L-5.2-01 @L-5.2-02 @L-5.2-03
    Scenario Outline: <field> of 35 characters
      Given a completed form for a loan
      When I fill "<field>" with 35 characters
      Then the form can be sent

      Examples:
        | field       |
        | First name  |
        | Middle name |
        | Last name   |

  Rule: An entry that is longer than its field allows is invalid

    Scenario Outline: <field> of <length> characters
      Given a completed form for a loan
      When I fill "<field>" with <length> characters
      Then "<field>" says "<message>"
      And the form cannot be sent

      Examples:
        | field       | length | message                    |
        | First name  | 36     | Use at most 35 characters. |
        | Street name | 51     | Use at most 50 characters. |
        | City        | 51     | Use at most 50 characters. |

  Rule: A tax identifier has nine digits, with or without dashes

    @L-5.2-12 @L-5.2-14
    Scenario Outline: <entry> is accepted
      Given a completed form for a loan
      When I enter "<entry>" as "Tax identifier"
      Then the form can be sent

      Examples:
        | entry       |
        | 123-45-6789 |
        | 123456789   |
        | 912-34-5678 |

    @L-5.2-12 @L-5.2-14
    Scenario Outline: <entry> is wrong
      Given a completed form for a loan
      When I enter "<entry>" as "Tax identifier"
      Then "Tax identifier" says "Must contain 9 numeric characters"
      And the form cannot be sent

      Examples:
        | entry        |
        | 12345678     |
        | 1234567890   |
        | 123-45-678   |
        | 12-345-6789  |
        | 123 45 6789  |
        | 123-45-678a  |

  Rule: Prices, base loan and down payment are at most 999,999,999.99

    Scenario Outline: <entry> as <field> is <outcome>
      Given a completed form for a loan without amounts
      When I enter "<entry>" as "<field>"
      Then "<field>" is <outcome>

      @L-5.3-01 @L-5.3-02
      Examples: Prices
        | field                        | entry            | outcome  |
        | Sales price                  | 999,999,999.99   | accepted |
        | Sales price                  | 1,000,000,000.00 | wrong    |
        | Estimated or appraised value | 999,999,999.99   | accepted |
        | Estimated or appraised value | 1,000,000,000.00 | wrong    |

      @L-5.3-03 @L-5.3-04
      Examples: Base loan and down payment
        | field               | entry            | outcome  |
        | Base loan amount    | 999,999,999.99   | accepted |
        | Base loan amount    | 1,000,000,000.00 | wrong    |
        | Down payment amount | 999,999,999.99   | accepted |
        | Down payment amount | 1,000,000,000.00 | wrong    |

  Rule: A form with an invalid amount cannot be sent

    Scenario: A sales price above its limit
      Given a completed form for a loan without amounts
      When I enter "1,000,000,000.00" as "Sales price"
      Then the form cannot be sent

  Rule: The financed amount is at most 999,999,999 and has at most 9 characters without commas

    @L-5.3-05 @L-5.2-20
    Scenario Outline: <entry> of a <kind> is <outcome>
      Given a completed form for a <kind> without amounts
      When I enter "<entry>" as "Financed amount"
      Then "Financed amount" is <outcome>

      Examples:
        | kind | entry         | outcome  |
        | loan | 999,999,999   | accepted |
        | loan | 5,066.25      | accepted |
        | loan | 999,999.99    | accepted |
        | loan | 1,000,000,000 | wrong    |
        | loan | 9,999,999.99  | wrong    |
        | lead | 1,000,000,000 | wrong    |

  Rule: The down payment percent is at most 999.999

    @L-5.3-06
    Scenario Outline: <entry> is <outcome>
      Given a completed form for a loan without amounts
      When I enter "<entry>" as "Down payment percent"
      Then "Down payment percent" is <outcome>

      Examples:
        | entry   | outcome  |
        | 999.999 | accepted |
        | 1,000   | wrong    |

  Rule: The interest rate is at most 25 percent

    @L-5.3-07 @L-2.2-34
    Scenario Outline: <entry> is accepted
      Given a completed form for a loan
      When I enter "<entry>" as "Interest rate"
      Then the form can be sent

      Examples:
        | entry  |
        | 0      |
        | 6.5    |
        | 24.999 |
        | 25     |
        | 25.000 |

    @L-5.3-07 @L-5.3-08 @L-2.2-34
    Scenario Outline: <entry> is too high
      Given a completed form for a loan
      When I enter "<entry>" as "Interest rate"
      Then "Interest rate" says "Rate cannot exceed 25%. Please enter a valid value."
      And the form cannot be sent

      Examples:
        | entry  |
        | 25.001 |
        | 26     |
        | 100    |

  Rule: The amortization term has at most 3 characters and is at most 999

    @L-5.2-21 @L-5.2-22 @L-2.2-35
    Scenario Outline: <entry> is <outcome>
      Given a completed form for a loan
      When I enter "<entry>" as "Amortization term"
      Then "Amortization term" is <outcome>

      Examples:
        | entry | outcome  |
        | 0     | accepted |
        | 360   | accepted |
        | 999   | accepted |
        | 1000  | wrong    |
        | 0360  | wrong    |

  Rule: A form with a base loan below zero cannot be sent

    Scenario: A down payment above the price
      Given a completed form for a loan without amounts
      And I enter "200,000" as "Sales price"
      When I enter "150" as "Down payment percent"
      Then "Base loan amount" is wrong
      And the form cannot be sent

  Rule: Hidden amounts are not validated

    Scenario: An invalid down payment that a refinance hides
      Given a completed form for a loan without amounts
      And I enter "1,000" as "Down payment percent"
      When I enter "Refinance" as "Loan purpose"
      Then the form can be sent
