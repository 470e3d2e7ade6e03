@dashboard
Feature: The dashboards of the standard loans
  Every world starts with the same loans. What their dashboards show comes from the server, loan by loan.

  @http
  Rule: The server tells each loan's own facts

    @L-1-06 @L-7-16 @L-3.1-01 @L-3.1-02 @L-3.1-05 @L-3.1-07 @L-3.1-08 @L-3.1-09 @L-3.1-12 @L-3.1-13 @L-2.3-36
    Scenario: A finaled purchase with two borrowers
      Given it is 2026-06-01 and the "lending-staff" person is signed in
      When I open the loan of "Amelia Thornquist" from the pipeline
      Then it is titled "1000123401 Amelia Thornquist"
      And the open panels are "Application Date" and "Loan Details"
      And "Application Date" shows:
        | Application Date  | 04/10/2026 |
        | Monthly Income    | Complete   |
      And "Loan Details" shows:
        | Final            | 05/29/2026                            |
        | Loan Amount      | $412,500.00                           |
        | Loan Purpose     | Purchase                              |
        | Institution      | Marrowbrook Home Lending              |
        | Loan Status      | Funded                                |
        | Appraised Value  | $556,000.00                           |
        | Sales Price      | $550,000.00                           |
        | Product Code     | Conforming 30 Year Fixed              |
        | Rate             | 6.250%                                |
        | APR              | 6.391%                                |
        | P & I            | $2,539.83                             |
        | PITI             | $3,152.18                             |
        | Lock Status      | Locked                                |
        | Lock Expiration  | 06/10/2026                            |
        | Cash To Close    | $148,216.74                           |
        | Closing Date     | 05/26/2026                            |
        | Origination Type | Retail                                |
        | Property Address | 920 Harbor Mist Ct, Olympia, WA 98502 |
        | AU Status        | Desktop Underwriter: Approve/Eligible |
      And "Borrower Information" shows:
        | Name         | Amelia Rose Thornquist                      |
        | Credit Score | 768                                         |
        | Email        | amelia.thornquist@example.com               |
        | Home Phone   | (360) 555-0101                              |
        | Address      | 4127 Alder Crest Ln, Olympia, WA 98501-2210 |
      And "Borrower Information" holds a second block with the same lines, named "Rafael Thornquist"
      And "Assigned To" shows:
        | Originator  | Nora Whitfield   |
        | Processor   | Paloma Quintero  |
        | Underwriter | Ulrich Vandermeer |
        | Closer      | Calvin Osterhout |
        | Funder      | Fatima Belhadj   |
      And "Ratios" shows:
        | Housing Ratio | 27.413% |
        | Debt Ratio    | 36.508% |
        | LTV           | 75%     |

    @L-2.3-41 @L-2.3-43
    Scenario: A co-borrower who lives elsewhere
      Given it is 2026-06-01 and the "lending-staff" person is signed in
      When I open the loan of "Cordelia Abernathy-Quist" from the pipeline
      Then "Borrower Information" shows:
        | Name       | Cordelia Wren Abernathy-Quist              |
        | Home Phone | (541) 555-0122                             |
        | Work Phone | (541) 555-0123                             |
        | Cell Phone | (541) 555-0124                             |
        | Address    | 41 Sorrel Way, Corvallis, OR 97330-4411    |
      And the second block of "Borrower Information" shows:
        | Name         | Lysander Piers Quist                  |
        | Credit Score | 698                                   |
        | Email        | lysander.quist@example.com            |
        | Home Phone   | (360) 555-0171                        |
        | Work Phone   | (360) 555-0172                        |
        | Cell Phone   | (360) 555-0125                        |
        | Address      | 803 Alder Ct, Vancouver, WA 98660-1404 |

    @L-3.1-04
    Scenario: A refinance with another lien
      Given it is 2026-06-01 and the "lending-staff" person is signed in
      When I open the loan of "Solomon Adeyemi" from the pipeline
      Then it is titled "1000123402 Solomon Adeyemi"
      And "Loan Details" shows:
        | Final            | Not Finaled              |
        | Loan Amount      | $968,450.50              |
        | Loan Purpose     | Refinance                |
        | Institution      | Tarnfield Community Bank |
        | Loan Status      | Docs Signed              |
        | Appraised Value  | $1,510,000.00            |
        | Sales Price      |                          |
        | Rate             | 6.875%                   |
        | Cash To Close    | -$61,330.18              |
        | Closing Date     | 05/31/2026               |
        | Origination Type | Correspondent            |
      And "Borrower Information" holds one block only
      And "Ratios" shows:
        | Housing Ratio | 31.176% |
        | Debt Ratio    | 39.842% |
        | LTV           | 64%     |
        | CLTV          | 71%     |
        | HCLTV         | 75%     |

    @L-3.1-03
    Scenario: A pre-approval with much still missing
      Given it is 2026-06-01 and the "lending-staff" person is signed in
      When I open the loan of "Birgitta Solheim" from the pipeline
      Then it is titled "1000123414 Birgitta Solheim"
      And "Application Date" shows:
        | Application Date  |          |
        | Name              | Complete |
        | Monthly Income    | Complete |
        | Tax ID            | Complete |
        | Property Address  | Missing  |
        | Value of Property | Missing  |
        | Loan Amount       | Complete |
      And "Loan Details" shows:
        | Loan Purpose     | Purchase (Pre-Approval) |
        | Loan Status      | Pre-Approval            |
        | Appraised Value  |                         |
        | Rate             | 6.750%                  |
        | APR              | 6.890%                  |
        | Lock Status      | Not Locked              |
        | Lock Expiration  |                         |
        | Property Address | Milwaukee, WI 53202     |

    Scenario: A loan that was withdrawn
      Given it is 2026-06-01 and the "lending-staff" person is signed in
      When I open the loan of "Evangeline Pettibone" from the pipeline
      Then it is titled "1000123416 Evangeline Pettibone"
      And "Loan Details" shows:
        | Loan Amount     | $96,500.00     |
        | Loan Status     | Withdrawn      |
        | Rate            |                |
        | P & I           |                |
        | Lock Status     | Lock Cancelled |
      And "Borrower Information" shows:
        | Credit Score | |
      And "Assigned To" shows:
        | Originator    | Lukas Brandt   |
        | Assigned User | Leila Sandoval |
      And "Ratios" shows:
        | Housing Ratio | |
        | LTV           | |

  @browser
  Rule: The screen shows the panels, for reading only

    @L-2.3-01 @L-2.3-03 @L-2.3-06 @L-2.3-43 @L-2.3-53
    Scenario: A loan with application date automation and a co-borrower, then one without
      Given the "lending-staff" person is signed in
      And the loan of "Amelia Thornquist" is open
      Then the page is titled "1000123401 Amelia Thornquist"
      And its panels are "Application Date", "Loan Details", "Borrower Information", "Assigned To" and "Ratios"
      And the open panels are "Application Date" and "Loan Details"
      And "Loan Details" shows:
        | Loan Amount  | $412,500.00 |
        | Rate         | 6.250%      |
        | Institution  | Marrowbrook Home Lending |
      And "Borrower Information" holds a second block with the same lines, named "Rafael Thornquist"
      When I go on to the page "Mortgage Pipeline"
      And I open the loan of "Philippa Grannum"
      Then the page is titled "1000123405 Philippa Grannum"
      And its panels are "Loan Details", "Borrower Information", "Assigned To" and "Ratios"
