@domain
Feature: What the create form accepts
  A wrong entry is named in words under its field; as long as there is one, nothing can be created.

  @L-5.1-01 @L-5.1-02 @L-5.1-03 @L-5.1-06 @L-5.1-07 @L-5.1-11 @L-5.1-13
  Rule: What is required says so when it is empty

    Scenario Outline: <field> of a loan
      Given a completed form for a loan
      When I clear "<field>"
      Then "<field>" says "Required"
      And the form cannot be sent

      Examples:
        | field          |
        | Institution    |
        | Originator     |
        | Product        |
        | First name     |
        | Last name      |
        | Tax identifier |

    Scenario Outline: <field> of a lead
      Given a completed form for a lead
      When I clear "<field>"
      Then "<field>" says "Required"
      And the form cannot be sent

      Examples:
        | field       |
        | Institution |
        | Originator  |
        | Product     |
        | First name  |
        | Last name   |

    Scenario Outline: A <field> of blanks only
      Given a completed form for a loan
      When I enter "   " as "<field>"
      Then "<field>" says "Required"

      Examples:
        | field      |
        | First name |
        | Last name  |

  @L-5.1-04
  Rule: The origination type is required where it shows

    Scenario: It shows and is empty
      Given a completed form for a loan that shows the origination type
      When I clear "Origination type"
      Then "Origination type" says "Required"
      And the form cannot be sent

    Scenario: It does not show
      Given a completed form for a loan
      When I clear "Origination type"
      Then the form can be sent

  @L-5.1-12
  Rule: A lead needs no tax identifier

    Scenario: A prospect without a number
      Given a completed form for a lead
      When I clear "Tax identifier"
      Then the form can be sent

    Scenario: A number that is given must be right all the same
      Given a completed form for a lead
      When I enter "12-34" as "Tax identifier"
      Then "Tax identifier" says "Must contain 9 numeric characters"

  Rule: Everything else may stay empty

    Scenario Outline: <field>
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

  @L-5.1-14
  Rule: Text that is none of the options is "Invalid"

    Scenario Outline: <field>
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

  @L-5.2-01 @L-5.2-02 @L-5.2-03
  Rule: A name has at most 35 characters

    Scenario Outline: <field> of 35 characters
      Given a completed form for a loan
      When I fill "<field>" with 35 characters
      Then the form can be sent

      Examples:
        | field       |
        | First name  |
        | Middle name |
        | Last name   |

  Rule: A text that came longer than its field says so

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

  @L-5.2-12 @L-5.2-14
  Rule: A tax identifier has nine digits, with or without dashes

    Scenario Outline: <entry>
      Given a completed form for a loan
      When I enter "<entry>" as "Tax identifier"
      Then the form can be sent

      Examples:
        | entry       |
        | 123-45-6789 |
        | 123456789   |
        | 912-34-5678 |

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

  @L-5.3-01 @L-5.3-02 @L-5.3-03
  Rule: Sales price, estimated value and base loan go up to 999,999,999.99

    Scenario Outline: <field> at its limit
      Given a completed form for a loan without amounts
      When I enter "999,999,999.99" as "<field>"
      Then "<field>" is accepted
      When I enter "1,000,000,000.00" as "<field>"
      Then "<field>" is wrong
      And the form cannot be sent

      Examples:
        | field                        |
        | Sales price                  |
        | Estimated or appraised value |
        | Base loan amount             |

  @L-5.3-04
  Rule: The down payment amount goes up to 999,999,999.99

    Scenario: At its limit
      Given a completed form for a loan without amounts
      When I enter "999,999,999.99" as "Down payment amount"
      Then "Down payment amount" is accepted
      When I enter "1,000,000,000.00" as "Down payment amount"
      Then "Down payment amount" is wrong

  @L-5.3-05 @L-5.2-20
  Rule: The financed amount goes up to 999,999,999 and has at most 9 characters

    Scenario Outline: <entry>
      Given a completed form for a loan without amounts
      When I enter "<entry>" as "Financed amount"
      Then "Financed amount" is <outcome>

      Examples:
        | entry         | outcome  |
        | 999,999,999   | accepted |
        | 5,066.25      | accepted |
        | 999,999.99    | accepted |
        | 1,000,000,000 | wrong    |
        | 9,999,999.99  | wrong    |

  @L-5.3-06
  Rule: The down payment percent goes up to 999.999

    Scenario Outline: <entry>
      Given a completed form for a loan without amounts
      When I enter "<entry>" as "Down payment percent"
      Then "Down payment percent" is <outcome>

      Examples:
        | entry   | outcome  |
        | 999.999 | accepted |
        | 1,000   | wrong    |

  @L-5.3-07 @L-5.3-08 @L-2.2-34
  Rule: The interest rate goes up to 25 percent

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

    Scenario Outline: <entry> is too much
      Given a completed form for a loan
      When I enter "<entry>" as "Interest rate"
      Then "Interest rate" says "Rate cannot exceed 25%. Please enter a valid value."
      And the form cannot be sent

      Examples:
        | entry  |
        | 25.001 |
        | 26     |
        | 100    |

  @L-5.2-21 @L-5.2-22 @L-2.2-35
  Rule: The amortization term has at most 3 characters and is at most 999

    Scenario Outline: <entry>
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

  Rule: A base loan below zero cannot be sent

    Scenario: A down payment above the price
      Given a completed form for a loan without amounts
      When I enter "200,000" as "Sales price"
      And I enter "150" as "Down payment percent"
      Then "Base loan amount" is wrong
      And the form cannot be sent

  Rule: Hidden amounts take no part

    Scenario: A down payment that a refinance hides
      Given a completed form for a loan without amounts
      When I enter "1,000" as "Down payment percent"
      And I choose the loan purpose "Refinance"
      Then the form can be sent
