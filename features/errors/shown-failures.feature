Feature: Which failures the user sees
  Most failed requests open the server-error dialog. Some are only logged, because the page can do without them, and
  some are answered by the screen that sent them.

  @http
  Rule: A failed request is either shown to the user or only logged

    Scenario Outline: "<call>" fails and is <reaction>
      Given the "lending-staff" user is signed in
      And every call fails from now on with 500
      When the call "<call>" is sent
      Then the failure is <reaction>

      @L-8.1-02
      Examples: Requests that open the server-error dialog
        | call                              | reaction |
        | getUser                           | shown    |
        | initializeEnterpriseLos           | shown    |
        | getAccountByApplicationIdentifier | shown    |
        | getAccountById                    | shown    |
        | getImageFlowAccess                | shown    |
        | userHasOtherActiveOriginators     | shown    |
        | createLoan                        | shown    |

      @L-8.4-01 @L-8.4-03
      Examples: The dashboard
        | call             | reaction    |
        | getLoanDashboard | only logged |

      @S-8-15 @L-8.4-02 @L-8.4-03
      Examples: Institutions
        | call            | reaction    |
        | getInstitutions | only logged |

      @S-8-16 @L-8.4-02 @L-8.4-03
      Examples: Originators
        | call           | reaction    |
        | getOriginators | only logged |

      @L-8.4-02 @L-8.4-03
      Examples: The other option lists
        | call        | reaction    |
        | getProducts | only logged |
        | getLicenses | only logged |
        | getZipCodes | only logged |

      Examples: Requests that the screen can do without, or answers for itself
        | call             | reaction    |
        | getConfiguration | only logged |
        | selectLoan       | only logged |
        | selectQueueTask  | only logged |
        | keepAlive        | only logged |
        | switchProfile    | only logged |
        | logout           | only logged |
        | requestAssistant | only logged |
        | reactToAnswer    | only logged |
        | getMenu          | only logged |
        | getLoanMenu      | only logged |

  @http @L-8.1-04
  Rule: While one error is showing, a further one shows nothing new

    Scenario: Two calls fail one after the other
      Given the "lending-staff" user is signed in
      And every call fails from now on with 500
      When the call "getUser" is sent
      And the call "getAccountById" is sent
      Then one error is showing, with the trace id of the first answer

    Scenario: Many calls fail at once
      Given the "lending-staff" user is signed in
      And every call fails from now on with 503
      When all calls are sent at once
      Then one error is showing, with the trace id of the first answer

  @http @L-6-01 @L-8.1-01
  Rule: Whichever call is refused as not signed in, the user is logged out, once

    Scenario Outline: "<call>"
      Given the "lending-staff" user is signed in
      And every call fails from now on with 401
      When the call "<call>" is sent
      Then the user is logged out once
      And no server error is shown

      Examples:
        | call                    |
        | getUser                 |
        | getZipCodes             |
        | getLoanDashboard        |
        | getOriginators          |
        | selectLoan              |
        | getImageFlowAccess      |
        | createLoan              |
        | keepAlive               |
        | requestAssistant        |
        | initializeEnterpriseLos |

    Scenario: All of them at once
      Given the "lending-staff" user is signed in
      And every call fails from now on with 401
      When all calls are sent at once
      Then the user is logged out once
      And no server error is shown

    Scenario: The logout itself is refused
      Given the "lending-staff" user is signed in
      And every call fails from now on with 401
      When the call "logout" is sent
      Then the user is not logged out

  @app
  Rule: A session that ends in the middle of an edit ends with one logout

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      And I choose the institution "Marrowbrook Home Lending"
      And "Originator" can be used
      And every call fails from now on with 401

    @L-8.1-01 @L-6-01 @L-4.9-01
    Scenario: Two requests of the create screen are refused at once
      When I choose the originator "Nora Whitfield"
      Then the page is titled "You've been signed out"
      And the server received one logout
      And the browser session no longer keeps "user"
