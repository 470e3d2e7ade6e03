Feature: Corrupt or unavailable browser storage
  What the browser stores can be old, damaged, full or forbidden. The product works all the same, or offers to start over.

  @browser
  Rule: What cannot be read counts as absent, and what cannot be kept is only not remembered

    Scenario: One trouble after the other
      Given the "lending-staff" person is signed in
      Then the page "What's New" opens and shows who I am, though:
        | the browser keeps values of another kind under every key of the product     |
        | the browser keeps half a text under every key of the product                |
        | the browser keeps values of an older version under every key of the product |
        | the browser keeps a user whose other profiles are damaged                   |
        | the browser has no room for the product                                     |
        | the browser forbids local storage                                           |

  @browser
  Rule: Where nothing can be kept for the session, sign-in is not tried, and the page says why

    Scenario: Session storage is forbidden
      Given nobody is signed in
      And the browser forbids session storage
      When I open the product
      Then the page is titled "Browser Storage Is Blocked"

  @browser
  Rule: Starting over clears what is stored and opens the product again

    Scenario: The stored sign-in is damaged
      Given the "lending-staff" person is signed in
      And the stored sign-in is damaged
      And the product stops at "Sign-In Does Not Work Here"
      When I press "Start over"
      Then I land on the page "Mortgage Pipeline"

    Scenario: A page breaks
      Given the "lending-staff" person is signed in
      And the browser session keeps:
        | lastUsedFilter |
      And the code of the create screen is broken
      And the create screen stops at "This Page Failed"
      When I press "Start over"
      Then I land on the page "Mortgage Pipeline"
      And the browser session no longer keeps "lastUsedFilter"
