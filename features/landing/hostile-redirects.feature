Feature: Open-redirect protection
  A link to the end of sign-in may carry any address at all. Each of these was invented to lead the user out of the
  product, to run a script in it, or to send the browser round in circles. All of them end on the landing page.

  @domain
  Rule: After sign-in, a link that is not a page of the product opens the landing page

    Scenario Outline: Hostile link: <trick>
      When sign-in ends and the wanted page is "<wanted>"
      Then I continue on "/default"

      @L-5.4-01 @S-2.1-17 @S-5-16
      Examples: Another site, said openly
        | trick                            | wanted                              |
        | Its address                      | https://evil.example/               |
        | Its address in capitals          | HTTPS://EVIL.EXAMPLE                |
        | Its address without a scheme     | //evil.example                      |
        | One slash more                   | ///evil.example                     |
        | A scheme without slashes         | https:evil.example                  |
        | A scheme with one slash          | https:/evil.example                 |
        | A user in front of the site      | user@evil.example                   |
        | This product as the user         | http://los.example@evil.example/    |
        | This product as the user, later  | //los.example@evil.example          |
        | This product by its full address | https://los.example/new-loan        |
        | This product on another port     | https://los.example:8443/new-loan   |

      @L-5.4-01 @S-2.1-17 @S-5-16
      Examples: Another site, behind slashes that are none
        | trick                                | wanted                                 |
        | A backslash for the second slash     | /{backslash}evil.example               |
        | Two backslashes                      | {backslash}{backslash}evil.example     |
        | A backslash on the way               | /x{backslash}..{backslash}evil.example |
        | A tab between the slashes            | /{tab}/evil.example                    |
        | A line break between the slashes     | /{newline}/evil.example                |
        | Two line breaks between the slashes  | /{return}{newline}/evil.example        |
        | Nothing at all between the slashes   | /{null}/evil.example                   |
        | A blank in front                     | {blank}//evil.example                  |
        | A path that stays before two slashes | /.//evil.example                       |
        | A path that climbs to two slashes    | /..//evil.example                      |
        | The same further down                | /lf/..//evil.example                   |
        | A path that stays, in disguise       | /%2e//evil.example                     |

      @L-5.4-01 @S-2.1-17 @S-5-16
      Examples: Another site, in disguise
        | trick                        | wanted                           |
        | Both slashes written in code | /%2f%2fevil.example              |
        | One slash written in code    | /%2fevil.example                 |
        | No slash but those in code   | %2f%2fevil.example               |
        | A backslash written in code  | /%5cevil.example                 |
        | Code within code             | /%252f%252fevil.example          |
        | Code within code within code | /%25255cevil.example             |
        | Code forty times over        | /{forty times coded}evil.example |
        | A header smuggled in         | /dashboard%0d%0aset-cookie:a=b   |
        | Code that means nothing      | /dashboard%zz                    |

      @S-2.1-17 @S-5-16 @S-5-20
      Examples: Something that is no page
        | trick                        | wanted                                   |
        | A script                     | javascript:alert(1)                      |
        | A script in mixed letters    | JaVaScRiPt:alert(1)                      |
        | A script behind a blank      | {blank}javascript:alert(1)               |
        | A script with a tab in it    | java{tab}script:alert(1)                 |
        | A document in the address    | data:text/html,<script>alert(1)</script> |
        | A file of the machine        | file:///etc/passwd                       |
        | A piece of memory            | blob:https://los.example/1               |
        | No page at all               |                                          |
        | A page without a first slash | new-loan                                 |
        | A question without a page    | ?redirect=/dashboard                     |
        | An address of 2,001 letters  | {overlong}                               |

      @S-2.1-17 @S-5-16 @S-5-20
      Examples: Round in circles
        | trick                                 | wanted                                               |
        | The end of sign-in again              | /callback                                            |
        | The same with a wish of its own       | /callback?redirect=/callback?redirect=//evil.example |
        | The same in other letters             | /CallBack/                                           |
        | The same in disguise                  | /c%61llback                                          |
        | The same after a step back            | /lf/../callback                                      |
        | The signed-out page                   | /signed-out                                          |
        | The signed-out page with something on | /signed-out?state=1                                  |
        | The signed-out page in disguise       | /%73igned-out/                                       |

  @browser @S-2.1-16 @S-2.1-17 @L-5.4-01
  Rule: A browser that follows such a link stays in the product

    Scenario Outline: Hostile link in a browser: <trick>
      Given the "lending-staff" user is signed in
      When I go to the end of sign-in, wanting "<wanted>"
      Then I land on the page "Mortgage Pipeline"
      And the browser never left the product

      Examples:
        | trick                            | wanted                       |
        | A backslash for the second slash | /{backslash}evil.example     |
        | A script                         | javascript:document.write(1) |

  @app @S-2.1-16
  Rule: After sign-in the user gets the page that the link names

    Scenario: A page of the product
      Given the "lending-staff" user is signed in at the identity provider
      When I open the address "/new-lead"
      Then the address is "/new-lead"
