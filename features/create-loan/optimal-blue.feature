Feature: Creating a loan through Optimal Blue
  On the Optimal Blue pipeline, Create Loan prices first. A user who works for several originators chooses one of them.

  @http
  Rule: Users with other active originators choose one, all others go on in their own name

    Scenario Outline: <user>
      Given the "<user>" user is signed in
      When I create a loan through Optimal Blue
      Then the legacy dialog "<dialog>" opens

      @S-4.4-12 @S-7-17
      Examples: There are other originators
        | user          | dialog            |
        | lending-staff | Choose Originator |

      @S-4.4-13 @S-7-17
      Examples: There are none
        | user               | dialog       |
        | single-institution | Optimal Blue |

  @http
  Rule: A question that fails, or is answered too late, opens nothing

    Scenario: The server fails
      Given the "lending-staff" user is signed in
      And every call fails from now on with 500
      When I create a loan through Optimal Blue
      Then no legacy dialog opens
      And the failure is shown

    Scenario: The user has gone on
      Given the "lending-staff" user is signed in
      When I begin a loan through Optimal Blue and go on before the answer
      Then no legacy dialog opens

    Scenario: The user has gone on, and then the server fails
      Given the "lending-staff" user is signed in
      And every call fails from now on with 500
      When I begin a loan through Optimal Blue and go on before the answer
      Then no legacy dialog opens
      And no server error is shown

  @browser
  Rule: The dialog opens over the Optimal Blue pipeline and leads on from there

    Background:
      Given the "lending-staff" user is signed in
      And I look at the page "Optimal Blue Pipeline"

    @S-4.4-12
    Scenario: The dialog asks for the originator
      When I ask to create a loan
      Then the legacy dialog "Choose Originator" is framed

    Scenario: The chosen originator is taken along
      Given I ask to create a loan
      When I choose the originator "Gideon Farrow" in it
      Then the page "Quick Lock" opens for:
        | Institution | Fennimore Partners |
        | Originator  | Gideon Farrow      |
