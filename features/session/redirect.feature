@domain
Feature: The page that was wanted before sign-in
  People who open a page before they have signed in continue on that page afterwards.
  Whatever a link says, nobody is ever led outside the product.

  @L-5.4-01 @S-2.1-17 @S-5-16
  Rule: The wanted page is cleaned before anyone is led there

    Scenario Outline: A page of the product is kept: <wanted>
      When sign-in ends and the wanted page is "<wanted>"
      Then I continue on "<wanted>"

      Examples:
        | wanted                     |
        | /default                   |
        | /new-loan                  |
        | /lf/loan-pipeline          |
        | /dashboard/41000001/7      |
        | /lf/search?text=smith&all  |
        | /@evil.example             |
        | /lf/x?next=//evil.example  |

    Scenario: A place on the page is dropped, the page is kept
      When sign-in ends and the wanted page is "/dashboard#ratios"
      Then I continue on "/dashboard"

    Scenario Outline: <trick> leads to the landing page
      When sign-in ends and the wanted page is "<wanted>"
      Then I continue on "/default"

      Examples:
        | trick                               | wanted                           |
        | No page at all                      |                                  |
        | A page without a leading slash      | new-loan                         |
        | Another site                        | https://evil.example/            |
        | Another site without a scheme       | //evil.example                   |
        | A third slash                       | ///evil.example                  |
        | A backslash for the second slash    | /{backslash}evil.example         |
        | Two backslashes                     | {backslash}{backslash}evil.example |
        | A tab between the slashes           | /{tab}/evil.example              |
        | A line break between the slashes    | /{newline}/evil.example          |
        | A blank before the slashes          | {blank}//evil.example            |
        | A path that climbs to two slashes   | /..//evil.example                |
        | A path that stays before two slashes | /.//evil.example                |
        | A scheme without slashes            | https:evil.example               |
        | A scheme in capitals                | HTTPS://evil.example             |
        | A script                            | javascript:alert(1)              |
        | A script behind a blank             | {blank}javascript:alert(1)       |
        | A document in the address           | data:text/html,hello             |
        | This site by its full address       | https://los.example/new-loan     |
        | This site with credentials          | https://los.example@evil.example |
        | The end of sign-in once more        | /callback                        |
        | The end of sign-in with a wish      | /callback?redirect=/new-loan     |
        | The signed-out page                 | /signed-out                      |
