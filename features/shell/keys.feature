@app
Feature: Keys while something is open
  A menu or dialog takes the keys. What lies below it does not change.

  Rule: A menu or dialog takes the keys; a panel and the assistant leave them to the page

    @A-183
    Scenario Outline: After "<choice>", pressing <keys> leaves the list of shortcuts <state>
      Given I am signed in as lending staff, with the AI assistant and the new workflow
      And the loan of "Casimir Dombrowski" is open
      And I choose "<choice>"
      When I press the keys "<keys>"
      Then "Keyboard shortcuts" is <state>

      Examples:
        | choice            | keys      | state  |
        | Compliance Alerts | ?         | open   |
        | Compliance Alerts | Control+/ | open   |
        | AI Assistant      | Control+/ | open   |
        | Help              | ?         | closed |
        | Help              | Control+/ | closed |
        | Create Loan       | ?         | closed |
        | Create Loan       | Control+/ | closed |

  Rule: The key / moves the focus to the quick search, unless a menu or dialog is open

    Background:
      Given I am signed in as lending staff, with the AI assistant and the new workflow
      And the settings set no idle times
      And I am on the Loan Pipeline

    @A-183
    Scenario: Pressing / moves the focus to the quick search
      When I press the keys "/"
      Then "Quick search" has the focus

    @A-183
    Scenario Outline: While <overlay> covers the page, pressing / leaves the quick search alone
      Given <overlay> covers the page
      When I press the keys "/"
      Then "Quick search" does not have the focus

      Examples:
        | overlay               |
        | the help menu         |
        | the profile menu      |
        | the list of shortcuts |
        | the create dialog     |
        | an error message      |
        | the idle warning      |
        | the assistant         |

  Rule: Back closes a menu and the list of shortcuts

    Scenario Outline: Back closes <overlay>
      Given I am signed in as lending staff, with the AI assistant and the new workflow
      And I am on the Loan Pipeline
      And I choose "Search"
      And <overlay> covers the page
      When I go back
      Then <overlay> is gone

      Examples:
        | overlay               |
        | the help menu         |
        | the profile menu      |
        | the list of shortcuts |

  Rule: Escape closes what is on top, and nothing below it

    Background:
      Given I am signed in as lending staff, with the AI assistant and the new workflow
      And the settings set no idle times
      And the window is 1280 by 800
      And the loan of "Casimir Dombrowski" is open

    @A-184
    Scenario Outline: Escape closes <overlay>
      Given <overlay> covers the page
      When I press the keys "Escape"
      Then <overlay> is gone

      Examples:
        | overlay         |
        | a panel         |
        | the assistant   |
        | a filtered menu |

    @A-184
    Scenario Outline: Escape closes <overlay> and leaves <below>
      Given <below> covers the page
      And <overlay> covers the page
      When I press the keys "Escape"
      Then <overlay> is gone
      And <below> is still there

      Examples:
        | below           | overlay               |
        | a panel         | the help menu         |
        | a panel         | the profile menu      |
        | a panel         | the list of shortcuts |
        | a panel         | the create dialog     |
        | a panel         | an error message      |
        | a panel         | the idle warning      |
        | a panel         | the assistant         |
        | the assistant   | the help menu         |
        | a filtered menu | the help menu         |
        | a filtered menu | the assistant         |

    @A-184
    Scenario: The idle warning stays above an error that comes later
      Given the idle warning covers the page
      And an error message covers the page
      When I press the keys "Escape"
      Then the idle warning is gone
      And an error message is still there

    @A-184
    Scenario: Escape leaves a filter that does not have the focus
      Given a filtered menu covers the page
      And a panel covers the page
      When I press "Escape" 2 times
      Then a filtered menu is still there

    @A-184
    Scenario: After Control+` hides an open debug panel, Escape closes the panel below it
      Given a panel covers the page
      And I open the debug panel
      And I press the keys "Control+`"
      When I press the keys "Escape"
      Then a panel is gone

  Rule: Control+Z takes back the entry in the field that has the focus

    Background:
      Given I am signed in as lending staff, with the AI assistant and the new workflow
      And I am on the create loan screen
      And I type "400000" into "Sales price"

    @A-162
    Scenario Outline: <keys> takes the entry back
      When I press the keys "<keys>"
      Then "Sales price" shows ""

      Examples:
        | keys      |
        | Control+Z |
        | Meta+Z    |

    @A-162
    Scenario: Control+Z leaves the entry of another field
      Given I press the keys "Tab"
      When I press the keys "Control+Z"
      Then "Sales price" shows "400,000.00"
