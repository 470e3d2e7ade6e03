@http
Feature: The settings that the product starts from

  Rule: The settings come before sign-in and say how to sign in, what is switched on and what is protected

    Background:
      Given no user is signed in

    @L-7-05 @L-7-06 @L-3.7-01
    Scenario: How to sign in
      When the settings are asked for
      Then they say how to sign in

    @L-7-05 @L-3.7-03
    Scenario: What is protected
      When the settings are asked for
      Then they say which addresses need a token

    @L-7-05 @L-3.7-02
    Scenario: What is switched on
      When the settings are asked for
      Then "enableNewCreateLoanWorkflow" is off
      And "enableAiAssistant" is off

  @L-3.7-05 @L-3.7-06
  Rule: Eight switches are part of the settings

    Scenario: A world with other switches
      Given a world with these switches:
        | enableNewCreateLoanWorkflow    | on      |
        | enableAiAssistant              | on      |
        | enableBeta1_AdverseAction      | on      |
        | supportNoticeOfIncompleteness  | on      |
        | daysToFurnishMissingInformation | 12     |
        | enableAppraisal36              | on      |
        | creditReportingAgencyBureau    | North   |
        | creditReportingAgencyVendor    | Example |
      When the settings are asked for
      Then the settings have these switches:
        | enableNewCreateLoanWorkflow    | on      |
        | enableAiAssistant              | on      |
        | enableBeta1_AdverseAction      | on      |
        | supportNoticeOfIncompleteness  | on      |
        | daysToFurnishMissingInformation | 12     |
        | enableAppraisal36              | on      |
        | creditReportingAgencyBureau    | North   |
        | creditReportingAgencyVendor    | Example |

  @L-9-02 @L-9-03 @L-9-04
  Rule: The settings set the idle times

    Scenario: The times of the standard settings
      Given no user is signed in
      When the settings are asked for
      Then the user may be idle for 3599 seconds, is signed out 1 second later, and is kept alive every 900 seconds

    Scenario Outline: An installation with a warning of <warning> seconds
      Given the "lending-staff" user is signed in
      And the settings ask for <idle> seconds idle, <warning> seconds of warning and a keep-alive every <ping> seconds
      When the settings are asked for
      Then the user may be idle for <idle> seconds, is signed out <warning> seconds later, and is kept alive every <ping> seconds

      Examples:
        | idle | warning | ping |
        | 600  | 300     | 120  |
        | 5    | 30      | 10   |

  Rule: Calls to protected addresses carry a token, all others none

    Background:
      Given the "lending-staff" user is signed in and the product has just started
      And the settings are asked for

    @L-7-22 @S-7-31
    Scenario: The settings need no token
      Then the call carries no token

    @L-7-21 @S-7-29 @S-7-30
    Scenario: The user needs a token
      When the user is asked for
      Then the call carries a token for the scope of its address

  @L-7-01 @L-7-02
  Rule: The anti-forgery cookie goes along as a header when it is there

    Background:
      Given the "lending-staff" user is signed in and the product has just started

    Scenario: Before the first answer
      When the user is asked for
      Then the call carries no anti-forgery header

    Scenario: After the first answer
      Given the settings are asked for
      When the user is asked for
      Then the call carries the anti-forgery cookie as a header
