@robustness
Feature: Entries of the create form, however they come
  For engineers: a text that is copied from another program has invisible marks, other blanks and other dashes. Entries are
  data of other people: a browser neither remembers them nor sends them to a spelling service.

  Background:
    Given I am signed in as lending staff
    And I am on the create loan screen

  @app
  Rule: Marks that show nothing and typographic signs are no part of an entry

    @A-175
    Scenario Outline: "<field>" shows "<shows>" after a paste with <marks>
      When I paste "<shows>" with <marks> into "<field>" and leave the field
      Then "<field>" shows "<shows>"
      And "<field>" is valid

      Examples: Every kind of field
        | field            | shows                  | marks                          |
        | First name       | Ada                    | marks that show nothing        |
        | Last name        | O’Brien-Łuczak         | marks that show nothing        |
        | Email            | ada@example.com        | marks that show nothing        |
        | Tax identifier   | 123-45-6789            | marks that show nothing        |
        | Cell phone       | (555) 123-4567         | marks that show nothing        |
        | Birth date       | 01/02/1990             | marks that show nothing        |
        | Sales price      | 350,000.00             | marks that show nothing        |
        | Interest rate    | 6.500                  | marks that show nothing        |
        | Amortization term | 360                   | marks that show nothing        |
        | House number     | 12                     | marks that show nothing        |
        | City             | Seattle                | marks that show nothing        |
        | State            | WA                     | marks that show nothing        |
        | Zip code         | 98101                  | marks that show nothing        |
        | Suffix           | Jr.                    | marks that show nothing        |
        | Loan purpose     | Construction-Permanent | marks that show nothing        |
        | First name       | Ada                    | no-break spaces around it      |
        | Email            | ada@example.com        | no-break spaces around it      |
        | Tax identifier   | 123-45-6789            | no-break spaces around it      |
        | Birth date       | 01/02/1990             | no-break spaces around it      |
        | Sales price      | 350,000.00             | no-break spaces around it      |
        | State            | WA                     | no-break spaces around it      |
        | Zip code         | 98101                  | no-break spaces around it      |
        | First name       | Ada                    | full-width characters          |
        | Email            | ada@example.com        | full-width characters          |
        | Tax identifier   | 123-45-6789            | full-width characters          |
        | Cell phone       | (555) 123-4567         | full-width characters          |
        | Birth date       | 01/02/1990             | full-width characters          |
        | Sales price      | 350,000.00             | full-width characters          |
        | Zip code         | 98101                  | full-width characters          |
        | State            | WA                     | full-width characters          |
        | Tax identifier   | 123-45-6789            | typographic dashes             |
        | Cell phone       | (555) 123-4567         | typographic dashes             |
        | Email            | ada-lovelace@example.com | typographic dashes           |
        | Loan purpose     | Construction-Permanent | typographic dashes             |

  @app @A-134 @A-175
  Rule: A zip code fills in its place, with blanks around it and with its extension

    Scenario Outline: A zip code pasted as "<pasted>" fills in its place
      When I paste "<pasted>" into "Zip code" and leave the field
      Then the form shows:
        | Zip code      | 98101       |
        | Zip extension | <extension> |
        | City          | Seattle     |
        | State         | WA          |

      Examples:
        | pasted       | extension |
        | 98101-1234   | 1234      |
        | 98101–1234   | 1234      |

    Scenario Outline: A zip code with a blank at <end> fills in its place
      When I <enter> "98101" with a blank at <end> into "Zip code" and leave the field
      Then the form shows:
        | City  | Seattle |
        | State | WA      |

      Examples:
        | enter | end       |
        | paste | its start |
        | paste | its end   |
        | type  | its start |
        | type  | its end   |

  @app
  Rule: The browser checks no entry for its spelling, and fills in none

    @A-175
    Scenario: The fields of the create form are not checked for spelling, and not filled in
      When I turn "Add co-borrower" on
      Then no field is checked for its spelling or filled in by the browser

    @A-175
    Scenario: A phone shows the keys that fit an entry
      Then a phone shows these keys:
        | Tax identifier | digits                         |
        | Cell phone     | the keys of a phone            |
        | Sales price    | digits and a decimal point     |
        | Email          | the keys of an email address   |
        | Zip code       | digits                         |
        | Last name      | letters, with capital initials |
        | State          | letters                        |
