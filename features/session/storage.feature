@sign-in
Feature: A browser that keeps rubbish, or nothing
  What the browser keeps can be old, broken, full or forbidden. None of it stops the product.

  @browser
  Rule: What cannot be read counts as absent

    Scenario Outline: Every key holds <content>
      Given the "lending-staff" person is signed in
      And the browser keeps <content> under every key of the product
      When I open the product
      Then I land on the page "Mortgage Pipeline"
      And the toolbar shows who I am

      Examples:
        | content                     |
        | half a text                 |
        | values of an older version  |
        | values of another kind      |

  @browser
  Rule: A browser that has no room left, or forbids local storage, loses only what it was to remember

    Scenario Outline: <what>
      Given the "lending-staff" person is signed in
      And <what>
      When I open the product
      Then I land on the page "Mortgage Pipeline"
      And the toolbar shows who I am

      Examples:
        | what                                     |
        | the browser has no room for the product  |
        | the browser forbids local storage        |

  @browser
  Rule: Where nothing can be kept for the session, sign-in is not tried, and the page says why

    Scenario: Session storage is forbidden
      Given nobody is signed in
      And the browser forbids session storage
      When I open the product
      Then the page is titled "This browser keeps nothing for this site"
