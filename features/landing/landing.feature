Feature: Where each kind of user lands
  After sign-in every user starts on the page of their own work.

  @app
  Rule: The kind of user decides the landing page

    Scenario Outline: After sign-in, <role> lands on <page>
      Given I am signed in as <role>
      When I open the product
      Then I land on the page "<page>"
      And the address is "<address>"

      Examples:
        | role                      | page               | address                | rule                     |
        | an originator             | What's New         | /lf/WhatsNew           | S-4.3-04 S-6-16 S-2.1-31 |
        | a closer                  | Closing Queue      | /lf/closing-queue      | S-4.3-06 S-1-03 S-1-02   |
        | a funder                  | Funding Queue      | /lf/funding-queue      | S-4.3-07 S-1-03 S-2.1-32 |
        | a loan opener             | Loan Opener Queue  | /lf/loan-opener-queue  | S-4.3-08 S-1-03 L-1-01   |
        | a processor               | Processor Queue    | /lf/processor-queue    | S-4.3-09 S-1-03 L-1-01   |
        | an underwriter            | Underwriting Queue | /lf/underwriting-queue | S-4.3-10 S-1-03 L-1-01   |
        | lending staff             | Mortgage Pipeline  | /lf/loan-pipeline      | S-4.3-11 S-1-02          |
        | a delegated administrator | Mortgage Pipeline  | /lf/loan-pipeline      | S-4.3-11 S-1-02          |

    @S-2.1-01 @L-2.1-23 @S-1-04
    Scenario: The address "/default" opens the landing page
      Given I am signed in as an originator
      When I open the address "/default"
      Then the address is "/lf/WhatsNew"
      And I land on the page "What's New"

    @S-4.3-03
    Scenario: The landing page waits for the initialization of the server
      Given I am signed in as an originator
      And the initialization of the server takes its time
      When I open the product
      Then the page "What's New" has not been requested

    @A-197
    Scenario: A user who has gone on before the initialization is done stays on that page
      Given I am signed in as an originator
      And the initialization of the server takes its time
      And I open the product
      And I go on to the page "Lead Pipeline"
      When the late response arrives
      Then I land on the page "Lead Pipeline"

  @app
  Rule: A user whose initialization failed can try again

    Scenario: "Try again" initializes the server again and opens the landing page
      Given I am signed in as an originator
      And the next "initializeEnterpriseLos" request fails with the message "Try later."
      And I open the product
      And I close the message
      When I choose "Try again"
      Then I land on the page "What's New"

  Rule: Administrators are redirected to the administration pages

    @app @S-4.3-02 @S-2.1-26 @S-2.1-30
    Scenario: An administrator who opens the product gets the administration pages
      Given I am signed in as an administrator
      When I open the product
      Then I am on the page "Administration" outside the product

    @app @S-4.3-01
    Scenario: The administration pages wait for the initialization of the server
      Given I am signed in as an administrator
      And the initialization of the server takes its time
      When I open the product
      Then the page "Administration" has not been requested

    @browser @sign-in @S-2.1-28 @S-2.2-03 @S-6-15
    Scenario: An administrator never sees the toolbar
      Given I am signed in at the identity provider as an administrator
      When I open the product
      Then I am on the page "Administration" outside the product
      And the toolbar was never shown

  Rule: The designated support user, if signed in by the identity provider, lands on the support page

    @app @S-2.1-27 @S-2.1-28 @S-2.1-29
    Scenario: The designated support user who opens the product gets the support page
      Given I am signed in as a support administrator
      When I open the product
      Then I am on the page "Support Administration" outside the product

  @domain
  Rule: An originator with a queue lands as an originator, any administrator but the support user as an administrator

    Scenario Outline: After sign-in, <user> lands on <page>
      Given the user is <user>
      Then the landing page is <page>

      Examples:
        | user                                                                | page                                    | rule                       |
        | an originator who also works on the Closing queue                   | "What's New"                            | S-4.3-05                   |
        | an administrator whose role is written "ADMINISTRATOR"              | "Administration", loaded as a full page | S-4.3-02 S-1-17            |
        | an administrator whose role is written "administrator"              | "Administration", loaded as a full page | S-4.3-02 S-1-17            |
        | the designated support user, signed in with the product account     | "Administration", loaded as a full page | S-2.1-29 S-2.1-30          |
        | an administrator who is not the designated support user             | "Administration", loaded as a full page | S-2.1-29 S-2.1-30          |
        | an administrator without an id, while no support user is designated | "Administration", loaded as a full page | S-2.1-29 S-2.1-30 S-2.1-46 |
