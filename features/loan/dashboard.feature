Feature: The loan dashboard
  A summary of one loan for reading, arranged like a term sheet.

  @app
  Rule: The dashboard is titled with the loan number and the borrower's first and last name

    @L-2.3-01
    Scenario Outline: The dashboard is titled "<title>": <case>
      Given a loan with these facts:
        | loan number         | 1000123456 |
        | borrower first name | <first>    |
        | borrower last name  | <last>     |
      When its dashboard is shown
      Then the page is titled "<title>"

      Examples:
        | case          | first | last  | title                |
        | Both names    | Ann   | Smith | 1000123456 Ann Smith |
        | No first name |       | Smith | 1000123456 Smith     |
        | No name       |       |       | 1000123456           |

  Rule: The dashboard has four panels, after "Application Date" if it is automatic; the first two are open

    @app
    Scenario Outline: The panels of the dashboard, and those that are open at first: <case>
      Given a loan with the application date automation "<automation>"
      When its dashboard is shown
      Then the panels are <panels>
      And the open panels are <open>

      Examples:
        | case                                       | automation | panels                                                                                 | open                                      | rule                       |
        | A loan with application date automation    | yes        | "Application Date", "Loan Details", "Borrower Information", "Assigned To" and "Ratios" | "Application Date" and "Loan Details"     | L-2.3-05 L-2.3-53 L-2.3-03 |
        | A loan without application date automation | no         | "Loan Details", "Borrower Information", "Assigned To" and "Ratios"                     | "Loan Details" and "Borrower Information" | L-2.3-06 L-2.3-53 A-57     |

    @app @L-2.3-03
    Scenario: A closed panel of the dashboard shows its lines once it is opened
      Given a loan with the application date automation "yes"
      And its dashboard is shown
      And the lines of "Ratios" cannot be seen
      When I open every panel
      Then the lines of "Ratios" can be seen

  Rule: Nothing on the dashboard can be edited

    @app @L-2.3-04 @L-5.4-03 @L-1-06
    Scenario: With every panel open, nothing on the dashboard of two borrowers can be edited
      Given I am signed in as lending staff
      And a loan is open
      When I open every panel
      Then the lines of "Ratios" can be seen
      And nothing on the dashboard can be edited

  @app
  Rule: The panel Application Date shows the date of the application

    @L-2.3-07
    Scenario Outline: The application date reads "<text>": <case>
      Given a loan with the application date "<date>"
      When its dashboard is shown
      Then "Application Date" in "Application Date" reads "<text>"

      Examples:
        | case                      | date       | text       |
        | A complete application    | 2026-03-01 | 03/01/2026 |
        | An incomplete application |            | –          |

  @app
  Rule: The panel Application Date shows a check mark for each of its six criteria that is complete

    Scenario Outline: If only the <fact> is known, only the criterion <indicator> is checked
      Given a loan whose only known fact is the <fact>
      When its dashboard is shown
      Then "Application Date" checks "<indicator>" and nothing else

      Examples:
        | fact                   | indicator         | rule     |
        | name                   | Name              | L-2.3-08 |
        | monthly income         | Monthly Income    | L-2.3-09 |
        | social security number | Tax ID            | L-2.3-10 |
        | property address       | Property Address  | L-2.3-11 |
        | value of property      | Value of Property | L-2.3-12 |
        | loan amount            | Loan Amount       | L-2.3-13 |

  @app
  Rule: The line Final of Loan Details shows a date, or "Not Finaled"

    Scenario Outline: The line Final of a loan that is <case> reads "<text>"
      Given a loan with the final date "<date>"
      When its dashboard is shown
      Then "Final" in "Loan Details" reads "<text>"

      Examples:
        | case        | date       | text        | rule     |
        | finaled     | 2026-02-28 | 02/28/2026  | L-2.3-14 |
        | not finaled |            | Not Finaled | L-2.3-15 |

  @app
  Rule: Loan Details has one line for each value

    Scenario Outline: The line <line> reads "<text>" for <fact> "<value>"
      Given a loan with the <fact> "<value>"
      When its dashboard is shown
      Then "<line>" in "Loan Details" reads "<text>"

      Examples:
        | fact                   | value        | line             | text         | rule                   |
        | loan amount            | 386650       | Loan Amount      | $386,650.00  | L-2.3-16               |
        | loan purpose           | Construction | Loan Purpose     | Construction | L-2.3-17               |
        | institution            | North Bank   | Institution      | North Bank   | L-2.3-18               |
        | loan status            | Underwriting | Loan Status      | Underwriting | L-2.3-19               |
        | appraised value        | 410000.5     | Appraised Value  | $410,000.50  | L-2.3-20               |
        | sales price            | 399999.99    | Sales Price      | $399,999.99  | L-2.3-21               |
        | product code           | CF30         | Product Code     | CF30         | L-2.3-22               |
        | rate                   | 0.065        | Rate             | 6.500%       | L-2.3-23               |
        | rate                   | 0.0712345    | Rate             | 7.123%       | L-2.3-23               |
        | rate                   | 0            | Rate             | 0.000%       | L-2.3-23               |
        | rate                   |              | Rate             | –            | L-2.3-23               |
        | apr                    | 0.0631996    | APR              | 6.320%       | L-2.3-24               |
        | apr                    | 0.0663555    | APR              | 6.636%       | L-2.3-24               |
        | principal and interest | 2349.31      | P & I            | $2,349.31    | L-2.3-26               |
        | PITI                   | 2987.04      | PITI             | $2,987.04    | L-2.3-27               |
        | lock status            | Locked       | Lock Status      | Locked       | L-2.3-28               |
        | lock expiration        | 2026-03-15   | Lock Expiration  | 03/15/2026   | L-2.3-29               |
        | cash to close          | -24118.66    | Cash To Close    | -$24,118.66  | L-2.3-30               |
        | cash to close          | 0            | Cash To Close    | $0.00        | L-2.3-36 L-2.3-37 A-56 |
        | cash to close          |              | Cash To Close    | –            | L-2.3-36 L-2.3-37 A-56 |
        | closing date           | 2026-12-01   | Closing Date     | 12/01/2026   | L-2.3-31               |
        | closing date           |              | Closing Date     | –            | L-2.3-31 A-56          |
        | origination type       | Wholesale    | Origination Type | Wholesale    | L-2.3-32               |

  Rule: The property address joins street, city, state and zip code

    @app @L-2.3-33
    Scenario: A property address with all its parts is one line
      Given a loan with these facts:
        | property address street   | 12 Elm Street |
        | property address city     | Portland      |
        | property address state    | ME            |
        | property address zip code | 04101         |
      When its dashboard is shown
      Then "Property Address" in "Loan Details" reads "12 Elm Street, Portland, ME 04101"

    @app @L-2.3-33
    Scenario: A property address with only a state is that state
      Given a loan with these facts:
        | property address street   |    |
        | property address city     |    |
        | property address state    | ME |
        | property address zip code |    |
      When its dashboard is shown
      Then "Property Address" in "Loan Details" reads "ME"

  @app
  Rule: Loan Details has one line for each underwriting status

    @L-2.3-34 @L-2.3-35
    Scenario: Three results of two underwriting services have three lines
      Given a loan with these underwriting results:
        | Desktop Underwriter  | Approve/Eligible   |
        | Loan Product Advisor | Accept             |
        | Desktop Underwriter  | Refer with Caution |
      When its dashboard is shown
      Then "Loan Details" shows:
        | AU Status | Desktop Underwriter: Approve/Eligible   |
        | AU Status | Loan Product Advisor: Accept            |
        | AU Status | Desktop Underwriter: Refer with Caution |

    @L-2.3-34
    Scenario: A loan without underwriting results has no line "AU Status"
      Given a loan with the underwriting results ""
      When its dashboard is shown
      Then "Loan Details" has 0 lines "AU Status"

  Rule: Borrower Information gives the borrower's name, credit score and contacts

    Background:
      Given a loan with these facts:
        | borrower first name  | Ann                   |
        | borrower middle name | Marie                 |
        | borrower last name   | Smith                 |
        | email address        | ann.smith@example.com |
        | home phone           | (207) 555-0148        |
        | work phone           | (207) 555-0151        |
        | cell phone           | (207) 555-0163        |
        | street address       | 4 Cove Road           |
        | city                 | Portland              |
        | state                | ME                    |
        | zip code             | 04102                 |
        | zip extension        | 1188                  |
      And a loan with the credit score "742"

    @app @L-2.3-38 @L-2.3-39 @L-3.2-01
    Scenario: Borrower Information shows the borrower's name and credit score
      When its dashboard is shown
      Then "Borrower Information" shows:
        | Name         | Ann Marie Smith |
        | Credit Score | 742             |

    @app @L-2.3-42 @L-3.2-04
    Scenario: Borrower Information shows the borrower's address
      When its dashboard is shown
      Then "Borrower Information" shows:
        | Address | 4 Cove Road, Portland, ME 04102-1188 |

    @app @L-2.3-41 @L-3.2-03
    Scenario: Borrower Information shows the borrower's email and phones
      When its dashboard is shown
      Then "Borrower Information" shows:
        | Email      | ann.smith@example.com |
        | Home Phone | (207) 555-0148        |
        | Work Phone | (207) 555-0151        |
        | Cell Phone | (207) 555-0163        |

    @app @L-2.3-41
    Scenario: A missing phone of the borrower is a dash
      Given a loan with the work phone ""
      When its dashboard is shown
      Then "Work Phone" in "Borrower Information" reads "–"

    @app @L-2.3-40 @L-3.2-02
    Scenario Outline: A credit score of "<score>" is left blank
      Given a loan with the credit score "<score>"
      When its dashboard is shown
      Then "Credit Score" in "Borrower Information" reads ""

      Examples:
        | score |
        | 0     |
        |       |

  @app
  Rule: Borrower Information shows the co-borrower after the borrower, with the same lines

    Background:
      Given a loan with the co-borrower:
        | borrower first name | Lee                   |
        | borrower last name  | Smith                 |
        | credit score        | 688                   |
        | email address       | lee.smith@example.com |
        | home phone          | (603) 555-0111        |
        | cell phone          | (603) 555-0122        |
        | street address      | 9 Mill Lane           |
        | city                | Dover                 |
        | state               | NH                    |
        | zip code            | 03820                 |

    @L-2.3-43
    Scenario: The co-borrower has a name, contacts and a credit score of their own
      When its dashboard is shown
      Then the second block of "Borrower Information" shows:
        | Name         | Lee Smith                    |
        | Credit Score | 688                          |
        | Email        | lee.smith@example.com        |
        | Home Phone   | (603) 555-0111               |
        | Work Phone   | –                            |
        | Cell Phone   | (603) 555-0122               |
        | Address      | 9 Mill Lane, Dover, NH 03820 |

    @L-2.3-44
    Scenario: A loan that is marked as having no co-borrower shows the borrower alone
      Given a loan with these facts:
        | has co-borrower | no |
      When its dashboard is shown
      Then "Borrower Information" has 1 line "Name"

  @app
  Rule: Every user assigned to the loan has a line, labeled with their role

    @L-2.3-45 @L-2.3-46 @L-2.3-47
    Scenario: A user without a role is labeled "Assigned User"
      Given a loan with these assigned users:
        | Dana | Reyes  | Loan Officer |
        | Kim  | Okafor |              |
        | Sam  |        | Processor    |
        | Lou  | Okafor | Loan Officer |
      When its dashboard is shown
      Then the lines of "Assigned To" are:
        | Loan Officer  | Dana Reyes |
        | Assigned User | Kim Okafor |
        | Processor     | Sam        |
        | Loan Officer  | Lou Okafor |

  @app
  Rule: Housing and debt ratio have 3 decimals; LTV, CLTV and HCLTV have none

    Scenario Outline: The ratio <line> shows the value "<value>" as "<text>"
      Given a loan with the <fact> "<value>"
      When its dashboard is shown
      Then "<line>" in "Ratios" reads "<text>"

      Examples:
        | fact          | value     | line          | text    | rule     |
        | housing ratio | 0.2814996 | Housing Ratio | 28.150% | L-2.3-48 |
        | debt ratio    | 0.415     | Debt Ratio    | 41.500% | L-2.3-49 |
        | debt ratio    | 0.415678  | Debt Ratio    | 41.568% | L-2.3-49 |
        | ltv           | 0.8       | LTV           | 80%     | L-2.3-50 |
        | ltv           | 0.805     | LTV           | 81%     | L-2.3-50 |
        | ltv           | 0.9401    | LTV           | 94%     | L-2.3-50 |
        | ltv           | 1.03      | LTV           | 103%    | L-2.3-50 |
        | cltv          | 0.8462    | CLTV          | 85%     | L-2.3-51 |
        | cltv          |           | CLTV          | –       | L-2.3-51 |
        | hcltv         | 1.0049    | HCLTV         | 100%    | L-2.3-52 |
        | hcltv         | 0         | HCLTV         | 0%      | L-2.3-52 |
        | hcltv         |           | HCLTV         | –       | L-2.3-52 |
