@domain
Feature: Lengths and formats of text in the create form

  Rule: Each part of an address has a maximum length

    Scenario Outline: <field> of <length> characters is <outcome>
      Given a completed form for a loan
      When I fill "<field>" with <length> characters
      Then "<field>" is <outcome>

      @L-5.2-06
      Examples: House numbers
        | field                 | length | outcome  |
        | House number          | 15     | accepted |
        | House number          | 16     | wrong    |
        | Property house number | 15     | accepted |
        | Property house number | 16     | wrong    |

      @L-5.2-07
      Examples: Street names
        | field                | length | outcome  |
        | Street name          | 50     | accepted |
        | Street name          | 51     | wrong    |
        | Property street name | 50     | accepted |
        | Property street name | 51     | wrong    |

      @L-5.2-08
      Examples: Unit numbers
        | field                | length | outcome  |
        | Unit number          | 10     | accepted |
        | Unit number          | 11     | wrong    |
        | Property unit number | 10     | accepted |
        | Property unit number | 11     | wrong    |

      @L-5.2-09
      Examples: Cities
        | field | length | outcome  |
        | City  | 50     | accepted |
        | City  | 51     | wrong    |

  Rule: A phone number has ten digits, a zip code five digits and its extension four digits

    Scenario Outline: "<entry>" as <field>
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then the form can be sent

      @L-5.2-17 @L-5.2-18
      Examples: Phone numbers
        | field      | entry          |
        | Cell phone | (555) 010-0199 |
        | Work phone | 5550100199     |

      @L-5.2-10
      Examples: Zip codes
        | field             | entry |
        | Zip code          | 04101 |
        | Property zip code | 98101 |

      @L-5.2-11
      Examples: Zip extensions
        | field         | entry |
        | Zip extension | 0001  |

    Scenario Outline: "<entry>" as <field> is wrong
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then "<field>" says "<message>"
      And the form cannot be sent

      @L-5.2-18 @L-5.2-19
      Examples: Phone numbers
        | field      | entry         | message                            |
        | Cell phone | (555) 010-019 | Must contain 10 numeric characters |
        | Work phone | 555010019     | Must contain 10 numeric characters |
        | Work phone | 55501001999   | Must contain 10 numeric characters |

      @L-5.2-10
      Examples: Zip codes
        | field             | entry  | message                           |
        | Zip code          | 4101   | Must contain 5 numeric characters |
        | Zip code          | 041011 | Must contain 5 numeric characters |
        | Zip code          | 04 101 | Must contain 5 numeric characters |
        | Zip code          | 04101a | Must contain 5 numeric characters |
        | Property zip code | 9810   | Must contain 5 numeric characters |

      @L-5.2-11
      Examples: Zip extensions
        | field                  | entry | message                           |
        | Zip extension          | 001   | Must contain 4 numeric characters |
        | Property zip extension | 00011 | Must contain 4 numeric characters |

  Rule: An email address is a local part, an @ and a domain that has a dot

    @L-5.2-05
    Scenario Outline: "<entry>" is an email address
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

      Examples: It holds more than the address
        | entry                 |
        | ada@example.co,       |
        | <ada@example.co>      |
        | mailto:ada@example.co |
        | ada@exa_mple.co       |
        | ada@-example.co       |
        | ada@example.co@b.co   |
        | a b@example.com       |

    @L-5.2-04
    Scenario: An email address of 50 characters
      Given a completed form for a loan
      When I enter "aaaaaaaaaabbbbbbbbbbccccccccccdddddddd@example.com" as "Email"
      Then the form can be sent

    @L-5.2-04
    Scenario: An email address of 51 characters
      Given a completed form for a loan
      When I enter "aaaaaaaaaabbbbbbbbbbccccccccccddddddddd@example.com" as "Email"
      Then "Email" says "Invalid Email Address"

  Rule: The codes of states are those of 50 states, DC, five territories and three parts of the military

    @L-3.6-14
    Scenario: The states of a property before a choice of lender
      When I start a new loan for the purpose "Purchase"
      Then "Property state" offers "AA, AE, AK, AL, AP, AR, AS, AZ, CA, CO, CT, DC, DE, FL, GA, GU, HI, IA, ID, IL, IN, KS, KY, LA, MA, MD, ME, MI, MN, MO, MP, MS, MT, NC, ND, NE, NH, NJ, NM, NV, NY, OH, OK, OR, PA, PR, RI, SC, SD, TN, TX, UT, VA, VI, VT, WA, WI, WV, WY"
