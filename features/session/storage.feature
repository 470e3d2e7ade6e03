Feature: Corrupt or unavailable browser storage
  What the browser stores can be old, damaged, full or forbidden. The product works all the same, or offers to start over.

  @app
  Rule: An unreadable stored value counts as absent; a value that cannot be stored is kept in memory

    Scenario Outline: The product works if the browser <trouble>
      Given the "lending-staff" user is signed in
      And the browser <trouble>
      When I look at the page "What's New"
      Then the toolbar shows who I am

      Examples:
        | trouble                                                          |
        | stores values of a wrong type under every key of the product     |
        | stores truncated JSON under every key of the product             |
        | stores values of an older version under every key of the product |
        | stores a user with a malformed list of profiles                  |
        | has no free storage for the product                              |
        | forbids local storage                                            |

  @app
  Rule: Without session storage the page explains why no sign-in is possible

    Scenario: A browser that forbids session storage shows "Browser Storage Is Blocked"
      Given no user is signed in
      And the browser forbids session storage
      When I open the product
      Then the page is titled "Browser Storage Is Blocked"

  Rule: "Start over" clears the stored values and opens the product again

    @app
    Scenario: A damaged stored sign-in shows "Sign-In Isn't Available"
      Given the "lending-staff" user is signed in
      And the stored sign-in is damaged
      When I open the product
      Then the page is titled "Sign-In Isn't Available"

    @app
    Scenario: "Start over" after a damaged sign-in opens the product again
      Given the "lending-staff" user is signed in
      And the stored sign-in is damaged
      And I open the product
      When I choose "Start over"
      Then I land on the page "Mortgage Pipeline"

    @browser
    Scenario: "Start over" after a page failed opens the product again
      Given the "lending-staff" user is signed in
      And session storage has "lastUsedFilter"
      And the code of the create screen is broken
      And I open the address "/new-loan"
      And the page is titled "Something Went Wrong"
      When I choose "Start over"
      Then I land on the page "Mortgage Pipeline"
      And session storage has no "lastUsedFilter"
