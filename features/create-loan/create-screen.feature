@app
Feature: Panels and fields of the create screen

  Rule: The create screen has panels for loan or lead, borrower, co-borrower and property

    Background:
      Given I am signed in as lending staff

    Scenario Outline: The create screen of a <kind> has three panels, open from the start
      When I open the create <kind> screen
      Then the panels are "<first>", "Borrower Information" and "Property Information"
      And the open panels are "<first>", "Borrower Information" and "Property Information"

      Examples:
        | kind | first            | rule                       |
        | loan | Loan Information | L-2.2-04 L-2.2-06 L-2.2-07 |
        | lead | Lead Information | L-2.2-02 L-2.2-03 L-2.1-15 |

    @L-2.2-02 @L-2.2-05 @L-2.2-06
    Scenario: A co-borrower has a panel between the borrower and the property
      Given I am on the create loan screen
      When I turn "Add co-borrower" on
      Then the panels are "Loan Information", "Borrower Information", "Co-Borrower Information" and "Property Information"

    @L-2.2-05
    Scenario: A removed co-borrower has no panel
      Given I am on the create loan screen
      And I turn "Add co-borrower" on
      When I turn "Add co-borrower" off
      Then the panels are "Loan Information", "Borrower Information" and "Property Information"

  Rule: The panel Loan Information has the purpose, the amounts and the terms of the loan

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    @L-2.2-20
    Scenario: Loan Information has the twenty fields of a loan in a fixed order
      Then the panel "Loan Information" holds:
        | Institution                  |
        | Originator                   |
        | Product                      |
        | Loan purpose                 |
        | Property type                |
        | Occupancy                    |
        | Pre-Approval                 |
        | Forgivable                   |
        | Employee Loan                |
        | Sales price                  |
        | Estimated or appraised value |
        | Same as sales price          |
        | Down payment percent         |
        | Down payment amount          |
        | Base loan amount             |
        | Financed amount              |
        | Total loan amount            |
        | Loan to value percent        |
        | Interest rate                |
        | Amortization term            |

    @L-2.2-22 @L-2.2-26 @L-4.2-03
    Scenario: Loan Information of a refinance has fifteen fields, without a pre-approval and a sales price
      When I enter "Refinance" as "Loan purpose"
      Then the panel "Loan Information" holds:
        | Institution                  |
        | Originator                   |
        | Product                      |
        | Loan purpose                 |
        | Property type                |
        | Occupancy                    |
        | Forgivable                   |
        | Employee Loan                |
        | Estimated or appraised value |
        | Base loan amount             |
        | Financed amount              |
        | Total loan amount            |
        | Loan to value percent        |
        | Interest rate                |
        | Amortization term            |

    @L-4.2-01 @L-4.2-03
    Scenario: A refinance of a lead has no sales price and no down payment
      Given I am on the create lead screen
      When I enter "Refinance" as "Loan purpose"
      Then "Sales price" is hidden
      And "Down payment percent" is hidden
      And "Down payment amount" is hidden

    @L-2.2-31 @L-2.2-32 @L-4.2-08
    Scenario: A construction-permanent loan has a sales price and no down payment
      When I enter "Construction-Permanent" as "Loan purpose"
      Then "Sales price" can be used
      But "Down payment percent" is hidden
      And "Down payment amount" is hidden

    @L-2.2-29 @L-2.2-30
    Scenario: The total loan amount is the base loan plus the financed amount
      Given I enter "400000" as "Base loan amount"
      When I enter "5066.25" as "Financed amount"
      Then "Total loan amount" shows "405,066.25"

    @L-2.2-33
    Scenario Outline: For <purpose> with a base loan of 300,000, loan to value is <percent> percent
      Given I enter "<purpose>" as "Loan purpose"
      And I enter "500000" as "Estimated or appraised value"
      And I enter "400000" as "<field>"
      When I enter "300000" as "Base loan amount"
      Then "Loan to value percent" shows "<percent>"

      Examples:
        | purpose                | field           | percent | rule     |
        | Purchase               | Sales price     | 75.000  |          |
        | Construction           | Sales price     | 60.000  |          |
        | Construction-Permanent | Sales price     | 75.000  |          |
        | Refinance              | Financed amount | 140.000 | L-4.5-10 |

    @L-2.2-57 @L-8.3-01
    Scenario Outline: For <purpose>, a note says that the estimated value includes improvements
      When I enter "<purpose>" as "Loan purpose"
      Then I read "The Estimated or Appraised Value includes improvements, as stated in disclosures."
      And a screen reader hears "The Estimated or Appraised Value includes improvements, as stated in disclosures."

      Examples:
        | purpose                | rule     |
        | Construction           |          |
        | Construction-Permanent | L-2.2-59 |

    @L-2.2-58
    Scenario Outline: For <purpose>, there is no note on the estimated value
      Given I enter "Construction" as "Loan purpose"
      When I enter "<purpose>" as "Loan purpose"
      Then the form does not say "The Estimated or Appraised Value includes improvements, as stated in disclosures."

      Examples:
        | purpose   |
        | Purchase  |
        | Refinance |
        | Other     |

  Rule: "Forgivable" shows to all users, "Employee Loan" only to users with the feature employeeLoan

    @L-2.2-18 @L-3.7-07
    Scenario: With the feature employeeLoan, "Employee Loan" can be used
      Given I am signed in as a user with the feature "employeeLoan"
      When I open the create loan screen
      Then "Employee Loan" can be used

    @L-2.2-18 @L-2.2-19 @L-3.7-07
    Scenario: Without the feature employeeLoan, there is "Forgivable" and no "Employee Loan"
      Given I am signed in as a user without the feature "employeeLoan"
      When I open the create loan screen
      Then "Employee Loan" is hidden
      And "Forgivable" can be used

    @L-2.2-19 @L-2.2-21 @L-2.2-32
    Scenario: A lead has "Forgivable" and no "Pre-Approval"
      Given I am signed in as a user without the feature "employeeLoan"
      When I open the create lead screen
      Then "Forgivable" can be used
      And "Down payment amount" can be used
      And "Pre-Approval" is hidden

  Rule: The panels of the borrower, the co-borrower and the property have fields in a fixed order

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    Scenario Outline: Borrower Information takes "<entry>" as "<field>"
      When I enter "<entry>" as "<field>" and leave the field
      Then "<field>" shows "<shown>"
      And "<field>" <place> "Borrower Information"

      Examples:
        | field          | entry           | shown           | place                            | rule     |
        | First name     | Ada             | Ada             | is the first field of            | L-2.2-39 |
        | Middle name    | Grace           | Grace           | follows "First name" in          | L-2.2-40 |
        | Last name      | Newcomer        | Newcomer        | follows "Middle name" in         | L-2.2-41 |
        | Suffix         | Jr.             | Jr.             | follows "Last name" in           | L-2.2-42 |
        | Tax identifier | 123456789       | 123-45-6789     | follows "Suffix" in              | L-2.2-43 |
        | Birth date     | 1/31/1990       | 01/31/1990      | follows "Tax identifier type" in | L-2.2-46 |
        | Email          | ada@example.com | ada@example.com | follows "Birth date" in          | L-2.2-45 |
        | Cell phone     | 5550100199      | (555) 010-0199  | follows "Email" in               | L-2.2-47 |
        | Work phone     | 5550100142      | (555) 010-0142  | follows "Cell phone" in          | L-2.2-48 |
        | House number   | 920             | 920             | follows "Work phone" in          | L-2.2-49 |
        | Street name    | Larch St        | Larch St        | follows "House number" in        | L-2.2-49 |
        | Unit number    | 3B              | 3B              | follows "Street name" in         | L-2.2-49 |
        | City           | Kent            | Kent            | follows "Unit number" in         | L-2.2-49 |
        | State          | WA              | WA              | follows "City" in                | L-2.2-49 |
        | Zip code       | 98030           | 98030           | follows "State" in               | L-2.2-49 |
        | Zip extension  | 1234            | 1234            | follows "Zip code" in            | L-2.2-49 |

    @L-2.2-44
    Scenario: The type of the tax identifier is chosen beside the tax identifier
      Then "Tax identifier type" follows "Tax identifier" in "Borrower Information"
      And "Tax identifier type" can be used

    @L-2.2-50
    Scenario: "Add co-borrower" stays in Borrower Information when a co-borrower is added
      When I turn "Add co-borrower" on
      Then "Add co-borrower" shows "on"
      And "Add co-borrower" follows "Zip extension" in "Borrower Information"

    @L-2.2-52 @L-2.2-53
    Scenario: The co-borrower has the borrower's fields, and can have the same address
      When I turn "Add co-borrower" on
      Then the panel "Co-Borrower Information" holds:
        | First name                         |
        | Middle name                        |
        | Last name                          |
        | Suffix                             |
        | Tax identifier                     |
        | Tax identifier type                |
        | Birth date                         |
        | Email                              |
        | Cell phone                         |
        | Work phone                         |
        | Same as borrower's present address |
        | House number                       |
        | Street name                        |
        | Unit number                        |
        | City                               |
        | State                              |
        | Zip code                           |
        | Zip extension                      |

    @L-2.2-53
    Scenario: Entering the co-borrower's street does not change the borrower's street
      Given I turn "Add co-borrower" on
      And I enter "Larch St" as "Street name"
      When I enter "Heron Way" as "Co-borrower street name"
      Then "Street name" shows "Larch St"
      And "Co-borrower street name" shows "Heron Way"

    @L-2.2-55 @L-2.2-56
    Scenario: The property has an address with a county, and can have the borrower's address
      Then the panel "Property Information" holds:
        | Same as borrower's present address |
        | House number                       |
        | Street name                        |
        | Unit number                        |
        | City                               |
        | State                              |
        | County                             |
        | Zip code                           |
        | Zip extension                      |
      And "Property same as borrower's present address" can be used

  Rule: A read-only value shows why it cannot be edited

    Scenario Outline: <value> says why it cannot be edited
      Given I am signed in as branch staff
      When I open the create loan screen
      Then "<field>" cannot be used
      And "<field>" is described as "<reason>"

      Examples:
        | value               | field             | reason                             | rule          |
        | The only option     | Institution       | Only one option is available.      |               |
        | A calculated amount | Total loan amount | Base loan amount + financed amount | A-14 L-2.2-37 |
        | A calculated ratio  | Loan to value percent | Total loan amount ÷ the lower of sales price and appraised value | A-14 |

    @L-2.2-51
    Scenario: A copy of the borrower's address says that it is the same address
      Given I am signed in as branch staff
      And I am on the create loan screen
      When I turn "Property same as borrower's present address" on
      Then "Property same as borrower's present address" can be used
      But "Property city" cannot be used
      And a screen reader describes "Property city" as "Same as the borrower's present address."
