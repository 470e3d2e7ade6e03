@browser
Feature: Pages of the older application inside the product
  Older pages run in a frame and talk to the product by messages. The product listens to them and to nobody else.

  @L-2.6-01 @L-2.1-20 @S-2.1-22 @L-1-09 @S-1-10
  Rule: A page of the older application is shown in a frame

    Scenario Outline: <page>
      Given the "lending-staff" person is signed in
      When I open the older page "<page>"
      Then the frame shows "<page>"

      Examples:
        | page              |
        | Mortgage Pipeline |
        | What's New        |
        | Closing Queue     |

  @S-8-18
  Rule: A page that nobody knows is titled "Page Not Found"

    Scenario: An unknown page
      Given the "lending-staff" person is signed in
      When I open an older page that does not exist
      Then the page is titled "Page Not Found"

  @L-2.6-02
  Rule: A message of the framed page leads to the route it carries

    Scenario: The framed page asks for the create loan screen
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      When the framed page asks to go to "/new-loan"
      Then the page is titled "Create Loan"

  Rule: Messages from elsewhere, and messages nobody documented, are ignored and counted

    Scenario Outline: <case>
      Given the "lending-staff" person is signed in
      And I look at the loan pipeline
      When <sender> says <message>
      Then the page is titled "Mortgage Pipeline"
      And 1 message was ignored

      Examples:
        | case                                   | sender                  | message                                |
        | Another window of this site            | the window itself       | to go to "/new-loan"                   |
        | A window of another site               | a window of another site | to go to "/new-loan"                   |
        | A message nobody documented            | the framed page         | something undocumented                 |
        | A message with a field too many        | the framed page         | to go to "/new-loan" with a field more |

  Rule: A route outside the product leads to the landing page

    Scenario: The framed page names another site
      Given the "originator" person is signed in
      And I look at the loan pipeline
      When the framed page asks to go to "//evil.example"
      Then I land on the page "What's New"
