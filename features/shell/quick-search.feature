Feature: Quick search
  The quick search finds a loan by its number or its borrower.

  @app
  Rule: The quick search is on the loan pipeline, and on no other page

    Background:
      Given I am signed in as lending staff

    @S-2.3-18
    Scenario Outline: The page "<page>" has <a> quick search
      When I open the page "<page>"
      Then there is <a> quick search

      Examples:
        | page              | a  |
        | Mortgage Pipeline | a  |
        | Lead Pipeline     | no |
        | What's New        | no |

  @app
  Rule: A search needs three characters, blanks around them not counted

    Background:
      Given I am signed in as lending staff
      And I am on the Loan Pipeline

    @S-5-06 @S-5-08 @S-9-06
    Scenario Outline: <text> is too short for a quick search
      When I search quickly for <text>
      Then the quick search says "Enter at least 3 characters"
      And the address is "/lf/loan-pipeline"

      Examples:
        | text     |
        | ""       |
        | "ab"     |
        | "  ab  " |

    Scenario Outline: <text> is searched for, and "abc" is kept as the last filter
      When I search quickly for <text>
      Then the quick search says nothing
      And session storage has "lastUsedFilter" as "abc"

      Examples:
        | text      | rule                 |
        | "abc"     | S-5-07 S-9-06 S-3-72 |
        | "  abc  " | S-5-06               |

    @S-5-07
    Scenario: The arrow beside the field starts the search, too
      Given I type "abc" instead
      When I choose "Find loans"
      Then session storage has "lastUsedFilter" as "abc"

  @app
  Rule: The message about a short text disappears when the mouse leaves or a third character is typed

    Background:
      Given I am signed in as lending staff
      And I am on the Loan Pipeline
      And I search quickly for "a"

    @S-5-09
    Scenario Outline: The message disappears when the mouse leaves the <part> of the quick search
      When the mouse leaves the <part> of the quick search
      Then the quick search says nothing

      Examples:
        | part   |
        | field  |
        | button |

    @S-5-10
    Scenario: A second character keeps the message
      When I type "ab" instead
      Then the quick search says "Enter at least 3 characters"

    @S-5-10
    Scenario Outline: A third character removes the message: <text>
      When I type <text> instead
      Then the quick search says nothing

      Examples: A letter, and a blank
        | text  |
        | "abc" |
        | "ab " |

    @S-5-10
    Scenario: Four pasted characters remove the message
      When I paste 4 characters into the quick search
      Then the quick search says nothing

  @browser
  Rule: Several matches are listed in the pipeline; a single match opens directly

    Background:
      Given I am signed in as lending staff
      And I am on the Loan Pipeline

    @S-3-73
    Scenario: Two matching loans are listed in the pipeline
      When I search quickly for "van"
      Then only the loans of "Leopold Van Houten, Marisol Vantongeren" are listed
      And the loan matches in session storage are "Leopold Van Houten, Marisol Vantongeren"

    @S-3-73
    Scenario: A single matching loan opens directly
      When I search quickly for "vant"
      Then the page is titled with the loan number and "Marisol Vantongeren"
      And the loan matches in session storage are "Marisol Vantongeren"

    @S-3-73
    Scenario: A search without a match clears the loan matches
      Given I search quickly for "van"
      And the loan matches in session storage are "Leopold Van Houten, Marisol Vantongeren"
      When I search quickly for "zzz"
      Then the loan matches in session storage are ""

    @A-144
    Scenario Outline: "<text>" finds the loan of <borrower>
      When I search quickly for "<text>"
      Then the page is titled with the loan number and "<borrower>"

      Examples: Parts and other spellings of a loan number or a name
        | text         | borrower              |
        | …3404        | Casimir Dombrowski    |
        | 1000 123 404 | Casimir Dombrowski    |
        | #1000123404  | Casimir Dombrowski    |
        | Soderqvist   | Zoë Söderqvist        |
        | OHalloran    | Marguerite O'Halloran |

    Scenario: Going back from the loan lists the matches again
      Given I search quickly for "van"
      And only the loans of "Leopold Van Houten, Marisol Vantongeren" are listed
      And I search quickly for "vant"
      And the page is titled with the loan number and "Marisol Vantongeren"
      When I go back to the page "Mortgage Pipeline"
      Then only the loans of "Leopold Van Houten, Marisol Vantongeren" are listed

  @app
  Rule: A paste that is longer than the quick search allows is refused with the reason

    @A-130
    Scenario: A paste of 61 characters into the quick search is refused with the reason
      Given I am signed in as lending staff
      And I am on the Loan Pipeline
      When I paste 61 characters into the quick search
      Then the quick search says "Not pasted: this field holds up to 60 characters, and the text has 61."
