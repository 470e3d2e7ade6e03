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

    @S-2.1-16
    Scenario: After sign-in the page of an address is kept, and its fragment is dropped
      When sign-in ends and the wanted page is "/dashboard#ratios"
      Then I continue on "/dashboard"

  @domain
  Rule: After sign-in, a link that is not a page of the product opens the landing page

    Scenario Outline: A hostile link opens the landing page: <trick>
      When sign-in ends and the wanted page is "<wanted>"
      Then I continue on "/default"

      @L-5.4-01 @S-2.1-17 @S-5-16
      Examples: Another site, undisguised
        | trick                           | wanted                            |
        | The address of the site         | https://evil.example/             |
        | The address in capitals         | HTTPS://EVIL.EXAMPLE              |
        | The address without a scheme    | //evil.example                    |
        | Three slashes                   | ///evil.example                   |
        | A scheme without slashes        | https:evil.example                |
        | A scheme with one slash         | https:/evil.example               |
        | A user name before the site     | user@evil.example                 |
        | The product as the user name    | http://los.example@evil.example/  |
        | That user name without a scheme | //los.example@evil.example        |
        | A page by its full address      | https://los.example/new-loan      |
        | The product on another port     | https://los.example:8443/new-loan |

      @L-5.4-01 @S-2.1-17 @S-5-16
      Examples: Another site, behind backslashes, control characters and dot segments
        | trick                                | wanted                                 |
        | A backslash as the second slash      | /{backslash}evil.example               |
        | Two backslashes                      | {backslash}{backslash}evil.example     |
        | A parent segment with backslashes    | /x{backslash}..{backslash}evil.example |
        | A tab between the slashes            | /{tab}/evil.example                    |
        | A line break between the slashes     | /{newline}/evil.example                |
        | Two line breaks between the slashes  | /{return}{newline}/evil.example        |
        | A null character between the slashes | /{null}/evil.example                   |
        | A space before the slashes           | {blank}//evil.example                  |
        | A dot segment before two slashes     | /.//evil.example                       |
        | A parent segment before two slashes  | /..//evil.example                      |
        | A folder and its parent segment      | /lf/..//evil.example                   |
        | An encoded dot segment               | /%2e//evil.example                     |

      @L-5.4-01 @S-2.1-17 @S-5-16
      Examples: Another site, percent-encoded
        | trick                       | wanted                           |
        | Both slashes encoded        | /%2f%2fevil.example              |
        | One slash encoded           | /%2fevil.example                 |
        | No slash but encoded ones   | %2f%2fevil.example               |
        | A backslash encoded         | /%5cevil.example                 |
        | Slashes encoded twice       | /%252f%252fevil.example          |
        | A backslash encoded 3 times | /%25255cevil.example             |
        | A slash encoded 40 times    | /{forty times coded}evil.example |
        | A header after a line break | /dashboard%0d%0aset-cookie:a=b   |
        | An invalid percent code     | /dashboard%zz                    |

      @S-2.1-17 @S-5-16 @S-5-20
      Examples: No page of the product
        | trick                        | wanted                                   |
        | A script                     | javascript:alert(1)                      |
        | A script in mixed letters    | JaVaScRiPt:alert(1)                      |
        | A script after a space       | {blank}javascript:alert(1)               |
        | A script with a tab in it    | java{tab}script:alert(1)                 |
        | A document as a data address | data:text/html,<script>alert(1)</script> |
        | A file of the user's machine | file:///etc/passwd                       |
        | A blob address               | blob:https://los.example/1               |
        | An empty address             |                                          |
        | A page without a first slash | new-loan                                 |
        | A query without a page       | ?redirect=/dashboard                     |
        | A path of 2,001 characters   | {overlong}                               |

      @S-2.1-17 @S-5-16 @S-5-20
      Examples: Pages of signing in and signing out
        | trick                                 | wanted                                               |
        | The address where sign-in ends        | /callback                                            |
        | That address with a page to open next | /callback?redirect=/callback?redirect=//evil.example |
        | That address in mixed letters         | /CallBack/                                           |
        | That address, percent-encoded         | /c%61llback                                          |
        | That address after a parent segment   | /lf/../callback                                      |
        | The signed-out page                   | /signed-out                                          |
        | The signed-out page with a query      | /signed-out?state=1                                  |
        | The signed-out page, percent-encoded  | /%73igned-out/                                       |

  @browser @S-2.1-16 @S-2.1-17 @L-5.4-01
  Rule: A browser that follows a hostile link stays in the product

    Scenario Outline: A hostile link in a browser stays in the product: <trick>
      Given the "lending-staff" user is signed in
      When I open the address where sign-in ends, with the wanted page "<wanted>"
      Then I land on the page "Mortgage Pipeline"
      And the browser never left the product

      Examples:
        | trick                           | wanted                       |
        | A backslash as the second slash | /{backslash}evil.example     |
        | A script                        | javascript:document.write(1) |

  @app
  Rule: After sign-in the user gets the page of the address, unless it leads to another site

    @S-2.1-16
    Scenario: After the sign-in the page of the address opens
      Given the "lending-staff" user is signed in at the identity provider
      When I open the address "/new-lead"
      Then the address is "/new-lead"

    @S-2.1-16
    Scenario: A link to the callback opens the page that it names
      Given the "lending-staff" user is signed in
      And I look at the loan pipeline
      When I open the address "/callback?redirect=%2Fnew-lead"
      Then the address is "/new-lead"

    @S-2.1-17
    Scenario: An address that leads to another site opens the landing page
      Given the "lending-staff" user is signed in at the identity provider
      When I open the address "/.//evil.example"
      Then I land on the page "Mortgage Pipeline"
