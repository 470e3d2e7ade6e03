Feature: Typing and pasting in the create form
  A field shows a message when it does not take all of what is typed or pasted.

  Background:
    Given I am signed in as lending staff
    And I am on the create loan screen

  @app
  Rule: A field takes no more characters than its limit, and the entry is valid

    Scenario Outline: "<field>" takes <limit> of <typed> characters
      When I fill "<field>" with <typed> characters
      Then "<field>" holds <limit> characters
      And "<field>" is valid

      Examples:
        | field             | limit | typed | rule              |
        | First name        | 35    | 37    | L-5.2-01          |
        | Middle name       | 35    | 37    | L-5.2-02          |
        | Last name         | 35    | 37    | L-5.2-03          |
        | House number      | 15    | 17    | L-5.2-06          |
        | Street name       | 50    | 52    | L-5.2-07          |
        | Unit number       | 10    | 12    | L-5.2-08          |
        | City              | 50    | 52    | L-5.2-09          |
        | Cell phone        | 10    | 12    | L-5.2-17          |
        | Tax identifier    | 9     | 11    | L-5.2-13          |
        | Financed amount   | 9     | 11    | L-5.2-20          |
        | Amortization term | 3     | 5     | L-5.2-21 L-2.2-35 |

  @app
  Rule: A typed amount recalculates the amounts that depend on it

    @L-4.5-05
    Scenario: Typing a down payment of 20 percent recalculates the base loan
      Given I enter "500,000" as "Sales price"
      When I enter "20" as "Down payment percent"
      Then "Base loan amount" shows "400,000.00"

  @app
  Rule: A field formats a typed value, and shows a message about what it cannot use

    Scenario Outline: "<typed>" typed into "<field>" shows as "<shows>"
      When I type "<typed>" into "<field>" and leave the field
      Then "<field>" shows "<shows>"
      And "<field>" is described as "<says>"

      Examples:
        | field             | typed          | shows          | says                                                            | rule  |
        | Cell phone        | 1 555 123 4567 | (555) 123-4567 | The country code 1 was left out.                                | A-131 |
        | Work phone        | 55512345678    | (555) 123-4567 | This field holds up to 10 digits. The rest was left out.        | A-130 |
        | Unit number       | Penthouse12    | Penthouse1     | This field holds up to 10 characters. The rest was left out.    | A-130 |
        | Financed amount   | 1234567.89     | 1,234,567.8    | This field holds up to 9 characters. The rest was left out.     | A-130 |
        | Sales price       | -350000        | 350,000.00     | Negative numbers aren't allowed.                                | A-131 |
        | Interest rate     | 2,5            | 2,5            | Enter a number such as 6.5.                                     | A-131 |
        | Amortization term | 36.5           | 36.            | Enter a whole number, such as 360.                              | A-131 |
        | Base loan amount  | 350k           | 350.00         | Enter digits only.                                              | A-131 |
        | Sales price       | 350,000        | 350,000.00     |                                                                 | A-131 |
        | Sales price       | 0,500          | 0,500          | Enter a number such as 6.5.                                     | A-131 |
        | Sales price       | 1.500          | 1.50           | This field holds up to 2 decimal places. The rest was left out. | A-130 |
        | Sales price       | 20%            | 20.00          | Enter digits only.                                              | A-131 |
        | Interest rate     | 0,125          | 0,125          | Enter a number such as 6.5.                                     | A-131 |
        | Interest rate     | 6,125          | 6,125.000      | Rate cannot exceed 25%. Please enter a valid value.             | A-131 |
        | Tax identifier    | ***-**-6789    | 678-9          | Must contain 9 numeric characters Enter digits only.            | A-131 |
        | Birth date        | 05/05/0084     | 05/05/0084     | Enter a four-digit year from 1900 to 9999.                      | A-132 |
        | Birth date        | 1/2/90         | 1/2/90         | Enter a four-digit year from 1900 to 9999.                      | A-132 |
        | Birth date        | 02/30/1990     | 02/30/1990     | Invalid Enter a date such as 01/31/1990.                        | A-177 |
        | Birth date        | 13/02/1990     | 13/02/1990     | Invalid Enter a date such as 01/31/1990.                        | A-177 |
        | Birth date        | Jan 2, 1990    | 01/02/1990     |                                                                 | A-177 |
        | Birth date        | 01021990       | 01/02/1990     |                                                                 | A-177 |
        | Birth date        | 1/2/1990       | 01/02/1990     |                                                                 | A-177 |

    Scenario Outline: "<first>", a look into another window and "<rest>" show as "<shows>" in "<field>"
      Given I type "<first>" into "<field>"
      And I look into another window and come back
      When I press the keys "<rest>"
      Then "<field>" shows "<shows>"
      And "<field>" is valid

      Examples:
        | field         | first | rest | shows      |
        | Sales price   | 350   | 5    | 3,505      |
        | Interest rate | 6.    | 5    | 6.5        |
        | Cell phone    | 555   | 1    | (555) 1    |
        | Birth date    | 01/0  | 2    | 01/02      |
        | First name    | Ad    | a    | Ada        |

    @A-130
    Scenario: The note on an entry that was cut off stays with the entry
      Given I type "1234567.89" into "Financed amount" and leave the field
      When I go to "Financed amount" with the Tab key
      Then "Financed amount" is described as "This field holds up to 9 characters. The rest was left out."

    @A-130
    Scenario: The next valid entry removes the note on an entry that was cut off
      Given I type "1234567.89" into "Financed amount"
      When I type "500" into "Financed amount"
      Then the form does not say "This field holds up to 9 characters."

  @app
  Rule: A key that a field refuses is ignored, and the next valid key replaces the selected text

    @A-131
    Scenario Outline: "<keys>" typed over <before> in "<field>" shows as "<shows>"
      Given I type "<before>" into "<field>" and leave the field
      When I type "<keys>" into "<field>" and leave the field
      Then "<field>" shows "<shows>"

      Examples:
        | field               | before     | keys      | shows          |
        | Sales price         | 600000     | k7        | 7.00           |
        | Sales price         | 600000     | -850000   | 850,000.00     |
        | Base loan amount    | 600000     | a850000   | 850,000.00     |
        | Down payment amount | 60000      | $5000     | 5,000.00       |
        | Financed amount     | 1234567.8  | x500      | 500            |
        | Interest rate       | 6.5        | k7        | 7.000          |
        | Amortization term   | 360        | -5        | 5              |
        | Amortization term   | 360        | x24       | 24             |
        | Tax identifier      | 123456789  | x987      | 987            |
        | Work phone          | 5551234567 | (800      | (800           |

  @browser
  Rule: A field for a name has room for a long name

    Scenario Outline: In a window <width> pixels wide, "<field>" shows the whole "<name>"
      Given the window is <width> by 900
      When I enter "<name>" as "<field>"
      Then the whole text in "<field>" is in sight

      Examples:
        | width | field       | name                     |
        | 390   | First name  | Maximilian-Alexander     |
        | 390   | Middle name | Bartholomew Augustine    |
        | 390   | Last name   | Featherstonehaugh-Lane   |
        | 768   | First name  | Maximilian-Alexander     |
        | 768   | Last name   | Featherstonehaugh-Smythe |

  @browser @A-132
  Rule: A birth date with a refused year stays, so that I can correct it

    Scenario Outline: The refused birth date <entry>, entered in place of "<before>", stays
      Given I enter "<before>" as "Birth date" and leave the field
      When I enter "<entry>" as "Birth date" and leave the field
      Then "Birth date" shows "<entry>"
      And I read "Enter a four-digit year from 1900 to 9999."

      Examples:
        | before     | entry      |
        | 01/02/1990 | 05/05/1850 |
        | 01/02/1990 | 12/31/1899 |
        |            | 05/05/1850 |

  @browser
  Rule: The text of an input method takes the format and the limit of its field when it is complete

    Scenario Outline: "<text>" of an input method shows as "<shows>" in "<field>"
      When an input method enters "<text>" into "<field>"
      Then "<field>" shows "<shows>"

      Examples:
        | field          | text        | shows          | rule  |
        | Cell phone     | 5551234567  | (555) 123-4567 |       |
        | Tax identifier | 123456789   | 123-45-6789    |       |
        | Sales price    | ３５００００      | 350,000        | A-175 |
        | Unit number    | Penthouse12 | Penthouse12    | A-130 |
        | First name     | Ａｄａ         | Ada            | A-175 |
        | City           | Ｓｅａｔｔｌｅ     | Seattle        | A-175 |
        | Zip code       | ９８１０１       | 98101          | A-175 |

  @app
  Rule: A pasted value takes the format of its field

    Scenario Outline: "<pasted>" pasted over "<before>" in "<field>" shows as "<shows>"
      Given I enter "<before>" as "<field>" and leave the field
      When I paste "<pasted>" into "<field>" and leave the field
      Then "<field>" shows "<shows>"
      And "<field>" is described as "<says>"

      Examples:
        | field                        | before | pasted              | shows          | says                             | rule  |
        | Sales price                  |        | $350,000            | 350,000.00     |                                  | A-131 |
        | Base loan amount             |        | 350000.00 USD       | 350,000.00     |                                  | A-131 |
        | Interest rate                |        | 6.5 %               | 6.500          |                                  | A-131 |
        | Tax identifier               |        | 123 45 6789         | 123-45-6789    |                                  | A-176 |
        | Cell phone                   |        | (555) 123 4567      | (555) 123-4567 |                                  | A-176 |
        | Work phone                   |        | +1 555-123-4567     | (555) 123-4567 | The country code 1 was left out. | A-176 |
        | Birth date                   |        | January 2, 1990     | 01/02/1990     |                                  | A-177 |
        | Sales price                  |        | 1,234.500           | 1,234.50       |                                  | A-131 |
        | Cell phone                   |        | +1 555 123 4567 x12 | (555) 123-4567 | The extension was left out.      | A-176 |
        | Sales price                  | 400000 | $350,000            | 350,000.00     |                                  | A-131 |
        | Estimated or appraised value | 400000 | USD 350,000         | 350,000.00     |                                  | A-131 |
        | Down payment amount          | 390000 | $ 806,000           | 806,000.00     |                                  | A-131 |
        | Base loan amount             | 390000 | $ 806,000           | 806,000.00     |                                  | A-131 |
        | Financed amount              | 4000   | $3,500              | 3,500          |                                  | A-131 |

  @app
  Rule: Text that does not fit a field is not pasted, and the field shows the reason

    Scenario Outline: "<pasted>" is not pasted into "<field>"
      When I paste "<pasted>" into "<field>"
      Then "<field>" shows ""
      And "<field>" is described as "<says>"

      Examples:
        | field            | pasted                         | says                                                                   | rule  |
        | Unit number      | Apartment twelve, second floor | Not pasted: this field holds up to 10 characters, and the text has 30. | A-130 |
        | Sales price      | (350,000)                      | Not pasted: it isn't a single number.                                  | A-131 |
        | Base loan amount | $350,000 and $20               | Not pasted: it isn't a single number.                                  | A-131 |
        | Interest rate    | 6,5                            | Not pasted: it isn't a single number.                                  | A-131 |
        | Interest rate    | 0,125                          | Not pasted: it isn't a single number.                                  | A-131 |
        | Interest rate    | 6,125                          | Not pasted: it could mean 6,125 or 6.125.                              | A-131 |
        | Sales price      | 0,500                          | Not pasted: it isn't a single number.                                  | A-131 |
        | Sales price      | 1.500                          | Not pasted: it could mean 1.500 or 1,500.                              | A-131 |
        | Sales price      | 20%                            | Not pasted: it isn't a single number.                                  | A-131 |
        | Cell phone       | +44 20 7946 0958               | Not pasted: it has 12 digits, and this field holds up to 10.           | A-130 |
        | Tax identifier   | unknown                        | Not pasted: it isn't a number.                                         | A-176 |
        | Tax identifier   | ***-**-6789                    | Not pasted: it isn't a number.                                         | A-176 |
        | Tax identifier   | XXX-XX-6789                    | Not pasted: it isn't a number.                                         | A-176 |
        | Cell phone       | 1-800-FLOWERS                  | Not pasted: it isn't a number.                                         | A-176 |
        | Work phone       | (555) ***-0100                 | Not pasted: it isn't a number.                                         | A-176 |
        | Tax identifier   | 123-45-6789-0                  | Not pasted: it has 10 digits, and this field holds up to 9.            | A-130 |

  @app
  Rule: Control+Z puts back what a field held before it got the focus, and Control+Y the new entry

    @A-162
    Scenario Outline: Control+Z takes back "<typed>" in "<field>"
      Given I type "<typed>" into "<field>"
      When I press "Control+Z" 2 times
      Then "<field>" shows ""

      Examples:
        | field             | typed      |
        | Tax identifier    | 123456789  |
        | Cell phone        | 5551234567 |
        | Institution       | Fennimore  |
        | Loan purpose      | Purchase   |
        | Interest rate     | 6.5        |
        | Amortization term | 360        |
        | Birth date        | 02/29/1992 |
        | Birth date        | 02/29      |
        | Zip code          | 98101      |
        | Zip extension     | 4077       |

    @A-162
    Scenario Outline: Control+Y restores "<entry>" in "<field>"
      Given I type "<entry>" into "<field>"
      And I press "Control+Z" 2 times
      When I press "Control+Y" 2 times
      Then "<field>" shows "<shows>"

      Examples:
        | field             | entry      | shows          |
        | Tax identifier    | 123456789  | 123-45-6789    |
        | Cell phone        | 5551234567 | (555) 123-4567 |
        | Loan purpose      | Purchase   | Purchase       |
        | Interest rate     | 6.5        | 6.5            |
        | Amortization term | 360        | 360            |
        | Birth date        | 02/29/1992 | 02/29/1992     |
        | Zip code          | 98101      | 98101          |

    @A-162
    Scenario: Control+Z puts back the sales price from before, and the down payment follows
      Given I enter "400000" as "Sales price" and leave the field
      And I enter "300000" as "Base loan amount" and leave the field
      And I enter "500000" as "Sales price"
      When I press the keys "Control+Z"
      Then the form shows:
        | Sales price          | 400,000.00 |
        | Base loan amount     | 300,000.00 |
        | Down payment percent | 25.000     |

    @A-162
    Scenario: Control+Z takes back the day that an arrow key picked, with the typed date
      Given I type "01/02/1990" into "Birth date"
      And I press the keys "ArrowDown"
      When I press the keys "Control+Z"
      Then "Birth date" shows ""

  @app
  Rule: The create form marks required fields and explains the mark; number fields show their unit

    Scenario Outline: "<field>" of a <kind> <is> marked as required
      When I open the create <kind> screen
      Then I read "Required fields are marked with *."
      And "<field>" <is> marked as required

      Examples:
        | kind | field          | is     | rule     |
        | loan | Last name      | is     |          |
        | loan | Middle name    | is not |          |
        | loan | Tax identifier | is     |          |
        | lead | Tax identifier | is not | L-5.1-12 |

    Scenario Outline: <entry> in "<field>" shows as <shows>, and a screen reader hears "<unit>"
      When I enter "<entry>" as "<field>" and leave the field
      Then "<field>" shows "<shows>"
      And a screen reader describes "<field>" as "<unit>"

      Examples:
        | field                        | entry     | shows      | unit           | rule     |
        | Estimated or appraised value | 5066.25   | 5,066.25   | US dollars     | L-2.2-27 |
        | Base loan amount             | 5066.25   | 5,066.25   | US dollars     | L-2.2-28 |
        | Sales price                  | 5066.25   | 5,066.25   | US dollars     |          |
        | Interest rate                | 6.5       | 6.500      | percent        |          |
        | Amortization term            | 360       | 360        | months         |          |
        | Birth date                   | 1/31/1990 | 01/31/1990 | month/day/year |          |

  @app @A-136
  Rule: Screen readers announce filled-in values and errors when typing pauses

    Scenario Outline: Typing into "<field>" announces what the form fills in
      When I type "<entry>" into "<field>"
      And 2 seconds pass
      Then a screen reader hears "<text>"

      Examples:
        | field            | entry  | text                           |
        | Base loan amount | 400000 | Total loan amount $400,000.00. |
        | Zip code         | 98101  | Filled in: Seattle, WA.        |

    Scenario: Nothing is announced while the typing goes on
      Given I type "400000" into "Base loan amount"
      And 0.6 seconds pass
      When I type "500000" into "Base loan amount"
      And 0.6 seconds pass
      Then a screen reader hears nothing about "Total loan amount"

    Scenario: The error of a field is announced only once
      When I enter "2,5" as "Interest rate" and leave the field
      And 2 seconds pass
      Then a screen reader hears only "Interest rate: Enter a number such as 6.5." about "Interest rate"

  @browser
  Rule: In the forced-colors mode of the browser, switches and the focused field are visible

    Scenario: In forced colors, a switch that is on has the highlight color, one that is off a border
      Given the browser forces its colors
      When I turn "Pre-Approval" on
      Then the switch "Pre-Approval" has the highlight color
      And the switch "Forgivable" has a border and a visible handle

    @A-189
    Scenario: In forced colors, an outline shows which field has the focus
      When the browser forces its colors
      Then an outline shows the focus in these fields:
        | field          |
        | Sales price    |
        | Tax identifier |
        | Cell phone     |
