Feature: The page that was wanted before sign-in
  A user who opens a page before the sign-in continues on that page afterwards. A hostile link leads out of the product,
  runs a script in it or sends the browser round in circles: each of them ends on the landing page.

  @domain
  Rule: After sign-in the user gets the requested page of the product

    @S-2.1-16
    Scenario Outline: After sign-in the user continues on the wanted page <wanted>
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
        | /dashboard?next=/callback  |
        | /callbacks                 |
        | /signed-outside            |
        | /lf/What%20is              |

    @S-2.1-16 @A-76
    Scenario: After sign-in the page of an address is kept, and its fragment is dropped
      When sign-in ends and the wanted page is "/dashboard#ratios"
      Then I continue on "/dashboard"

  @domain @robustness
  Rule: After sign-in, a link that is not a page of the product opens the landing page

    @S-2.1-17 @S-5-16
    Scenario Outline: A hostile link opens the landing page: <trick>
      When sign-in ends and the wanted page is "<wanted>"
      Then I continue on "/default"

      Examples:
        | trick                                 | wanted                                               | rule     |
        | The address of the site               | https://evil.example/                                | L-5.4-01 |
        | The address in capitals               | HTTPS://EVIL.EXAMPLE                                 | L-5.4-01 |
        | The address without a scheme          | //evil.example                                       | L-5.4-01 |
        | Three slashes                         | ///evil.example                                      | L-5.4-01 |
        | A scheme without slashes              | https:evil.example                                   | L-5.4-01 |
        | A scheme with one slash               | https:/evil.example                                  | L-5.4-01 |
        | A user name before the site           | user@evil.example                                    | L-5.4-01 |
        | The product as the user name          | http://los.example@evil.example/                     | L-5.4-01 |
        | That user name without a scheme       | //los.example@evil.example                           | L-5.4-01 |
        | A page by its full address            | https://los.example/new-loan                         | L-5.4-01 |
        | The product on another port           | https://los.example:8443/new-loan                    | L-5.4-01 |
        | A backslash as the second slash       | /{backslash}evil.example                             | L-5.4-01 |
        | Two backslashes                       | {backslash}{backslash}evil.example                   | L-5.4-01 |
        | A parent segment with backslashes     | /x{backslash}..{backslash}evil.example               | L-5.4-01 |
        | A tab between the slashes             | /{tab}/evil.example                                  | L-5.4-01 |
        | A line break between the slashes      | /{newline}/evil.example                              | L-5.4-01 |
        | Two line breaks between the slashes   | /{return}{newline}/evil.example                      | L-5.4-01 |
        | A null character between the slashes  | /{null}/evil.example                                 | L-5.4-01 |
        | A space before the slashes            | {blank}//evil.example                                | L-5.4-01 |
        | A dot segment before two slashes      | /.//evil.example                                     | L-5.4-01 |
        | A parent segment before two slashes   | /..//evil.example                                    | L-5.4-01 |
        | A folder and its parent segment       | /lf/..//evil.example                                 | L-5.4-01 |
        | An encoded dot segment                | /%2e//evil.example                                   | L-5.4-01 |
        | Both slashes encoded                  | /%2f%2fevil.example                                  | L-5.4-01 |
        | One slash encoded                     | /%2fevil.example                                     | L-5.4-01 |
        | No slash but encoded ones             | %2f%2fevil.example                                   | L-5.4-01 |
        | A backslash encoded                   | /%5cevil.example                                     | L-5.4-01 |
        | Slashes encoded twice                 | /%252f%252fevil.example                              | L-5.4-01 |
        | A backslash encoded 3 times           | /%25255cevil.example                                 | L-5.4-01 |
        | A slash encoded 40 times              | /{forty times coded}evil.example                     | L-5.4-01 |
        | A header after a line break           | /dashboard%0d%0aset-cookie:a=b                       | L-5.4-01 |
        | An invalid percent code               | /dashboard%zz                                        | L-5.4-01 |
        | A script                              | javascript:alert(1)                                  | S-5-20   |
        | A script in mixed letters             | JaVaScRiPt:alert(1)                                  | S-5-20   |
        | A script after a space                | {blank}javascript:alert(1)                           | S-5-20   |
        | A script with a tab in it             | java{tab}script:alert(1)                             | S-5-20   |
        | A document as a data address          | data:text/html,<script>alert(1)</script>             | S-5-20   |
        | A file of the user's machine          | file:///etc/passwd                                   | S-5-20   |
        | A blob address                        | blob:https://los.example/1                           | S-5-20   |
        | An empty address                      |                                                      | S-5-20   |
        | A page without a first slash          | new-loan                                             | S-5-20   |
        | A query without a page                | ?redirect=/dashboard                                 | S-5-20   |
        | A path of 2,001 characters            | {overlong}                                           | S-5-20   |
        | The address where sign-in ends        | /callback                                            | S-5-20   |
        | That address with a page to open next | /callback?redirect=/callback?redirect=//evil.example | S-5-20   |
        | That address in mixed letters         | /CallBack/                                           | S-5-20   |
        | That address, percent-encoded         | /c%61llback                                          | S-5-20   |
        | That address after a parent segment   | /lf/../callback                                      | S-5-20   |
        | The signed-out page                   | /signed-out                                          | S-5-20   |
        | The signed-out page with a query      | /signed-out?state=1                                  | S-5-20   |
        | The signed-out page, percent-encoded  | /%73igned-out/                                       | S-5-20   |

  @app
  Rule: After sign-in the user gets the page of the address, unless it leads to another site

    @S-2.1-16
    Scenario: A link to the callback opens the page that it names
      Given I am signed in as lending staff
      And I am on the Loan Pipeline
      When I open the address "/callback?redirect=%2Fnew-lead"
      Then the address is "/new-lead"

    @S-2.1-17
    Scenario: An address that leads to another site opens the landing page
      Given I am signed in at the identity provider as lending staff
      When I open the address "/.//evil.example"
      Then I land on the page "Mortgage Pipeline"
      And the address is "/lf/loan-pipeline"

    @S-2.1-17 @L-5.4-01
    Scenario Outline: A link to the callback that names <what> opens the landing page
      Given I am signed in as lending staff
      And I am on the page "What's New"
      When I open the address "/callback?redirect=<redirect>"
      Then I land on the page "Mortgage Pipeline"
      And the address is "/lf/loan-pipeline"

      Examples:
        | what         | redirect                       |
        | another site | %2F%5Cevil.example             |
        | a script     | javascript%3Adocument.write(1) |
