Feature: Where each kind of user lands
  After sign-in everybody starts on the page of their own work.

  @sign-in
  Rule: The kind of user decides the landing page

    @domain @http @L-1-01 @S-1-02 @S-1-03 @S-4.3-04 @S-4.3-06 @S-4.3-07 @S-4.3-08 @S-4.3-09 @S-4.3-10 @S-4.3-11 @S-6-16
    Scenario Outline: The "<person>" person lands on <page>
      Given the "<person>" person is signed in
      Then the landing page is "<page>"

      Examples:
        | person                  | page               |
        | originator              | What's New         |
        | closing                 | Closing Queue      |
        | funding                 | Funding Queue      |
        | loan-opener             | Loan Opener Queue  |
        | processor               | Processor Queue    |
        | underwriter             | Underwriting Queue |
        | lending-staff           | Mortgage Pipeline  |
        | delegated-administrator | Mortgage Pipeline  |

    @browser @S-2.1-01 @L-2.1-23 @S-1-02 @S-4.3-01 @S-4.3-03 @S-2.1-31
    Scenario: An originator sees What's New
      Given the "originator" person is signed in at the identity provider
      When I open the product
      Then I land on the page "What's New"
      And the toolbar shows who I am
      And the older application was prepared before "What's New" was asked for

  @domain @S-4.3-05
  Rule: Being an originator counts before the work queue

    Scenario: An originator who also works on a queue
      Given a user who is an originator and works on the "Closing" queue
      Then the landing page is "What's New"

  @sign-in @S-4.3-02 @S-2.1-30
  Rule: Administrators leave the product for the administration

    @domain @http
    Scenario: An administrator
      Given the "administrator" person is signed in
      Then the landing page is the administration, loaded as a full page

    @domain
    Scenario Outline: The role is written <role>
      Given a user with the role "<role>"
      Then the landing page is the administration, loaded as a full page

      Examples:
        | role          |
        | Administrator |
        | ADMINISTRATOR |
        | administrator |

    @browser @S-1-02 @S-2.1-26 @S-2.1-28 @S-2.2-03 @S-4.3-01 @S-4.3-03 @S-6-15
    Scenario: An administrator opens the product and sees nothing of the usual frame
      Given the "administrator" person is signed in at the identity provider
      When I open the product
      Then I am on the page "Administration" outside the product
      And the older application was prepared before "Administration" was asked for
      And the toolbar was never shown

  @sign-in @S-2.1-29
  Rule: The designated support administrator goes to the support variant

    @domain @http
    Scenario: Signed in through the provider, and the designated one
      Given the "administrator-support" person is signed in
      Then the landing page is the support administration, loaded as a full page

    @domain
    Scenario Outline: <case>
      Given an administrator who signed in <way> and is <whom>
      Then the landing page is the administration, loaded as a full page

      Examples:
        | case                                         | way                      | whom                              |
        | Signed in with the product account           | with the product account | the designated support person     |
        | Somebody else                                | through the provider     | not the designated support person |

    @domain
    Scenario: Nobody is designated
      Given an administrator without an id at the provider, while nobody is designated
      Then the landing page is the administration, loaded as a full page

    @browser @S-2.1-27
    Scenario: The support administrator opens the product
      Given the "administrator-support" person is signed in at the identity provider
      When I open the product
      Then I am on the page "Support Administration" outside the product
