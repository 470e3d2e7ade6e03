@app
Feature: The dashboards of the standard loans
  Every world starts with the same loans. What their dashboards show comes from the server, loan by loan.

  Rule: The dashboard of a purchase shows the values that the server sends

    Background:
      Given it is 2026-06-01 and I am signed in as lending staff

    @L-1-06 @L-7-16 @L-3.1-01
    Scenario: The dashboard of a purchase has five panels and two borrowers
      When I open the loan of "Amelia Thornquist"
      Then the page is titled "1000123401 Amelia Thornquist"
      And the panels are "Application Date", "Loan Details", "Borrower Information", "Assigned To" and "Ratios"
      And "Borrower Information" shows:
        | Name         | Amelia Rose Thornquist                      |
        | Credit Score | 768                                         |
        | Email        | amelia.thornquist@example.com               |
        | Home Phone   | (360) 555-0101                              |
        | Address      | 4127 Alder Crest Ln, Olympia, WA 98501-2210 |
      And the second block of "Borrower Information" shows:
        | Name | Rafael Thornquist |

    @L-3.1-05 @L-3.1-08 @L-3.1-09
    Scenario: The details of a purchase have its product, rate and dates
      When I open the loan of "Amelia Thornquist"
      Then "Loan Details" shows:
        | Final            | 05/29/2026               |
        | Loan Purpose     | Purchase                 |
        | Institution      | Marrowbrook Home Lending |
        | Loan Status      | Funded                   |
        | Product Code     | CF30                     |
        | Rate             | 6.250%                   |
        | APR              | 6.375%                   |
        | Lock Status      | Locked                   |
        | Lock Expiration  | 06/10/2026               |
        | Closing Date     | 05/26/2026               |
        | Origination Type | Retail                   |

    @L-3.1-07 @L-3.1-12 @L-3.1-13
    Scenario: The details of a purchase have its amounts, property and underwriting result
      When I open the loan of "Amelia Thornquist"
      Then "Loan Details" shows:
        | Loan Amount      | $412,500.00                           |
        | Appraised Value  | $556,000.00                           |
        | Sales Price      | $550,000.00                           |
        | P & I            | $2,539.83                             |
        | PITI             | $3,112.75                             |
        | Cash To Close    | $148,216.74                           |
        | Property Address | 920 Harbor Mist Ct, Olympia, WA 98502 |
        | AU Status        | Desktop Underwriter: Approve/Eligible |

    @L-1-06 @L-3.1-02 @A-60
    Scenario: The dashboard of a purchase has the people who work on it and its ratios
      When I open the loan of "Amelia Thornquist"
      Then "Assigned To" shows:
        | Originator  | Nora Whitfield    |
        | Processor   | Paloma Quintero   |
        | Underwriter | Ulrich Vandermeer |
        | Closer      | Calvin Osterhout  |
        | Funder      | Fatima Belhadj    |
      And "Ratios" shows:
        | Housing Ratio | 27.413% |
        | Debt Ratio    | 36.508% |
        | LTV           | 75%     |

  Rule: A co-borrower at another address has their own contact data on the dashboard

    Background:
      Given it is 2026-06-01 and I am signed in as lending staff

    @L-2.3-41 @L-2.3-43 @L-3.2-05
    Scenario: Each borrower has their own address and phones on the dashboard
      When I open the loan of "Cordelia Abernathy-Quist"
      Then "Borrower Information" shows:
        | Name       | Cordelia Wren Abernathy-Quist           |
        | Home Phone | (541) 555-0122                          |
        | Work Phone | (541) 555-0123                          |
        | Cell Phone | (541) 555-0124                          |
        | Address    | 41 Sorrel Way, Corvallis, OR 97330-4411 |
      And the second block of "Borrower Information" shows:
        | Name         | Lysander Piers Quist                   |
        | Credit Score | 698                                    |
        | Email        | lysander.quist@example.com             |
        | Home Phone   | (360) 555-0171                         |
        | Work Phone   | (360) 555-0172                         |
        | Cell Phone   | (360) 555-0125                         |
        | Address      | 803 Alder Ct, Vancouver, WA 98660-1404 |

  Rule: The dashboard of a refinance shows the values that the server sends

    Background:
      Given it is 2026-06-01 and I am signed in as lending staff

    @L-2.3-31 @L-3.1-06 @L-3.1-07
    Scenario: A refinance that is not final shows "Not Finaled" and cash back to the borrower
      When I open the loan of "Solomon Adeyemi"
      Then the page is titled "1000123402 Solomon Adeyemi"
      And "Loan Details" shows:
        | Final            | Not Finaled              |
        | Loan Amount      | $968,450.00              |
        | Loan Purpose     | Refinance                |
        | Institution      | Tarnfield Community Bank |
        | Loan Status      | Docs Signed              |
        | Appraised Value  | $1,510,000.00            |
        | Sales Price      | –                        |
        | Rate             | 6.875%                   |
        | Cash To Close    | -$61,330.18              |
        | Closing Date     | 05/29/2026               |
        | Origination Type | Correspondent            |
      And "Borrower Information" has 1 line "Name"

    @L-3.1-04
    Scenario: CLTV and HCLTV of a refinance include a second lien
      When I open the loan of "Solomon Adeyemi"
      Then "Ratios" shows:
        | Housing Ratio | 31.176% |
        | Debt Ratio    | 39.842% |
        | LTV           | 64%     |
        | CLTV          | 71%     |
        | HCLTV         | 75%     |

  Rule: The dashboard of a pre-approval leaves the missing criteria unchecked

    Background:
      Given it is 2026-06-01 and I am signed in as lending staff

    @L-3.1-03
    Scenario: The dashboard of a pre-approval shows complete and missing criteria
      When I open the loan of "Birgitta Solheim"
      Then "Application Date" shows:
        | Application Date  | –        |
        | Name              | Complete |
        | Monthly Income    | Complete |
        | Tax ID            | Complete |
        | Property Address  | Missing  |
        | Value of Property | Missing  |
        | Loan Amount       | Complete |

    @L-2.3-28 @L-3.1-10 @L-3.1-11
    Scenario: The details of a pre-approval are blank where a value is missing
      When I open the loan of "Birgitta Solheim"
      Then "Loan Details" shows:
        | Loan Purpose     | Purchase (Pre-Approval) |
        | Loan Status      | Pre-Approval            |
        | Appraised Value  | –                       |
        | Rate             | 6.750%                  |
        | APR              | 6.885%                  |
        | Lock Status      | Not Locked              |
        | Lock Expiration  | –                       |
        | Property Address | Milwaukee, WI 53202     |

  Rule: The dashboard of a withdrawn loan shows dashes for missing values

    @A-56
    Scenario: A withdrawn loan has dashes for its rate and housing ratio, and no credit score
      Given it is 2026-06-01 and I am signed in as lending staff
      When I open the loan of "Evangeline Pettibone"
      Then the page is titled "1000123416 Evangeline Pettibone"
      And "Loan Details" shows:
        | Loan Amount | $96,500.00     |
        | Loan Status | Withdrawn      |
        | Rate        | –              |
        | P & I       | –              |
        | Lock Status | Not Locked     |
      And "Borrower Information" shows:
        | Credit Score | |
      And "Assigned To" shows:
        | Originator    | Lukas Brandt   |
        | Assigned User | Leila Sandoval |
      And "Ratios" shows:
        | Housing Ratio | –   |
        | LTV           | 40% |
