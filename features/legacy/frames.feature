Feature: Pages of the legacy application inside the product
  Legacy pages run in a frame and talk to the product by messages. The product listens to them and to nothing else.

  Rule: A legacy page is shown in a frame

    @browser @L-1-09 @S-1-10
    Scenario: The legacy page What's New is shown in a frame
      Given I am signed in as lending staff
      When I open the page "What's New"
      Then I land on the page "What's New"

    @app @L-2.1-20 @S-2.1-22 @L-2.6-01
    Scenario Outline: The address of the legacy page <page> opens it
      Given I am signed in as lending staff
      When I open the address "<address>"
      Then I land on the page "<page>"

      Examples: A work queue, a page of a menu and a page of the create dialog
        | page          | address           |
        | Closing Queue | /lf/closing-queue |
        | Rates         | /lf/ResourceRates |
        | Import Loan   | /lf/import-loan   |

  Rule: An unknown legacy page shows "Page Not Found"; other unknown addresses open the landing page

    @app @S-8-18
    Scenario: A legacy page that does not exist shows "Page Not Found"
      Given I am signed in as lending staff
      When I open the address "/lf/no-such-page"
      Then the page is titled "Page Not Found"

    @app @L-2.1-29
    Scenario: An unknown address outside /lf opens the landing page
      Given I am signed in as lending staff
      When I open the address "/no/such/page"
      Then I land on the page "Mortgage Pipeline"

  Rule: A navigate message of a legacy page opens its route

    @browser @L-2.6-02
    Scenario: A navigate message leads from What's New to the closing queue
      Given I am signed in as lending staff
      And I am on the page "What's New"
      When the framed page sends a navigate message to "/lf/closing-queue"
      Then I land on the page "Closing Queue"

    @app @L-2.6-02
    Scenario Outline: A navigate message leads to <what>
      Given I am signed in as lending staff
      And I am on the page "What's New"
      When the framed page sends a navigate message to "<route>"
      Then the page is titled "<title>"

      Examples:
        | what                    | route                                | title             |
        | the create screen       | /new-loan                            | Create Loan       |
        | a route with parameters | /lf/menu-item?item=intent-to-proceed | Intent to Proceed |

  @robustness
  Rule: Messages that the product does not know or trust are ignored and counted

    @app @L-2.6-03
    Scenario Outline: A message <how> is ignored
      Given I am signed in as lending staff
      And I am on the page "What's New"
      When <sender> sends <message>
      Then 1 message was ignored
      And the page is titled "What's New"

      Examples:
        | sender                              | message                                                 | how                   |
        | the window itself                   | a navigate message to "/new-loan"                       | without a frame       |
        | a page of another site in the frame | a navigate message to "/new-loan"                       | from another site     |
        | the framed page                     | a navigate message to "/new-loan" with an unknown field | with an unknown field |
        | the framed page                     | a navigate message to "/no-such-page"                   | to an unknown route   |
        | the framed page                     | a navigate message to "/lf/no-such-page"                | to an unknown page    |
        | the framed page                     | a navigate message to "//evil.example"                  | to another site       |
        | the framed page                     | an undocumented message                                 | of an unknown kind    |

    @browser @L-2.6-03
    Scenario: An ignored message leaves the open loan open
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open
      And I open the group "Status Tracking"
      And I choose "Lock History" in the menu
      When the framed page sends a navigate message to "/no-such-page"
      Then 1 message was ignored
      And the tab is titled "Lock History · 1000123401 Amelia Thornquist · Threshold"

  @app
  Rule: A framed page with a 401 response logs the user out

    @L-6-01
    Scenario: A legacy page with a 401 response leads to the signed-out page
      Given I am signed in as lending staff
      And I am on the page "What's New"
      And the page "Lead Pipeline" fails with 401
      When I go on to the page "Lead Pipeline"
      Then the page is titled "You've been signed out"
      And the server received one logout

  @app
  Rule: On the mortgage pipeline "Create Loan" is disabled until the pipeline has loaded

    Background:
      Given I am signed in as lending staff
      And I am on the page "What's New"

    @S-4.2-31
    Scenario: "Create Loan" is disabled while the page of the pipeline is loading
      Given the page "Mortgage Pipeline" takes its time
      When I go on to the page "Mortgage Pipeline"
      Then I cannot choose "Create Loan"

    @S-4.2-31
    Scenario: In a narrow window, the menu entry "Create Loan" is disabled while the pipeline is loading
      Given the window is 1279 by 900
      And the page "Mortgage Pipeline" takes its time
      And I go on to the page "Mortgage Pipeline"
      When I choose "Create Loan"
      Then I cannot choose the entry "Create Loan"

    @S-4.2-31
    Scenario: "Create Loan" stays disabled if the page of the pipeline cannot be loaded
      Given the page "Mortgage Pipeline" fails with 500
      When I go on to the page "Mortgage Pipeline"
      Then I cannot choose "Create Loan"

    @S-4.2-31
    Scenario: "Create Loan" is enabled once the page of the pipeline has loaded
      Given the page "Mortgage Pipeline" takes its time
      And I go on to the page "Mortgage Pipeline"
      When the late response arrives
      Then I can choose "Create Loan"

  @browser
  Rule: A legacy dialog stays inside the window

    @S-9-15
    Scenario: In a window 768 pixels high, the dialog of a long page is 736 pixels high
      Given I am signed in as lending staff
      And the window is 1280 by 768
      And the loan of "Amelia Thornquist" is open
      And the legacy page "/OptimalBlue/CurrentUser" becomes very long
      And I open the group "Loan Services"
      When I choose "Product and Pricing" in the menu
      Then "Product and Pricing" is 530 by 736 pixels
      And the dialog "Product and Pricing" stays inside the window

  @browser
  Rule: Unsaved entries of a legacy page are not lost without a confirmation

    Background:
      Given I am signed in as lending staff
      And the loan of "Amelia Thornquist" is open

    @A-143
    Scenario Outline: "<icon>" does not replace an unsaved note in a window
      Given I write the note "Call back on Monday" in the window for a note
      When I choose "<icon>"
      Then the open windows are "<windows>"
      And the note still reads "Call back on Monday"

      Examples:
        | icon       | windows              |
        | View Notes | Add Note, View Notes |
        | Add Note   | Add Note             |

    @A-126
    Scenario: Logging out asks while a note in a window is not saved
      Given I write the note "Call back on Monday" in the window for a note
      When I ask to be logged out
      Then a dialog titled "Log out and discard changes?" appears

    @A-143
    Scenario: Closing a dialog with an unsaved note asks for a confirmation
      Given I open the group "Actions"
      And I choose "Add Note" in the menu
      And I write the note "Call back on Monday" in the dialog for a note
      When I choose "Close"
      Then a dialog titled "Close without saving?" appears
