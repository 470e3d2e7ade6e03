@http
Feature: Several profiles of one user
  A user of several groups has a profile in each, and works in one of them at a time.

  Rule: A user switches from one profile to another

    @S-1-12
    Scenario Outline: A user switches from the first profile to <group>
      Given I am signed in as lending staff with three profiles
      And my active profile belongs to the group "Retail East"
      When I switch to the profile of the group "<group>"
      Then my active profile belongs to the group "<group>"
      And my other profiles belong to the groups "<others>"

      Examples:
        | group              | others                          |
        | Wholesale West     | Retail East, Closing Department |
        | Closing Department | Retail East, Wholesale West     |

    @S-1-12
    Scenario: A user switches back to the first profile
      Given I am signed in as lending staff with three profiles
      And I switch to the profile of the group "Closing Department"
      When I switch to the profile of the group "Retail East"
      Then my active profile belongs to the group "Retail East"
