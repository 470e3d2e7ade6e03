@dashboard
Feature: The loan dashboard
  A summary of one loan for reading, arranged like a term sheet.

  @domain @L-2.3-01
  Rule: The page is titled with the loan number and the borrower's first and last name

    Scenario Outline: <case>
      Given a loan with these facts:
        | loanNumber        | 1000123456 |
        | borrowerFirstName | <first>    |
        | borrowerLastName  | <last>     |
      When its dashboard is shown
      Then it is titled "<title>"

      Examples:
        | case          | first | last  | title                |
        | Both names    | Ann   | Smith | 1000123456 Ann Smith |
        | No first name |       | Smith | 1000123456 Smith     |
        | No name       |       |       | 1000123456           |

  @domain @L-2.3-05 @L-2.3-06 @L-2.3-53
  Rule: Five panels stand in their order, the first of them only with application date automation

    Scenario: A loan with application date automation
      Given a loan with enableApplicationDateAutomation "yes"
      When its dashboard is shown
      Then its panels are "Application Date", "Loan Details", "Borrower Information", "Assigned To" and "Ratios"

    Scenario: A loan without it
      Given a loan with enableApplicationDateAutomation "no"
      When its dashboard is shown
      Then its panels are "Loan Details", "Borrower Information", "Assigned To" and "Ratios"

  @L-2.3-03
  Rule: The first two panels are open

    @domain
    Scenario: A loan with application date automation
      Given a loan with enableApplicationDateAutomation "yes"
      When its dashboard is shown
      Then the open panels are "Application Date" and "Loan Details"

    @domain
    Scenario: A loan without it
      Given a loan with enableApplicationDateAutomation "no"
      When its dashboard is shown
      Then the open panels are "Loan Details" and "Borrower Information"

  @domain @L-2.3-07
  Rule: Application Date gives the date of the application

    Scenario Outline: <case>
      Given a loan with applicationDate "<date>"
      When its dashboard is shown
      Then "Application Date" in "Application Date" reads "<text>"

      Examples:
        | case             | date       | text       |
        | An application   | 2026-03-01 | 03/01/2026 |
        | Not yet complete |            |            |

  @domain
  Rule: Application Date says which of the six pieces are there

    @L-2.3-08 @L-2.3-09 @L-2.3-10 @L-2.3-11 @L-2.3-12 @L-2.3-13
    Scenario Outline: Only <fact> is true
      Given a loan on which only <fact> is true
      When its dashboard is shown
      Then "Application Date" checks "<indicator>" and nothing else

      Examples:
        | fact                    | indicator         |
        | hasName                 | Name              |
        | hasMonthlyIncome        | Monthly Income    |
        | hasSocialSecurityNumber | Tax ID            |
        | hasPropertyAddress      | Property Address  |
        | hasValueOfProperty      | Value of Property |
        | hasLoanAmount           | Loan Amount       |

  @browser
  Rule: Each check indicator on the screen shows whether its piece is there

    @L-2.3-08 @L-2.3-09 @L-2.3-10
    Scenario: Name, monthly income and tax identifier
      Given the "lending-staff" person is signed in
      And a loan is open
      Then each of these facts alone checks its indicator in "Application Date":
        | fact                    | indicator      |
        | hasName                 | Name           |
        | hasMonthlyIncome        | Monthly Income |
        | hasSocialSecurityNumber | Tax ID         |

    @L-2.3-11 @L-2.3-12 @L-2.3-13
    Scenario: Property address, value of property and loan amount
      Given the "lending-staff" person is signed in
      And a loan is open
      Then each of these facts alone checks its indicator in "Application Date":
        | fact                | indicator         |
        | hasPropertyAddress  | Property Address  |
        | hasValueOfProperty  | Value of Property |
        | hasLoanAmount       | Loan Amount       |

  @browser @L-2.3-04 @L-5.4-03
  Rule: No panel offers a way to change a value

    Scenario: Every panel of a loan with two borrowers is open
      Given the "lending-staff" person is signed in
      And a loan is open
      When I open every panel
      Then nothing on it can be edited

  @domain @L-2.3-14 @L-2.3-15
  Rule: A loan is final from a date on, or "Not Finaled"

    Scenario Outline: <case>
      Given a loan with final "<date>"
      When its dashboard is shown
      Then "Final" in "Loan Details" reads "<text>"

      Examples:
        | case        | date       | text        |
        | Finaled     | 2026-02-28 | 02/28/2026  |
        | Not finaled |            | Not Finaled |

  @domain
  Rule: Loan Details gives each fact of the loan its line

    @L-2.3-16 @L-2.3-17 @L-2.3-18 @L-2.3-19 @L-2.3-20 @L-2.3-21 @L-2.3-22 @L-2.3-26 @L-2.3-27 @L-2.3-28 @L-2.3-29 @L-2.3-30 @L-2.3-31 @L-2.3-32 @L-2.3-36
    Scenario Outline: <line>
      Given a loan with <fact> "<value>"
      When its dashboard is shown
      Then "<line>" in "Loan Details" reads "<text>"

      Examples:
        | fact                                | value        | line             | text         |
        | loanAmount                          | 386650       | Loan Amount      | $386,650.00  |
        | loanPurpose                         | Construction | Loan Purpose     | Construction |
        | institution                         | North Bank   | Institution      | North Bank   |
        | loanStatus                          | Underwriting | Loan Status      | Underwriting |
        | appraisedValue                      | 410000.5     | Appraised Value  | $410,000.50  |
        | salesPrice                          | 399999.99    | Sales Price      | $399,999.99  |
        | productCode                         | CF30         | Product Code     | CF30         |
        | principalAndInterest                | 2349.31      | P & I            | $2,349.31    |
        | principalInterestTaxesAndInsurance  | 2987.04      | PITI             | $2,987.04    |
        | lockStatus                          | Locked       | Lock Status      | Locked       |
        | lockExpiration                      | 2026-03-15   | Lock Expiration  | 03/15/2026   |
        | cashToClose                         | -24118.66    | Cash To Close    | -$24,118.66  |
        | closingDate                         | 2026-12-01   | Closing Date     | 12/01/2026   |
        | originationType                     | Wholesale    | Origination Type | Wholesale    |
        | cashToClose                         | 0            | Cash To Close    | $0.00        |
        | cashToClose                         |              | Cash To Close    |              |

  @domain @L-2.3-23 @L-2.3-24
  Rule: Rate and APR are percentages with 3 decimals

    Scenario Outline: <line> of <value>
      Given a loan with <fact> "<value>"
      When its dashboard is shown
      Then "<line>" in "Loan Details" reads "<text>"

      Examples:
        | fact | value     | line | text   |
        | rate | 0.065     | Rate | 6.500% |
        | rate | 0.0712345 | Rate | 7.123% |
        | rate | 0         | Rate | 0.000% |
        | rate |           | Rate |        |
        | apr  | 0.063184  | APR  | 6.318% |
        | apr  | 0.0663555 | APR  | 6.636% |

  @domain @L-2.3-33
  Rule: The property address joins street, city, state and zip code

    Scenario: A complete address
      Given a loan with these facts:
        | propertyAddressStreet  | 12 Elm Street |
        | propertyAddressCity    | Portland      |
        | propertyAddressState   | ME            |
        | propertyAddressZipCode | 04101         |
      When its dashboard is shown
      Then "Property Address" in "Loan Details" reads "12 Elm Street, Portland, ME 04101"

    Scenario: Only a state is known
      Given a loan with these facts:
        | propertyAddressStreet  |    |
        | propertyAddressCity    |    |
        | propertyAddressState   | ME |
        | propertyAddressZipCode |    |
      When its dashboard is shown
      Then "Property Address" in "Loan Details" reads "ME"

  @domain @L-2.3-34 @L-2.3-35
  Rule: Every underwriting status has a line of its own

    Scenario: Two services
      Given a loan with these underwriting results:
        | Desktop Underwriter  | Approve/Eligible |
        | Loan Product Advisor | Accept           |
      When its dashboard is shown
      Then the lines "AU Status" in "Loan Details" read:
        | Desktop Underwriter: Approve/Eligible |
        | Loan Product Advisor: Accept          |

    Scenario: None
      Given a loan without underwriting results
      When its dashboard is shown
      Then there is no line "AU Status" in "Loan Details"

  @domain
  Rule: Borrower Information says who borrows and how to reach them

    @L-2.3-38 @L-2.3-39 @L-2.3-41 @L-2.3-42
    Scenario: A borrower
      Given a loan with these facts:
        | borrowerFirstName  | Ann                   |
        | borrowerMiddleName | Marie                 |
        | borrowerLastName   | Smith                 |
        | creditScore        | 742                   |
        | emailAddress       | ann.smith@example.com |
        | homePhone          | (207) 555-0148        |
        | workPhone          | (207) 555-0151        |
        | cellPhone          | (207) 555-0163        |
        | streetAddress      | 4 Cove Road           |
        | city               | Portland              |
        | state              | ME                    |
        | zipCode            | 04102                 |
        | zipExtension       | 1188                  |
      When its dashboard is shown
      Then "Borrower Information" shows:
        | Name         | Ann Marie Smith                   |
        | Credit Score | 742                               |
        | Email        | ann.smith@example.com             |
        | Home Phone   | (207) 555-0148                    |
        | Work Phone   | (207) 555-0151                    |
        | Cell Phone   | (207) 555-0163                    |
        | Address      | 4 Cove Road, Portland, ME 04102-1188 |

    @L-2.3-40 @L-3.2-02
    Scenario Outline: A credit score of <score>
      Given a loan with creditScore "<score>"
      When its dashboard is shown
      Then "Credit Score" in "Borrower Information" reads "<text>"

      Examples:
        | score | text |
        | 742   | 742  |
        | 0     |      |
        |       |      |

  @domain @L-2.3-43 @L-2.3-44
  Rule: A co-borrower follows the borrower with the same fields

    Scenario: A loan with a co-borrower
      Given a loan with the co-borrower "Lee Smith"
      When its dashboard is shown
      Then "Borrower Information" holds a second block with the same lines, named "Lee Smith"

    Scenario: A co-borrower who is delivered but does not count
      Given a loan with the co-borrower "Lee Smith"
      And a loan with hasCoBorrower "no"
      When its dashboard is shown
      Then "Borrower Information" holds one block only

  @domain @L-2.3-45 @L-2.3-46 @L-2.3-47
  Rule: Everybody assigned to the loan has a line, labelled with their role

    Scenario: A role and no role
      Given a loan with these assigned users:
        | Dana | Reyes  | Loan Officer |
        | Kim  | Okafor |              |
      When its dashboard is shown
      Then "Assigned To" shows:
        | Loan Officer  | Dana Reyes |
        | Assigned User | Kim Okafor |

  @domain @L-2.3-48 @L-2.3-49 @L-2.3-50 @L-2.3-51 @L-2.3-52
  Rule: Housing and debt ratio have 3 decimals, the value ratios none

    Scenario Outline: <line> of <value>
      Given a loan with <fact> "<value>"
      When its dashboard is shown
      Then "<line>" in "Ratios" reads "<text>"

      Examples:
        | fact         | value    | line          | text    |
        | housingRatio | 0.28125  | Housing Ratio | 28.125% |
        | debtRatio    | 0.415    | Debt Ratio    | 41.500% |
        | debtRatio    | 0.415678 | Debt Ratio    | 41.568% |
        | ltv          | 0.8      | LTV           | 80%     |
        | ltv          | 0.805    | LTV           | 81%     |
        | ltv          | 0.9401   | LTV           | 94%     |
        | cltv         | 0.8462   | CLTV          | 85%     |
        | hcltv        | 1.0049   | HCLTV         | 100%    |
        | hcltv        |          | HCLTV         |         |
