@domain
Feature: Lengths, formats and limits of the entries in the create form
  An entry is accepted if the loan that is created gets all of it.

  Rule: A text can be as long as the limit of its field, and no longer

    Scenario Outline: The form sends all <limit> characters of <field>
      Given a completed form for a loan
      When I fill "<field>" with <limit> characters
      Then the form sends <limit> characters as "<field>"

      Examples:
        | field                 | limit | rule     |
        | First name            | 35    | L-5.2-01 |
        | Middle name           | 35    | L-5.2-02 |
        | Last name             | 35    | L-5.2-03 |
        | House number          | 15    | L-5.2-06 |
        | Property house number | 15    | L-5.2-06 |
        | Street name           | 50    | L-5.2-07 |
        | Property street name  | 50    | L-5.2-07 |
        | Unit number           | 10    | L-5.2-08 |
        | Property unit number  | 10    | L-5.2-08 |
        | City                  | 50    | L-5.2-09 |

    Scenario Outline: <field> of <length> characters is too long
      Given a completed form for a loan
      When I fill "<field>" with <length> characters
      Then only "<field>" is wrong, and says "Enter no more than <limit> characters."

      Examples:
        | field                 | length | limit | rule     |
        | First name            | 36     | 35    | L-5.2-01 |
        | Middle name           | 36     | 35    | L-5.2-02 |
        | Last name             | 36     | 35    | L-5.2-03 |
        | House number          | 16     | 15    | L-5.2-06 |
        | Property house number | 16     | 15    | L-5.2-06 |
        | Street name           | 51     | 50    | L-5.2-07 |
        | Property street name  | 51     | 50    | L-5.2-07 |
        | Unit number           | 11     | 10    | L-5.2-08 |
        | Property unit number  | 11     | 10    | L-5.2-08 |
        | City                  | 51     | 50    | L-5.2-09 |

  Rule: A phone number has ten digits, a zip code five digits and its extension four digits

    Scenario Outline: "<entry>" as <field> is sent as <digits>
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then the form sends "<digits>" as "<field>"

      Examples:
        | field             | entry          | digits     | rule              |
        | Cell phone        | (555) 010-0199 | 5550100199 | L-5.2-17 L-5.2-18 |
        | Work phone        | 5550100199     | 5550100199 | L-5.2-17 L-5.2-18 |
        | Zip code          | 04101          | 04101      | L-5.2-10          |
        | Property zip code | 98101          | 98101      | L-5.2-10          |
        | Zip extension     | 0001           | 0001       | L-5.2-11          |

    Scenario Outline: "<entry>" is refused as <field>
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then only "<field>" is wrong, and says "<message>"

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
    Scenario Outline: "<entry>" is an email address
      Given a completed form for a loan
      When I enter "<entry>" as "Email"
      Then the form sends "<entry>" as "Email"

      Examples:
        | entry                     |
        | ada@example.co            |
        | ada.lovelace@example.com  |
        | ada+loans@mail.example.co |
        | o'neill_1@my-bank.example |

    @L-5.2-05
    Scenario Outline: "<entry>" is not an email address
      Given a completed form for a loan
      When I enter "<entry>" as "Email"
      Then only "Email" is wrong, and says "Invalid Email Address"

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
      Then the form sends 50 characters as "Email"

    @L-5.2-04
    Scenario: An email address of 51 characters is invalid
      Given a completed form for a loan
      When I enter "aaaaaaaaaabbbbbbbbbbccccccccccddddddddd@example.com" as "Email"
      Then only "Email" is wrong, and says "Invalid Email Address"

  Rule: A tax identifier has nine digits, with or without dashes

    @L-5.2-12 @L-5.2-14 @A-26
    Scenario Outline: <entry> of the type <type> is sent as <digits>
      Given a completed form for a loan
      And I enter "<type>" as "Tax identifier type"
      When I enter "<entry>" as "Tax identifier"
      Then the form sends "<digits>" as "Tax identifier"

      Examples:
        | type | entry       | digits    |
        | SSN  | 987-65-4321 | 987654321 |
        | SSN  | 987654321   | 987654321 |
        | SSN  | 912-34-5678 | 912345678 |
        | SSN  | 000-00-0000 | 000000000 |
        | ITIN | 912-34-5678 | 912345678 |
        | ITIN | 000-00-0000 | 000000000 |

    @L-5.2-12 @L-5.2-14
    Scenario Outline: <entry> is not a tax identifier
      Given a completed form for a loan
      When I enter "<entry>" as "Tax identifier"
      Then only "Tax identifier" is wrong, and says "Must contain 9 numeric characters"

      Examples:
        | entry        |
        | 12345678     |
        | 1234567890   |
        | 123-45-678   |
        | 12-345-6789  |
        | 123 45 6789  |
        | 123-45-678a  |

  Rule: A birth date must be an existing date from 1900 on

    @A-177
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
      Then only "Birth date" is wrong, and says "<message>"

      Examples: The calendar has no such day
        | entry      | message | rule |
        | 02/30/1990 | Invalid | A-29 |
        | 02/29/1990 | Invalid | A-29 |
        | 13/01/1990 | Invalid | A-29 |
        | yesterday  | Invalid | A-29 |

      Examples: The year is not from 1900 to 9999
        | entry       | message                                    | rule  |
        | 05/05/0084  | Enter a four-digit year from 1900 to 9999. | A-132 |
        | 12/31/1899  | Enter a four-digit year from 1900 to 9999. | A-132 |
        | 1/2/90      | Enter a four-digit year from 1900 to 9999. | A-132 |
        | 01/01/10000 | Enter a four-digit year from 1900 to 9999. | A-132 |

  Rule: The states to choose from are 50 states, DC, five territories and three military codes

    @L-3.6-14 @A-42
    Scenario: Before an institution is chosen, the property can be in any of 59 states and territories
      When I start a new loan for the purpose "Purchase"
      Then "Property state" offers "AA, AE, AK, AL, AP, AR, AS, AZ, CA, CO, CT, DC, DE, FL, GA, GU, HI, IA, ID, IL, IN, KS, KY, LA, MA, MD, ME, MI, MN, MO, MP, MS, MT, NC, ND, NE, NH, NJ, NM, NV, NY, OH, OK, OR, PA, PR, RI, SC, SD, TN, TX, UT, VA, VI, VT, WA, WI, WV, WY"

    Scenario Outline: The state "<state>" <is>
      Given a completed form for a loan
      When I enter "<state>" as "State"
      Then "State" <is>

      Examples: DC, a territory and the military codes; states in free association
        | state | is             | rule     |
        | ME    | is accepted    | L-3.6-15 |
        | DC    | is accepted    | L-3.6-15 |
        | PR    | is accepted    | L-3.6-15 |
        | AA    | is accepted    | L-3.6-15 |
        | AE    | is accepted    | L-3.6-15 |
        | AP    | is accepted    | L-3.6-15 |
        | FM    | says "Invalid" | L-3.6-15 |
        | MH    | says "Invalid" | L-3.6-15 |
        | PW    | says "Invalid" | L-3.6-15 |
        | XX    | says "Invalid" | L-5.1-15 |

  Rule: Dollars have two decimals, a rate three, a term none

    Scenario Outline: "<entry>" is refused as <field>
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then only "<field>" is wrong, and says "<message>"

      Examples:
        | field             | entry     | message                              | rule     |
        | Sales price       | 1.005     | Enter no more than 2 decimal places. | L-5.3-09 |
        | Interest rate     | 6.1255    | Enter no more than 3 decimal places. | L-5.3-09 |
        | Sales price       | 350.00.00 | Enter a number such as 6.5.          | L-5.3-09 |
        | Sales price       | .         | Enter a number such as 6.5.          | L-5.3-09 |
        | Amortization term | 36.5      | Enter a whole number, such as 360.   | A-28     |
        | Amortization term | 36x       | Enter a whole number, such as 360.   | A-28     |
        | Amortization term | x36       | Enter a whole number, such as 360.   | A-28     |
        | Amortization term | 3 6       | Enter a whole number, such as 360.   | A-28     |

  Rule: Each amount of the loan has a maximum

    Scenario Outline: <entry> as <field> is sent
      Given a completed form for a loan without amounts
      When I enter "<entry>" as "<field>"
      Then the form sends "<sent>" as "<field>"

      Examples:
        | field                        | entry          | sent         | rule              |
        | Sales price                  | 999,999,999.99 | 999999999.99 | L-5.3-01          |
        | Estimated or appraised value | 999,999,999.99 | 999999999.99 | L-5.3-02          |
        | Base loan amount             | 999,999,999.99 | 999999999.99 | L-5.3-03          |
        | Financed amount              | 999,999,999    | 999999999    | L-5.3-05 L-5.2-20 |
        | Financed amount              | 5,066.25       | 5066.25      | L-5.3-05 L-5.2-20 |
        | Financed amount              | 999,999.99     | 999999.99    | L-5.3-05 L-5.2-20 |

    Scenario Outline: <entry> as <field> is too much
      Given a completed form for a loan without amounts
      When I enter "<entry>" as "<field>"
      Then "<field>" says "<message>"

      Examples:
        | field                        | entry            | message                          | rule              |
        | Sales price                  | 1,000,000,000.00 | Cannot exceed $999,999,999.99    | L-5.3-01          |
        | Estimated or appraised value | 1,000,000,000.00 | Cannot exceed $999,999,999.99    | L-5.3-02          |
        | Base loan amount             | 1,000,000,000.00 | Cannot exceed $999,999,999.99    | L-5.3-03          |
        | Down payment amount          | 1,000,000,000.00 | Cannot exceed $999,999,999.99    | L-5.3-04          |
        | Down payment percent         | 1,000            | Cannot exceed 999.999%           | L-5.3-06          |
        | Financed amount              | 1,000,000,000    | Enter no more than 9 characters. | L-5.3-05 L-5.2-20 |
        | Financed amount              | 9,999,999.99     | Enter no more than 9 characters. | L-5.3-05 L-5.2-20 |

    Scenario Outline: A down payment of <entry> as <field> is within the limit
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then "<field>" is accepted
      And "<field>" shows "<entry>"

      Examples:
        | field                | entry          | rule     |
        | Down payment amount  | 999,999,999.99 | L-5.3-04 |
        | Down payment percent | 999.999        | L-5.3-06 |

  Rule: The interest rate is at most 25 percent

    @L-5.3-07 @L-2.2-34 @A-27
    Scenario Outline: An interest rate of <entry> percent is sent as <sent>
      Given a completed form for a loan
      When I enter "<entry>" as "Interest rate"
      Then the form sends "<sent>" as "Interest rate"

      Examples:
        | entry  | sent   |
        | 0      | 0      |
        | 6.75   | 6.75   |
        | 24.999 | 24.999 |
        | 25     | 25     |
        | 25.000 | 25     |

    @L-5.3-07 @L-5.3-08 @L-2.2-34
    Scenario Outline: An interest rate of <entry> percent is too high
      Given a completed form for a loan
      When I enter "<entry>" as "Interest rate"
      Then only "Interest rate" is wrong, and says "Rate cannot exceed 25%. Please enter a valid value."

      Examples:
        | entry  |
        | 25.001 |
        | 26     |
        | 100    |

  Rule: The amortization term has at most 3 characters and is at most 999

    @L-5.2-21 @L-5.2-22 @L-2.2-35
    Scenario Outline: An amortization term of <entry> is sent
      Given a completed form for a loan
      When I enter "<entry>" as "Amortization term"
      Then the form sends "<entry>" as "Amortization term"

      Examples:
        | entry |
        | 0     |
        | 180   |
        | 999   |

    @L-5.2-21 @L-5.2-22 @L-2.2-35
    Scenario Outline: An amortization term of <entry> is too long
      Given a completed form for a loan
      When I enter "<entry>" as "Amortization term"
      Then only "Amortization term" is wrong, and says "Enter no more than 3 characters."

      Examples:
        | entry |
        | 1000  |
        | 0360  |

  Rule: A base loan below zero cannot be sent

    @A-11 @L-4.5-16
    Scenario: A down payment above the price makes the base loan wrong, not the down payment
      Given a completed form for a loan without amounts
      And I enter "200,000" as "Sales price"
      When I enter "150" as "Down payment percent"
      Then only "Base loan amount" is wrong, and says "The amount cannot be negative. Enter a smaller down payment."

    @A-11 @L-4.5-16
    Scenario: A base loan above the price can be sent, with a negative down payment
      Given a completed form for a loan without amounts
      And I enter "300,000" as "Sales price"
      When I enter "310,000" as "Base loan amount"
      Then the form sends "-10000" as "Down payment amount"
