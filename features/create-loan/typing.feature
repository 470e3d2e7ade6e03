@browser
Feature: Typing and pasting in the create form
  A field never makes another value of what is typed or pasted: for input that it does not take it shows the reason.

  Background:
    Given the "lending-staff" person is signed in
    And I am on the create loan screen

  Rule: Typing stops at the limit of a field, and the entry is valid

    @L-5.2-01 @L-5.2-02 @L-5.2-03
    Scenario: Names
      Then typing stops at these limits:
        | field       | characters |
        | First name  | 35         |
        | Middle name | 35         |
        | Last name   | 35         |

    @L-5.2-06 @L-5.2-07 @L-5.2-08
    Scenario: The street
      Then typing stops at these limits:
        | field        | characters |
        | House number | 15         |
        | Street name  | 50         |
        | Unit number  | 10         |

    @L-5.2-09 @L-5.2-17
    Scenario: City and phone
      Then typing stops at these limits:
        | field      | characters |
        | City       | 50         |
        | Cell phone | 14         |

    @L-5.2-13 @L-5.2-20 @L-5.2-21
    Scenario: Numbers
      Then typing stops at these limits:
        | field             | characters |
        | Tax identifier    | 11         |
        | Financed amount   | 9          |
        | Amortization term | 3          |

  Rule: Typed text never becomes another number

    Scenario: Country code, decimal comma, part of a month and letters
      Then typing these entries gives:
        | field             | typed           | shows          | says                                              |
        | Cell phone        | 1 555 123 4567  | (555) 123-4567 | The country code 1 was left out.                  |
        | Work phone        | 55512345678     | (555) 123-4567 | At most 10 digits fit.                            |
        | Interest rate     | 2,5             | 2,5            | Enter a number with a decimal point, such as 6.5. |
        | Amortization term | 36.5            | 36.            | Enter a whole number, such as 360.                |
        | Base loan amount  | 350k            | 350.00         | Only digits can be entered.                       |
        | Sales price       | 350,000         | 350,000.00     |                                                   |

    Scenario: A birth date before 1900 stays as it was typed
      Then typing these entries gives:
        | field      | typed      | shows      | says                                             |
        | Birth date | 05/05/0084 | 05/05/0084 | Enter a year from 1900 to 9999, in four digits.  |
        | Birth date | 1/2/90     | 1/2/90     | Enter a year from 1900 to 9999, in four digits.  |
        | Birth date | 1/2/1990   | 01/02/1990 |                                                  |

  Rule: A paste is taken whole or not at all, and the field says why

    Scenario: Too long, not a number, and not one number
      Then pasting these texts gives:
        | field          | pasted               | shows          | says                                                           |
        | Unit number    | Apartment 12         |                | Not pasted: the field takes at most 10 characters, not 12.     |
        | Sales price    | (350,000)            |                | Not pasted: it is not one plain number.                        |
        | Cell phone     | +44 20 7946 0958     |                | Not pasted: it has 12 digits, and at most 10 fit.              |
        | Cell phone     | +1 555 123 4567 x12  | (555) 123-4567 | The extension was left out.                                    |
        | Tax identifier | unknown              |                | Not pasted: it is not a number.                                |

  Rule: Control+Z takes back the last entry in a field

    Scenario: A masked number
      When I type "5551234567" with the keyboard into "Cell phone"
      And I press "Control+Z" in "Cell phone"
      Then "Cell phone" shows the choice ""
      When I press "Control+Y" in "Cell phone"
      Then "Cell phone" shows the choice "(555) 123-4567"

  Rule: The form says what the mark of a required field means

    Scenario: A required field and an optional one
      Then the form says "Required fields are marked with *."
      And these fields are marked as required or not:
        | field       | required |
        | Last name   | yes      |
        | Middle name | no       |

  Rule: A number says its unit

    Scenario: Amount, percent and months
      Then these fields say:
        | field                 | says       |
        | Sales price           | US dollars |
        | Interest rate         | percent    |
        | Amortization term     | months     |

  Rule: Amounts that follow from an entry are announced once typing pauses

    Scenario: A base loan
      When I type "400000" with the keyboard into "Base loan amount"
      Then the screen reader announces "Total loan amount $400,000.00."

    Scenario: The place of a zip code
      When I type "98101" with the keyboard into "Zip code"
      Then the screen reader announces "Filled in: Seattle, WA."

  Rule: An error is announced once, by its field

    Scenario: A decimal comma in the rate
      When I enter "2,5" as "Interest rate" and go on
      Then one announcement says "Enter a number with a decimal point, such as 6.5.", and no other names "Interest rate"

  Rule: Forced colours show the switches, and which field has the focus

    Scenario: Switches, number, tax identifier and phone
      Given the browser forces its colours
      When I turn "Pre-Approval" on
      Then the switch "Pre-Approval" has the highlight colour
      And the switch "Forgivable" has a border and a visible handle
      And an outline shows the focus in these fields:
        | field          |
        | Sales price    |
        | Tax identifier |
        | Cell phone     |
