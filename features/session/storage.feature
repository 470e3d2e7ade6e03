Feature: A browser that keeps rubbish, or nothing
  What the browser keeps can be old, broken, full or forbidden. None of it stops the product.

  @browser
  Rule: What cannot be read counts as absent, and what cannot be kept is only not remembered

    Scenario: One trouble after the other
      Given the "lending-staff" person is signed in
      Then the page "What's New" opens and shows who I am, though:
        | the browser keeps values of another kind under every key of the product     |
        | the browser keeps half a text under every key of the product                |
        | the browser keeps values of an older version under every key of the product |
        | the browser has no room for the product                                     |
        | the browser forbids local storage                                           |

  @browser
  Rule: Where nothing can be kept for the session, sign-in is not tried, and the page says why

    Scenario: Session storage is forbidden
      Given nobody is signed in
      And the browser forbids session storage
      When I open the product
      Then the page is titled "This browser keeps nothing for this site"
