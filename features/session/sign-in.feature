@sign-in
Feature: Signing in
  Every user signs in at the identity provider, which the product reaches by redirect.

  @app
  Rule: All pages but the error page, the signed-out page and the callback need a sign-in

    @L-2.1-30 @S-6-01
    Scenario Outline: <page> needs a sign-in
      Given I am not signed in
      When I open the address "<address>"
      Then the identity provider asks who I am

      Examples:
        | page                           | address                             | rule     |
        | A pipeline with a search in it | /lf/loan-pipeline?search=Thornquist | L-2.1-31 |
        | The create screen              | /new-loan                           | S-1-11   |
        | The dashboard                  | /dashboard                          | L-9-06   |
        | The address of a profile       | /switch-profile/1                   |          |
        | The alert page                 | /alert-message                      |          |

    @L-2.1-05 @S-6-03 @S-2.2-02
    Scenario: The error page needs no sign-in and shows no toolbar
      Given I am not signed in
      When I open the address "/error/403"
      Then the page is titled "Forbidden"
      And the address is "/error/403"
      And there is no toolbar

    @C-09 @S-6-02 @L-2.1-02
    Scenario Outline: Without a sign-in, the callback leaves no user data: <address>
      Given I am not signed in
      And the browser keeps a value under every key of the product
      When I open the address "<address>"
      Then the page is titled "You've been signed out"
      And the browser keeps nothing about me
      And I have not been asked to sign in

      Examples:
        | address    |
        | /callback  |
        | /Callback/ |

  @app
  Rule: After the sign-in the user gets the requested page

    @S-2.1-16 @L-2.1-31 @S-6-01
    Scenario: After signing in at the identity provider, the user gets the requested page
      Given I am not signed in
      And I open the address "/new-loan"
      When I sign in as an originator
      Then the page is titled "Create Loan"
      And the toolbar shows who I am

    @S-2.1-15
    Scenario: A user whom the identity provider knows already is not asked to sign in
      Given I am signed in at the identity provider as a closer
      When I open the product
      Then I land on the page "Closing Queue"
      And I have not been asked to sign in

  @app
  Rule: A sign-in that fails or is canceled opens the signed-out page

    Background:
      Given I am not signed in
      And I open the address "/lf/loan-pipeline"

    @L-2.1-31 @L-2.5-01 @L-2.5-03
    Scenario: A canceled sign-in opens the signed-out page
      When I cancel the sign-in
      Then the page is titled "You've been signed out"
      And below the title I read "Your sign-in wasn't completed. This page takes you to sign-in again."
      And I read "Be patient, the page will refresh itself, if not click on the following button."

    @L-2.1-31 @L-2.1-01
    Scenario: After a canceled sign-in, the next sign-in opens the requested page once
      Given I cancel the sign-in
      And I open the address "/new-loan"
      When I sign in as an originator
      Then the page is titled "Create Loan"
      And the address "/new-loan" was opened once

  Rule: After a sign-in every part of the product has the data of the user

    @app @S-4.1-02 @S-4.1-04 @S-3-03
    Scenario: After a sign-in, the toolbar and the profile menu show the user
      Given I am signed in at the identity provider as branch staff without licenses
      When I open the product
      Then the toolbar shows who I am
      And the profile menu shows "NOA", "New Branches"

    @app @S-4.1-02
    Scenario: A user who is stored from an earlier sign-in is loaded again
      Given I am signed in as a closer
      And the browser stores my former name and no sign-in
      When I open the product
      Then I land on the page "Closing Queue"
      And the toolbar shows who I am

  @app
  Rule: User and sign-in are in session storage only

    Background:
      Given I am signed in at the identity provider as lending staff
      And I open the product

    @S-3-70 @S-4.1-03
    Scenario: Session storage has the signed-in user
      Then session storage has "user" with my name

    @L-9-05
    Scenario: The sign-in is kept in session storage and not for longer
      Then the sign-in is in session storage only

    @S-4.1-01
    Scenario: A page that is loaded again takes the user from session storage
      When I reload the page
      Then the toolbar shows who I am
      And my data was not requested

    @S-2.2-02 @C-28 @S-2.1-47
    Scenario: The error page shows the toolbar of a user who is signed in
      When I open the address "/error/403"
      Then the page is titled "Forbidden"
      And the toolbar shows who I am

  @http
  Rule: The server sends the data of the user to the product

    @S-7-01
    Scenario Outline: The server sends "<value>" as the <field> of <role>
      When I am signed in as <role>
      Then the server names "<value>" as the user's <field>

      Examples:
        | role                    | field         | value                      | rule          |
        | lending staff           | role          | User                       | S-3-02 S-3-03 |
        | an administrator        | role          | Administrator              | S-3-02 S-3-03 |
        | a support administrator | role          | Administrator              | S-3-02 S-3-03 |
        | lending staff           | initials      | LS                         | S-3-02 S-3-03 |
        | an originator           | isOriginator  | true                       |               |
        | lending staff           | isOriginator  | false                      |               |
        | lending staff           | firstName     | Leila                      | S-3-04        |
        | lending staff           | lastName      | Sandoval                   | S-3-04        |
        | lending staff           | email         | leila.sandoval@example.com | S-3-05 S-3-06 |
        | lending staff           | userGroupName | Lending Operations         | S-3-05 S-3-06 |
        | a closer                | userGroupName | Closing Department         | S-3-05 S-3-06 |
