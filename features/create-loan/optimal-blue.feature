Feature: Creating a loan through Optimal Blue
  On the Optimal Blue pipeline, Create Loan prices first. Whoever works for several originators says for whom.

  @http @S-4.4-12 @S-4.4-13 @S-7-17
  Rule: Who may create for other originators is asked for whom, everybody else goes on in their own name

    Scenario Outline: <person>
      Given the "<person>" person is signed in
      When I create a loan through Optimal Blue
      Then the older dialog "<dialog>" opens

      Examples:
        | person             | dialog            |
        | lending-staff      | Choose Originator |
        | single-institution | Optimal Blue      |

  @http
  Rule: A question that fails, or is answered too late, opens nothing

    Scenario: The server fails
      Given the "lending-staff" person is signed in
      And every call fails from now on with 500
      When I create a loan through Optimal Blue
      Then no older dialog opens
      And the failure is shown

    Scenario: The user has gone on
      Given the "lending-staff" person is signed in
      When I begin a loan through Optimal Blue and go on before the answer
      Then no older dialog opens

    Scenario: The user has gone on, and then the server fails
      Given the "lending-staff" person is signed in
      And every call fails from now on with 500
      When I begin a loan through Optimal Blue and go on before the answer
      Then no older dialog opens
      And no server error is shown

  @browser @S-4.4-12
  Rule: The dialog opens over the Optimal Blue pipeline and leads on from there

    Scenario: For another originator
      Given the "lending-staff" person is signed in
      And I look at the page "Optimal Blue Pipeline"
      When I ask to create a loan
      Then the older dialog "Choose Originator" is framed
      When I choose the originator "Gideon Farrow" in it
      Then the page "Quick Lock" opens for:
        | Institution | Fennimore Partners |
        | Originator  | Gideon Farrow      |
