@domain
Feature: Lengths, formats and limits of the entries in the create form

  Rule: A name has at most 35 characters

    @L-5.2-01 @L-5.2-02 @L-5.2-03
    Scenario Outline: <field> of 35 characters is accepted
      Given a completed form for a loan
      When I fill "<field>" with 35 characters
      Then the form can be sent

      Examples:
        | field       |
        | First name  |
        | Middle name |
        | Last name   |

    @L-5.2-01 @L-5.2-02 @L-5.2-03
    Scenario Outline: <field> of 36 characters is wrong
      Given a completed form for a loan
      When I fill "<field>" with 36 characters
      Then "<field>" is wrong

      Examples:
        | field       |
        | First name  |
        | Middle name |
        | Last name   |

  Rule: An entry that is longer than its field allows is invalid

    Scenario Outline: <field> of <length> characters is invalid
      Given a completed form for a loan
      When I fill "<field>" with <length> characters
      Then "<field>" says "<message>"
      And the form cannot be sent

      Examples:
        | field       | length | message                    |
        | First name  | 36     | Enter no more than 35 characters. |
        | Street name | 51     | Enter no more than 50 characters. |
        | City        | 51     | Enter no more than 50 characters. |

  Rule: Each part of an address has a maximum length

    Scenario Outline: <field> of <length> characters is <outcome>
      Given a completed form for a loan
      When I fill "<field>" with <length> characters
      Then "<field>" is <outcome>

      Examples:
        | field                 | length | outcome  | rule     |
        | House number          | 15     | accepted | L-5.2-06 |
        | House number          | 16     | wrong    | L-5.2-06 |
        | Property house number | 15     | accepted | L-5.2-06 |
        | Property house number | 16     | wrong    | L-5.2-06 |
        | Street name           | 50     | accepted | L-5.2-07 |
        | Street name           | 51     | wrong    | L-5.2-07 |
        | Property street name  | 50     | accepted | L-5.2-07 |
        | Property street name  | 51     | wrong    | L-5.2-07 |
        | Unit number           | 10     | accepted | L-5.2-08 |
        | Unit number           | 11     | wrong    | L-5.2-08 |
        | Property unit number  | 10     | accepted | L-5.2-08 |
        | Property unit number  | 11     | wrong    | L-5.2-08 |
        | City                  | 50     | accepted | L-5.2-09 |
        | City                  | 51     | wrong    | L-5.2-09 |

  Rule: A phone number has ten digits, a zip code five digits and its extension four digits

    Scenario Outline: "<entry>" as <field> is accepted
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then the form can be sent

      Examples:
        | field             | entry          | rule              |
        | Cell phone        | (555) 010-0199 | L-5.2-17 L-5.2-18 |
        | Work phone        | 5550100199     | L-5.2-17 L-5.2-18 |
        | Zip code          | 04101          | L-5.2-10          |
        | Property zip code | 98101          | L-5.2-10          |
        | Zip extension     | 0001           | L-5.2-11          |

    Scenario Outline: "<entry>" as <field> is wrong
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then "<field>" says "<message>"
      And the form cannot be sent

      Examples:
        | field                  | entry         | message                            | rule              |
        | Cell phone             | (555) 010-019 | Must contain 10 numeric characters | L-5.2-18 L-5.2-19 |
        | Work phone             | 555010019     | Must contain 10 numeric characters | L-5.2-18 L-5.2-19 |
        | Work phone             | 55501001999   | Must contain 10 numeric characters | L-5.2-18 L-5.2-19 |
        | Zip code               | 4101          | Must contain 5 numeric characters  | L-5.2-10          |
        | Zip code               | 041011        | Must contain 5 numeric characters  | L-5.2-10          |
        | Zip code               | 04 101        | Must contain 5 numeric characters  | L-5.2-10          |
        | Zip code               | 04101a        | Must contain 5 numeric characters  | L-5.2-10          |
        | Property zip code      | 9810          | Must contain 5 numeric characters  | L-5.2-10          |
        | Zip extension          | 001           | Must contain 4 numeric characters  | L-5.2-11          |
        | Property zip extension | 00011         | Must contain 4 numeric characters  | L-5.2-11          |

  Rule: An email address is a local part, an @ and a domain that has a dot

    @L-5.2-05
    Scenario Outline: "<entry>" is accepted as an email address
      Given a completed form for a loan
      When I enter "<entry>" as "Email"
      Then the form can be sent

      Examples:
        | entry                     |
        |                           |
        | ada@example.co            |
        | ada.lovelace@example.com  |
        | ada+loans@mail.example.co |
        | o'neill_1@my-bank.example |

    @L-5.2-05
    Scenario Outline: "<entry>" is not an email address
      Given a completed form for a loan
      When I enter "<entry>" as "Email"
      Then "Email" says "Invalid Email Address"

      Examples: A part is missing
        | entry       |
        | ada         |
        | ada@example |
        | @example.co |
        | ada@        |

      Examples: A dot at an end or beside another dot
        | entry           |
        | .ada@example.co |
        | ada.@example.co |
        | a..a@example.co |
        | ada@.example.co |
        | ada@example.co. |
        | ada@example..co |

      Examples: The entry holds more than an address
        | entry                 |
        | ada@example.co,       |
        | <ada@example.co>      |
        | mailto:ada@example.co |
        | ada@exa_mple.co       |
        | ada@-example.co       |
        | ada@example.co@b.co   |
        | a b@example.com       |

    @L-5.2-04
    Scenario: An email address of 50 characters is accepted
      Given a completed form for a loan
      When I enter "aaaaaaaaaabbbbbbbbbbccccccccccdddddddd@example.com" as "Email"
      Then the form can be sent

    @L-5.2-04
    Scenario: An email address of 51 characters is invalid
      Given a completed form for a loan
      When I enter "aaaaaaaaaabbbbbbbbbbccccccccccddddddddd@example.com" as "Email"
      Then "Email" says "Invalid Email Address"

  Rule: A tax identifier has nine digits, with or without dashes

    @L-5.2-12 @L-5.2-14
    Scenario Outline: <entry> is accepted as a tax identifier
      Given a completed form for a loan
      When I enter "<entry>" as "Tax identifier"
      Then the form can be sent

      Examples:
        | entry       |
        | 123-45-6789 |
        | 123456789   |
        | 912-34-5678 |

    @L-5.2-12 @L-5.2-14
    Scenario Outline: <entry> is not accepted as a tax identifier
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

  Rule: A birth date must be an existing date from 1900 on

    Scenario Outline: The birth date <entry> is understood as <day>
      Given a completed form for a loan
      When I enter "<entry>" as "Birth date"
      Then the form shows:
        | Birth date | <day> |
      And the form can be sent

      Examples:
        | entry      | day        |
        | 02/28/1990 | 1990-02-28 |
        | 2/9/1990   | 1990-02-09 |
        | 02-29-1992 | 1992-02-29 |
        | 02291992   | 1992-02-29 |
        | 1990-02-28 | 1990-02-28 |

    Scenario Outline: <entry> is not a birth date
      Given a completed form for a loan
      When I enter "<entry>" as "Birth date"
      Then "Birth date" says "<message>"
      And the form cannot be sent

      Examples: The calendar has no such day
        | entry      | message |
        | 02/30/1990 | Invalid |
        | 02/29/1990 | Invalid |
        | 13/01/1990 | Invalid |
        | yesterday  | Invalid |

      Examples: The year is not from 1900 to 9999
        | entry       | message                                         |
        | 05/05/0084  | Enter a four-digit year from 1900 to 9999. |
        | 12/31/1899  | Enter a four-digit year from 1900 to 9999. |
        | 1/2/90      | Enter a four-digit year from 1900 to 9999. |
        | 01/01/10000 | Enter a four-digit year from 1900 to 9999. |

  Rule: The states to choose from are 50 states, DC, five territories and three military codes

    @L-3.6-14
    Scenario: Before an institution is chosen, the property can be in any of 59 states and territories
      When I start a new loan for the purpose "Purchase"
      Then "Property state" offers "AA, AE, AK, AL, AP, AR, AS, AZ, CA, CO, CT, DC, DE, FL, GA, GU, HI, IA, ID, IL, IN, KS, KY, LA, MA, MD, ME, MI, MN, MO, MP, MS, MT, NC, ND, NE, NH, NJ, NM, NV, NY, OH, OK, OR, PA, PR, RI, SC, SD, TN, TX, UT, VA, VI, VT, WA, WI, WV, WY"

  Rule: Prices, base loan and down payment are at most 999,999,999.99

    Scenario Outline: <entry> as <field> is <outcome>
      Given a completed form for a loan without amounts
      When I enter "<entry>" as "<field>"
      Then "<field>" is <outcome>

      Examples:
        | field                        | entry            | outcome  | rule              |
        | Sales price                  | 999,999,999.99   | accepted | L-5.3-01 L-5.3-02 |
        | Sales price                  | 1,000,000,000.00 | wrong    | L-5.3-01 L-5.3-02 |
        | Estimated or appraised value | 999,999,999.99   | accepted | L-5.3-01 L-5.3-02 |
        | Estimated or appraised value | 1,000,000,000.00 | wrong    | L-5.3-01 L-5.3-02 |
        | Base loan amount             | 999,999,999.99   | accepted | L-5.3-03 L-5.3-04 |
        | Base loan amount             | 1,000,000,000.00 | wrong    | L-5.3-03 L-5.3-04 |
        | Down payment amount          | 999,999,999.99   | accepted | L-5.3-03 L-5.3-04 |
        | Down payment amount          | 1,000,000,000.00 | wrong    | L-5.3-03 L-5.3-04 |

  Rule: A form with an invalid amount cannot be sent

    Scenario: A form with a sales price above its limit cannot be sent
      Given a completed form for a loan without amounts
      When I enter "1,000,000,000.00" as "Sales price"
      Then the form cannot be sent

  Rule: The financed amount is at most 999,999,999 and has at most 9 characters without commas

    @L-5.3-05 @L-5.2-20
    Scenario Outline: A financed amount of <entry> on a <kind> is <outcome>
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
    Scenario Outline: A down payment of <entry> percent is <outcome>
      Given a completed form for a loan without amounts
      When I enter "<entry>" as "Down payment percent"
      Then "Down payment percent" is <outcome>

      Examples:
        | entry   | outcome  |
        | 999.999 | accepted |
        | 1,000   | wrong    |

  Rule: The interest rate is at most 25 percent

    @L-5.3-07 @L-2.2-34
    Scenario Outline: An interest rate of <entry> percent is accepted
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
    Scenario Outline: An interest rate of <entry> percent is too high
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
    Scenario Outline: An amortization term of <entry> is <outcome>
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

    Scenario: A form with a down payment above the price cannot be sent
      Given a completed form for a loan without amounts
      And I enter "200,000" as "Sales price"
      When I enter "150" as "Down payment percent"
      Then "Base loan amount" is wrong
      And the form cannot be sent
