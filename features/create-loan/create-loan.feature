Feature: Creating a loan or a lead

  @L-1-04 @S-1-06 @L-4.6-05 @L-7-14 @L-7-15 @L-7-24
  Rule: A created loan has a dashboard and stands in the pipeline

    @http
    Scenario: A loan with what is required and its amounts
      Given the "lending-staff" person is signed in
      When I create a loan for "Ada Newcomer" with:
        | Loan purpose                 | Purchase |
        | Sales price                  | 500,000  |
        | Estimated or appraised value | 480,000  |
        | Base loan amount             | 400,000  |
        | Interest rate                | 6.5      |
        | Amortization term            | 360      |
        | Tax identifier               | 123456789 |
      Then the dashboard of the new loan opens
      And it is titled with the loan number and "Ada Newcomer"
      And "Loan Details" shows:
        | Loan Amount     | $400,000.00 |
        | Loan Purpose    | Purchase    |
        | Appraised Value | $480,000.00 |
        | Sales Price     | $500,000.00 |
        | Rate            | 6.500%      |
      And the loan of "Ada Newcomer" stands in the loan pipeline

  Rule: The loan summary shows what the dashboard does not

    @http
    Scenario: Property type and occupancy of a new loan
      Given the "lending-staff" person is signed in
      When I create a loan for "Ada Newcomer" with:
        | Tax identifier | 123456789         |
        | Property type  | Detached          |
        | Occupancy      | Primary Residence |
      Then the loan summary shows:
        | Property type | Detached          |
        | Occupancy     | Primary Residence |

  @L-1-05 @L-4.6-04 @L-4.7-07 @S-2.1-05
  Rule: A created lead opens its lead summary

    @http
    Scenario: A lead without a tax identifier
      Given the "lending-staff" person is signed in
      When I create a lead for "Leo Prospect"
      Then the lead summary of "Leo Prospect" opens
      And the loan of "Leo Prospect" does not stand in the loan pipeline

  @http @L-3.4-01 @L-3.4-02 @L-3.4-06 @L-3.4-07 @L-3.4-08 @L-3.4-09 @L-3.4-10 @L-3.4-11 @L-3.4-12 @L-3.4-16 @L-3.4-17 @L-3.4-18 @L-3.4-20
  Rule: The request says what stands on the screen

    Scenario: A loan with a bit of everything
      Given the "lending-staff" person is signed in
      When I create a loan for "Ada Newcomer" with:
        | Loan purpose                 | Purchase    |
        | Sales price                  | 500,000     |
        | Estimated or appraised value | 480,000     |
        | Base loan amount             | 400,000     |
        | Financed amount              | 5,066.25    |
        | Interest rate                | 6.5         |
        | Amortization term            | 360         |
        | Middle name                  | Grace       |
        | Suffix                       | Jr.         |
        | Tax identifier               | 123-45-6789 |
      Then the request says:
        | type                           | create      |
        | isLead                         | no          |
        | loanPurpose                    | Purchase    |
        | salesPrice                     | 500000      |
        | estimatedOrAppraisedValue      | 480000      |
        | baseLoanAmount                 | 400000      |
        | financedAmount                 | 5066.25     |
        | totalLoanAmount                | 405066.25   |
        | downPaymentPercent             | 20          |
        | downPaymentAmount              | 100000      |
        | loanToValuePercent             | 0.84389     |
        | interestRate                   | 6.5         |
        | amortizationTerm               | 360         |
        | borrowerDetails firstName      | Ada         |
        | borrowerDetails middleName     | Grace       |
        | borrowerDetails lastName       | Newcomer    |
        | borrowerDetails generation     | Jr.         |
        | borrowerDetails taxIdentifier  | 123456789   |
        | borrowerDetails taxIdentifierType | ssn      |
      And the request names the chosen institution, originator and product

    Scenario: A refinance
      Given the "lending-staff" person is signed in
      When I create a loan for "Ada Newcomer" with:
        | Sales price                  | 500,000   |
        | Estimated or appraised value | 480,000   |
        | Base loan amount             | 400,000   |
        | Loan purpose                 | Refinance |
        | Tax identifier               | 123456789 |
      Then the request says:
        | loanPurpose        | Refinance |
        | salesPrice         | 0         |
        | downPaymentPercent | 0         |
        | downPaymentAmount  | 0         |
        | loanToValuePercent | 0.83333   |
        | isPreApproval      | no        |

  @browser @L-2.1-14 @L-2.2-01 @L-2.2-03 @L-2.2-07 @L-2.2-08 @L-2.2-09 @L-2.2-13 @L-2.2-14 @L-2.2-15 @L-2.2-16 @L-2.2-17 @L-4.1-01 @L-4.1-02 @L-4.1-03 @L-4.1-04 @L-4.1-08 @L-4.1-09 @L-4.3-04
  Rule: Institution, originator and product are chosen one after the other, from lists that narrow as one types; the origination type appears with the institution, for users who have the feature; Cancel returns to the pipeline

    Scenario: From institution to property state, and back to the pipeline
      Given a person with the feature "loanOriginationType" is signed in
      When I open the create loan screen
      Then the page is titled "Create Loan"
      And the panel "Loan Information" is open
      And the panel "Borrower Information" is open
      And the footer offers "Cancel" and "Create Loan"
      And "Originator" cannot be used
      And "Product" cannot be used
      And there is no field "Origination type"
      When I type "field" into "Institution"
      Then the list below shows "Tarnfield Community Bank"
      When I choose the institution "Marrowbrook Home Lending"
      Then "Originator" can be used
      And "Product" cannot be used
      When I type "mat" into "Originator"
      Then the list below shows "Mateo Alvarado"
      When I choose the originator "Mateo Alvarado"
      Then "Product" can be used
      When I type "30" into "Product"
      Then the list below shows "Conforming 30 Year Fixed, FHA 30 Year Fixed, VA 30 Year Fixed"
      And I choose from these lists:
        | Property state | AZ, CA, NM, NV, OR, TX, UT, WA |
      And "Origination type" follows the institution:
        | Marrowbrook Home Lending | Retail        |
        | Fennimore Partners       | Brokered Out  |
        | Tarnfield Community Bank | Correspondent |
      When I press "Cancel"
      And I press "Leave"
      Then I land on the page "Mortgage Pipeline"

  @browser @L-1-04 @L-1-05 @S-1-06 @L-2.1-14 @L-2.2-01 @L-2.2-03 @L-2.2-07 @L-2.2-08 @L-2.2-12 @L-4.6-01 @L-4.6-02 @L-4.6-03 @L-4.6-04 @L-4.6-05 @L-4.6-07
  @L-4.7-07 @L-7-14 @L-7-15 @L-7-23 @L-7-24 @L-8.2-01 @L-8.2-02 @L-8.2-03 @S-2.1-05
  Rule: Create waits until the form is valid, and while a request is under way; a failed creation says why and keeps what was typed. A lead is created on the same screen under its own name, and opens its lead summary

    Scenario: From an empty form, by a refusal, to a created loan, and the same for a lead
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      Then "Create Loan" cannot be pressed
      When I fill in what is required
      Then "Create Loan" can be pressed
      When I enter "nobody" as "Email" and go on
      Then "Create Loan" cannot be pressed
      When I enter "ada@example.co" as "Email" and go on
      Then "Create Loan" can be pressed
      When I press Enter in "Last name"
      Then nothing was sent
      Given the next creation is answered with an error and its reason
      When I press "Create Loan"
      Then a message titled "Create Loan Failed" says "The institution is closed."
      When I close the message
      Then "Last name" still shows what I typed
      And "Create Loan" can be pressed
      When I press "Create Loan" and the server takes its time
      Then "Create Loan" cannot be pressed
      And a spinner turns
      When the server answers
      Then the dashboard of the new loan opens
      And it is titled with the loan number and "Ada Newcomer"
      And the loan of "Ada Newcomer" stands in the loan pipeline
      When I go on to "/new-lead"
      Then the page is titled "Create Lead"
      And the panel "Lead Information" is open
      And the panel "Borrower Information" is open
      And the footer offers "Cancel" and "Create Lead"
      Given the next creation is answered with an error and its reason
      When I fill in what is required
      And I press "Create Lead"
      Then a message titled "Create Lead Failed" says "The institution is closed."
      When I close the message
      Then "Last name" still shows what I typed
      And "Create Lead" can be pressed
      When I press "Create Lead"
      Then the lead summary of "Ada Newcomer" opens
      And one loan of "Ada Newcomer" stands in the loan pipeline

  @http @L-6-02
  Rule: The server decides which institutions and originators a user can choose from

    Scenario: Two users
      Given the "single-institution" person is signed in
      Then there is 1 institution with 1 originator to choose from
      Given the "lending-staff" person is signed in
      Then there is more than 1 institution to choose from

  @http
  Rule: The same creation sent twice creates one loan

    Scenario: A double click
      Given the "lending-staff" person is signed in
      When I create a loan for "Ada Newcomer" and the same request arrives twice
      Then one loan of "Ada Newcomer" stands in the loan pipeline
