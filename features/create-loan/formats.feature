@domain
Feature: Lengths and forms of text in the create form

  @L-5.2-06 @L-5.2-07 @L-5.2-08 @L-5.2-09
  Rule: The parts of an address have a greatest length

    Scenario Outline: <field> of <length> characters
      Given a completed form for a loan
      When I fill "<field>" with <length> characters
      Then "<field>" is <outcome>

      Examples:
        | field                  | length | outcome  |
        | House number           | 15     | accepted |
        | House number           | 16     | wrong    |
        | Street name            | 50     | accepted |
        | Street name            | 51     | wrong    |
        | Unit number            | 10     | accepted |
        | Unit number            | 11     | wrong    |
        | City                   | 50     | accepted |
        | City                   | 51     | wrong    |
        | Property house number  | 15     | accepted |
        | Property house number  | 16     | wrong    |
        | Property street name   | 50     | accepted |
        | Property street name   | 51     | wrong    |

  @L-5.2-10 @L-5.2-11 @L-5.2-17 @L-5.2-18 @L-5.2-19
  Rule: Phones and zips have a form, and may be empty

    Scenario Outline: "<entry>" as <field>
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then the form can be sent

      Examples:
        | field                  | entry          |
        | Cell phone             | (555) 010-0199 |
        | Work phone             | 5550100199     |
        | Zip code               | 04101          |
        | Zip extension          | 0001           |
        | Property zip code      | 98101          |

    Scenario Outline: "<entry>" as <field> is wrong
      Given a completed form for a loan
      When I enter "<entry>" as "<field>"
      Then "<field>" says "<message>"
      And the form cannot be sent

      Examples:
        | field                  | entry          | message                            |
        | Cell phone             | (555) 010-019  | Must contain 10 numeric characters |
        | Work phone             | 555010019      | Must contain 10 numeric characters |
        | Work phone             | 55501001999    | Must contain 10 numeric characters |
        | Zip code               | 4101           | Must contain 5 numeric characters  |
        | Zip code               | 041011         | Must contain 5 numeric characters  |
        | Zip extension          | 001            | Must contain 4 numeric characters  |
        | Property zip extension | 00011          | Must contain 4 numeric characters  |

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
