@browser
Feature: The create screen

  @L-2.2-02 @L-2.2-04 @L-2.2-05 @L-2.2-06 @L-2.2-13 @L-2.2-14 @L-2.2-15 @L-2.2-18 @L-2.2-19 @L-2.2-23 @L-2.2-24 @L-2.2-25 @L-2.2-27 @L-2.2-28 @L-2.2-29 @L-2.2-30 @L-2.2-33 @L-2.2-39 @L-2.2-40 @L-2.2-41 @L-2.2-42 @L-2.2-43 @L-2.2-44 @L-2.2-45 @L-2.2-46 @L-2.2-47 @L-2.2-48 @L-2.2-49 @L-2.2-50 @L-2.2-52 @L-2.2-53 @L-2.2-55 @L-2.2-56 @L-2.2-57 @L-2.2-58 @L-8.3-01
  Rule: Four panels, all open, hold the fields in the order of reading; a construction loan has a note on the estimated or appraised value

    Scenario: A loan with a co-borrower
      Given the "lending-staff" person is signed in
      When I open the create loan screen
      Then the panels in order are "Loan Information, Borrower Information, Property Information"
      When I turn "Add co-borrower" on
      Then the panels in order are "Loan Information, Borrower Information, Co-Borrower Information, Property Information"
      And the panel "Loan Information" holds:
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
      And the panel "Borrower Information" holds:
        | First name          |
        | Middle name         |
        | Last name           |
        | Suffix              |
        | Tax identifier      |
        | Tax identifier type |
        | Birth date          |
        | Email               |
        | Cell phone          |
        | Work phone          |
        | House number        |
        | Street name         |
        | Unit number         |
        | City                |
        | State               |
        | Zip code            |
        | Zip extension       |
        | Add co-borrower     |
      And the panel "Co-Borrower Information" holds:
        | First name                      |
        | Middle name                     |
        | Last name                       |
        | Suffix                          |
        | Tax identifier                  |
        | Tax identifier type             |
        | Birth date                      |
        | Email                           |
        | Cell phone                      |
        | Work phone                      |
        | Same as borrower's present address |
        | House number                    |
        | Street name                     |
        | Unit number                     |
        | City                            |
        | State                           |
        | Zip code                        |
        | Zip extension                   |
      And the panel "Property Information" holds:
        | Same as borrower's present address |
        | House number                    |
        | Street name                     |
        | Unit number                     |
        | City                            |
        | State                           |
        | County                          |
        | Zip code                        |
        | Zip extension                   |
      And I choose from these lists:
        | Loan purpose  | Construction, Construction-Permanent, Purchase, Refinance, Other |
      When I turn "Add co-borrower" off
      Then the panels in order are "Loan Information, Borrower Information, Property Information"
      When I choose the loan purpose "Refinance"
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
      And the construction note shows for "Construction, Construction-Permanent" and not for "Purchase, Refinance, Other"

  @L-2.2-16 @L-2.2-17 @L-2.2-18 @L-2.2-24 @L-2.2-25 @L-2.2-44 @L-3.6-02 @L-3.6-03 @L-3.6-04 @L-3.6-05 @L-3.6-06 @L-4.1-02 @L-5.1-14 @S-2.1-32
  Rule: A lead has fewer fields; the fixed lists offer what the contract lists, and keep other text as invalid

    Scenario: Every fixed list of a lead, by somebody who may create no employee loans and choose no origination type
      Given a person without the feature "employeeLoan" is signed in
      When I open the create lead screen
      Then the panels in order are "Lead Information, Borrower Information, Property Information"
      And there is no field "Employee Loan"
      And there is no field "Pre-Approval"
      And "Forgivable" can be used
      And I choose from these lists:
        | Property type       | Attached, Co-op, Condo Low Rise, Condo High Rise, Detached, Detached Condo, PUD Attached, PUD Detached |
        | Occupancy           | Primary Residence, Second Home, Investment Property |
        | Loan purpose        | Construction, Construction-Permanent, Purchase, Refinance, Other |
        | Suffix              | Jr., Sr., II, III, IV, V |
        | Tax identifier type | SSN, ITIN |
      When I enter "Tent" as "Property type" and go on
      Then "Property type" shows the choice "Tent"
      And "Property type" says "Invalid"
      When I choose the institution "Marrowbrook Home Lending"
      Then "Originator" can be used
      And there is no field "Origination type"

  @L-2.2-60 @L-4.2-11 @L-4.3-01 @L-4.3-02 @L-4.3-03 @L-8.3-03
  Rule: What cannot be entered is disabled: state and county without a license, as a note says, and the street with a pre-approval

    Scenario: Neither institution nor originator has a license
      Given the "no-licensed-states" person is signed in
      And I am on the create loan screen
      Then "Property state" can be used
      When I choose the institution "Quillhaven Savings", which has one originator
      Then I read "The Institution or Originator for this loan does not have a valid license for any Property State. Please reach out to your System Administrator. The State and County fields are not editable."
      And "Property state" cannot be used
      And "Property county" cannot be used
      But "State" can be used
      When I turn "Pre-Approval" on
      Then "Property house number" cannot be used
      And "Property street name" cannot be used
      And "Property unit number" cannot be used
      But "Property city" can be used
      And "Property zip code" can be used
      When I turn "Pre-Approval" off
      Then "Property street name" can be used

  @L-4.4-01 @L-4.4-05 @L-5.2-13 @L-5.2-15
  Rule: The zip look-up works from the keyboard, a number takes any paste that a person would make, and a tax identifier shows only while it is edited

    Scenario: Places by zip and by city, and what is pasted from elsewhere
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      When I type "98101" into "Zip code"
      And I pick the first place below with the keyboard
      Then the form shows:
        | City     | Seattle |
        | State    | WA      |
        | Zip code | 98101   |
      When I turn "Property same as borrower's present address" on
      Then the form shows:
        | Property city     | Seattle |
        | Property county   | King    |
      And "Property city" cannot be used
      When I turn "Property same as borrower's present address" off
      And I type "anch" into "Property city"
      And I pick the first place below with the keyboard
      Then the form shows:
        | Property state | AK |
      When I paste:
        | Sales price         | $350,000          |
        | Base loan amount    | 350000.00 USD     |
        | Interest rate       | 6.5 %             |
        | Tax identifier      | 123 45 6789       |
        | Cell phone          | (555) 123 4567    |
        | Work phone          | +1 555-123-4567   |
      Then the form shows:
        | Sales price         | 350,000.00     |
        | Base loan amount    | 350,000.00     |
        | Interest rate       | 6.500          |
        | Tax identifier      | 123-45-6789    |
        | Cell phone          | (555) 123-4567 |
        | Work phone          | (555) 123-4567 |
      And "Tax identifier" reads as "•••-••-6789"
      When I type "1234567890" into "Tax identifier"
      Then "Tax identifier" reads as "123-45-6789"
      When I paste:
        | Sales price         | (350,000)            |
        | Base loan amount    | $350,000 and $20     |
        | Interest rate       | 6,5                  |
        | Tax identifier      | 123-45-6789-0        |
        | Cell phone          | +44 20 7946 0958     |
      Then the form shows:
        | Sales price         | 350,000.00     |
        | Base loan amount    | 350,000.00     |
        | Interest rate       | 6.500          |
        | Tax identifier      | 123-45-6789    |
        | Cell phone          | (555) 123-4567 |
      When I enter "2/29/1992" as "Birth date" and go on
      And I enter "02/30/1990" as "Birth date" and go on
      Then "Birth date" says "Invalid"
      And "Birth date" shows the choice "02/30/1990"
