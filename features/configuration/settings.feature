@http
Feature: The settings that the product starts from

  Rule: Before the sign-in the product loads how to sign in, feature flags and protected addresses

    Background:
      Given I am not signed in

    @L-7-06 @L-3.7-01 @L-3.7-03
    Scenario: The settings name the identity provider, the client and the protected addresses
      When the settings are requested
      Then the settings say how to sign in, and which addresses need a token

    @L-7-05 @L-3.7-02 @S-1-15
    Scenario: The feature flags are off unless the installation sets them
      When the settings are requested
      Then the settings have these feature flags:
        | enableNewCreateLoanWorkflow | off |
        | enableAiAssistant           | off |

  @L-3.7-05 @L-3.7-06
  Rule: The settings have eight feature flags

    @L-7-05
    Scenario: The settings have the eight feature flags that an installation has set
      Given an installation with these feature flags:
        | enableNewCreateLoanWorkflow     | on      |
        | enableAiAssistant               | on      |
        | enableBeta1_AdverseAction       | on      |
        | supportNoticeOfIncompleteness   | on      |
        | daysToFurnishMissingInformation | 12      |
        | enableAppraisal36               | on      |
        | creditReportingAgencyBureau     | North   |
        | creditReportingAgencyVendor     | Example |
      When the settings are requested
      Then the settings have these feature flags:
        | enableNewCreateLoanWorkflow     | on      |
        | enableAiAssistant               | on      |
        | enableBeta1_AdverseAction       | on      |
        | supportNoticeOfIncompleteness   | on      |
        | daysToFurnishMissingInformation | 12      |
        | enableAppraisal36               | on      |
        | creditReportingAgencyBureau     | North   |
        | creditReportingAgencyVendor     | Example |

  @L-9-02 @L-9-03 @L-9-04
  Rule: The settings set the idle time, the time of the warning and the keep-alive interval

    Scenario: Standard settings: a warning after 3,599 seconds, sign-out one second later
      Given I am not signed in
      When the settings are requested
      Then the response has 3599 seconds of idle time, 1 second of warning and a keep-alive every 900 seconds

    Scenario Outline: An installation can set <idle> seconds of idle time and <warning> seconds of warning
      Given I am signed in as lending staff
      And the settings set <idle> seconds of idle time, <warning> seconds of warning and a keep-alive every <ping> seconds
      When the settings are requested
      Then the response has <idle> seconds of idle time, <warning> seconds of warning and a keep-alive every <ping> seconds

      Examples:
        | idle | warning | ping |
        | 600  | 300     | 120  |
        | 5    | 30      | 10   |
