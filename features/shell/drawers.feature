Feature: The navigation
  A narrow drawer of icons on the left, the primary drawer, leads to pipelines, rates and menus.

  @app
  Rule: Every user has the Pipeline icon; any other icon needs a menu with entries

    Scenario Outline: Without entries for <empty>, the navigation offers <icons>
      Given I am signed in as lending staff
      And these menus are empty: <empty>
      When I open the page "<page>"
      Then the navigation offers "<icons>"

      Examples: On every page, the rates page included
        | empty                               | page       | icons                                  | rule     |
        | rates, reports, delivery, resources | What's New | Pipeline                               | S-2.4-02 |
        | rates                               | What's New | Pipeline, Reports, Delivery, Resources | S-2.4-03 |
        | rates                               | Rates      | Pipeline, Reports, Delivery, Resources | S-2.4-03 |
        | reports                             | What's New | Pipeline, Rates, Delivery, Resources   | S-2.4-04 |
        | delivery                            | What's New | Pipeline, Rates, Reports, Resources    | S-2.4-05 |
        | resources                           | What's New | Pipeline, Rates, Reports, Delivery     | S-2.4-06 |

  @app
  Rule: Each icon of a menu opens the menu of its name

    @S-2.4-31
    Scenario Outline: The icon "<icon>" opens the menu "<icon>"
      Given I am signed in as lending staff
      And I am on the page "What's New"
      When I choose "<icon>"
      Then the open menu is "<icon>"
      And the groups of the menu are "<groups>"

      Examples:
        | icon      | groups                               |
        | Reports   | Pipeline Reports, Compliance Reports |
        | Delivery  | Investor Delivery                    |
        | Resources | Guides, Contacts                     |

  @app
  Rule: The Pipeline icon opens the user's own queue, or else the mortgage pipeline

    Scenario Outline: The Pipeline icon leads <role> to the page <page>
      Given I am signed in as <role>
      And I am on the page "What's New"
      When I choose "Pipeline"
      Then I land on the page "<page>"

      Examples:
        | role           | page               | rule     |
        | a closer       | Closing Queue      | S-2.4-11 |
        | a funder       | Funding Queue      | S-2.4-12 |
        | a loan opener  | Loan Opener Queue  | S-2.4-13 |
        | a processor    | Processor Queue    | S-2.4-14 |
        | an underwriter | Underwriting Queue | S-2.4-15 |
        | lending staff  | Mortgage Pipeline  | S-2.4-16 |

  @app
  Rule: A pipeline and the rates page are marked by their icons and close the open menu

    @S-4.2-18
    Scenario Outline: The icon "<icon>" opens its page, is marked and closes the open menu
      Given I am signed in as lending staff
      And I am on the page "What's New"
      And I choose "Resources"
      When I choose "<icon>"
      Then I land on the page "<page>"
      And the selected icon is "<icon>"
      And no menu is open

      Examples:
        | icon     | page              | rule              |
        | Pipeline | Mortgage Pipeline | S-4.2-16          |
        | Rates    | Rates             | S-4.2-17 S-2.4-51 |

    @S-4.2-16
    Scenario: The Lead Pipeline, too, is marked by the Pipeline icon
      Given I am signed in as lending staff
      When I open the page "Lead Pipeline"
      Then the selected icon is "Pipeline"

  @app
  Rule: A queue page has an icon for the work-queue dashboard

    @S-2.3-25 @S-2.3-26 @S-3-17
    Scenario: A processor has the icon of the work-queue dashboard on the processor queue
      Given I am signed in as a processor
      When I open the page "Processor Queue"
      Then I can choose "Work Queue Dashboard"

    @S-4.2-26
    Scenario: The legacy page in the work-queue dashboard closes the dashboard
      Given I am signed in as a processor
      And I am on the page "Processor Queue"
      And I choose "Work Queue Dashboard"
      And "Work Queue Dashboard" is open
      When the page "Work Queue Dashboard" asks to close "workQueueDashboard"
      Then "Work Queue Dashboard" is closed

  Rule: The navigation is a strip of icons 61 pixels wide, open in a window of 1280 pixels or more

    @browser @S-2.4-01 @S-9-02
    Scenario: In a window 1280 pixels wide, the navigation is 61 pixels wide and beside the page
      Given I am signed in as lending staff
      And the window is 1280 by 800
      When I open the page "What's New"
      Then the navigation is 61 pixels wide
      And the navigation is open beside the page

    @app @S-4.2-01 @S-9-01
    Scenario Outline: In a window <width> pixels wide the navigation is <state> at first
      Given I am signed in as lending staff
      And the window is <width> by 800
      When I open the page "What's New"
      Then the navigation is <state>

      Examples:
        | width | state  |
        | 1280  | open   |
        | 1279  | closed |

    @app @S-4.2-02 @S-2.2-05
    Scenario Outline: In a window <width> pixels wide, "Menu" makes the navigation <state>
      Given I am signed in as lending staff
      And the window is <width> by 800
      And I am on the page "What's New"
      When I choose "Menu"
      Then the navigation is <state>

      Examples:
        | width | state  |
        | 1280  | closed |
        | 1279  | open   |

    @app @S-9-01
    Scenario: A window that becomes narrow closes the navigation
      Given I am signed in as lending staff
      And the window is 1280 by 800
      And I am on the page "What's New"
      When the window becomes 1279 by 800
      Then the navigation is closed

  Rule: In a narrow window the navigation covers the page; backdrop, Escape or a new page closes it

    Background:
      Given I am signed in as lending staff
      And the window is 1279 by 800
      And I am on the page "What's New"

    @browser @S-4.2-03
    Scenario: In a narrow window, the open navigation lies over the page
      When I choose "Menu"
      Then the navigation is open over the page

    @browser @S-4.2-04
    Scenario: In a narrow window, a click beside the open navigation closes it
      Given I choose "Menu"
      When I choose "Close the navigation"
      Then the navigation is closed

    @app @S-4.2-05
    Scenario Outline: In a narrow window, opening <what> closes the navigation
      Given I go on to the page "Mortgage Pipeline"
      And I choose "Menu"
      When I choose "<icon>"
      Then I land on the page "<page>"
      And the navigation is closed

      Examples:
        | what                           | icon     | page              |
        | another page                   | Rates    | Rates             |
        | the page that is already shown | Pipeline | Mortgage Pipeline |

    @app @S-4.2-05
    Scenario: In a narrow window, opening a report closes the navigation
      Given I choose "Menu"
      And I choose "Reports"
      When I choose "Loan Activity" in the menu
      Then the page is titled "Loan Activity"
      And the navigation is closed

    @app @A-184
    Scenario: In a narrow window, Escape closes the navigation
      Given I choose "Menu"
      When I press the keys "Escape"
      Then the navigation is closed

  @browser @S-2.4-10 @S-9-04
  Rule: The Equal Housing logo needs a window at least 450 pixels high

    Scenario Outline: In a window <height> pixels high the Equal Housing logo <shows>
      Given I am signed in as lending staff
      And the window is 1280 by <height>
      When I open the page "What's New"
      Then the Equal Housing logo <shows>

      Examples:
        | height | shows         |
        | 450    | shows         |
        | 449    | does not show |
