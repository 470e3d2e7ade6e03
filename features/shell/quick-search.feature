Feature: Quick search
  The quickest way to a loan whose number or borrower I know.

  @domain @S-5-06 @S-5-07 @S-5-08 @S-9-06
  Rule: A search needs three characters, blanks around them not counted

    Scenario Outline: "<typed>"
      When I search quickly for "<typed>"
      Then <outcome>

      Examples:
        | typed   | outcome                                        |
        |         | the box says "Enter at least 3 characters"     |
        | ab      | the box says "Enter at least 3 characters"     |
        |   ab    | the box says "Enter at least 3 characters"     |
        | abc     | the box looks for "abc"                        |

    Scenario: Blanks around the text
      When I search quickly for "  abc "
      Then the box looks for "abc"
      When I search quickly for "  ab  "
      Then the box says "Enter at least 3 characters"

  @domain @S-5-09 @S-5-10
  Rule: The message goes by itself

    Scenario: By the mouse
      When I search quickly for "ab"
      And the mouse leaves the box
      Then the box says nothing

    Scenario: By a third character
      When I search quickly for "a"
      And I type "ab" instead
      Then the box says "Enter at least 3 characters"
      When I type "abc" instead
      Then the box says nothing

  @browser
  Rule: Four digits find the loan whose number ends with them, as the Loan icon shows it

    Scenario: The last four digits of a loan number
      Given the "lending-staff" person is signed in
      And I look at the page "Mortgage Pipeline"
      When I press the key "/"
      And I type "3404" and Enter
      Then it is titled with the loan number and "Casimir Dombrowski"
      And the icon of the loan reads "Loan …3404"

  @browser @S-2.3-18 @S-3-72 @S-3-73 @S-5-08 @S-5-09 @S-5-10
  Rule: The box stands on the loan pipeline only; several matches stand in the filtered pipeline, one alone opens in place of the list

    Scenario: Finding a loan by the keyboard
      Given the "lending-staff" person is signed in
      And I look at the page "Lead Pipeline"
      Then there is no quick search
      When I choose the pipeline "Mortgage Pipeline"
      And I press the key "/"
      And I type "va" and Enter
      Then I read "Enter at least 3 characters"
      When I move the mouse over the box and away
      Then the box shows no message
      When I type "n" and Enter
      Then only the loans of "Leopold Van Houten, Marisol Vantongeren" are listed
      And the loan matches kept are "Leopold Van Houten, Marisol Vantongeren"
      When I press the key "/"
      And I type "t" and Enter
      Then it is titled with the loan number and "Marisol Vantongeren"
      And the loan matches kept are "Marisol Vantongeren"
      And the browser session keeps "lastUsedFilter" as "vant"
      When I go back to the loan pipeline
      Then only the loans of "Leopold Van Houten, Marisol Vantongeren" are listed

  @browser
  Rule: A paste that is longer than the search is refused, and the box says why

    Scenario: 61 characters
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      When I paste 61 characters into the quick search
      Then the box says "Not pasted: the field takes at most 60 characters, not 61."
