Feature: Creating a loan or a lead

  @app
  Rule: The create screen is named after what it creates, and offers Cancel and Create

    Background:
      Given I am signed in as lending staff

    @L-2.1-14 @L-2.2-01 @L-2.2-08
    Scenario Outline: The create screen of a <kind> is titled "<title>" and offers "Cancel" and "<title>"
      When I open the create <kind> screen
      Then the page is titled "<title>"
      And "Institution" has the focus
      And the footer offers "Cancel" and "<title>"

      Examples:
        | kind | title       |
        | loan | Create Loan |
        | lead | Create Lead |

  @app
  Rule: The create screen opens with the focus in its first field, wherever I come from

    @S-1-06
    Scenario: "Create Loan" on a pipeline opens the create screen of a loan
      Given I am signed in as lending staff
      And I open the address "/lf/lead-pipeline"
      When I press "Enter" in "Create Loan"
      Then the page is titled "Create Loan"
      And "Institution" has the focus

    @S-1-06
    Scenario: "Create Lead" in the Create Loan dialog opens the create screen of a lead
      Given I am signed in as lending staff, with the new workflow
      And I am on the page "Lead Pipeline"
      And I choose "Create Loan"
      When I press "Enter" in "Create Lead"
      Then the page is titled "Create Lead"
      And "Institution" has the focus

  @app
  Rule: Institution, originator and product are chosen in this order; typing narrows their lists

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    @L-4.1-08
    Scenario: Before an institution is chosen, originator and product cannot be used
      Then "Originator" cannot be used
      And "Product" cannot be used

    @L-2.2-13
    Scenario: Typing narrows the list of institutions
      When I enter "community b" as "Institution"
      Then "Institution" offers "Tarnfield Community Bank"

    @L-4.1-01
    Scenario: The list of originators has those of the chosen institution
      When I choose the institution "Marrowbrook Home Lending"
      Then "Originator" offers "Mateo Alvarado, Priya Raman, Nora Whitfield"

    @L-2.2-14
    Scenario: Typing narrows the list of originators
      Given I choose the institution "Marrowbrook Home Lending"
      When I enter "ALV" as "Originator"
      Then "Originator" offers "Mateo Alvarado"

    @L-4.1-08 @L-4.1-09
    Scenario: The product cannot be used before an originator is chosen
      When I choose the institution "Marrowbrook Home Lending"
      Then "Originator" can be used
      But "Product" cannot be used

    @L-2.2-15 @L-4.1-03 @L-4.1-09
    Scenario: Typing narrows the list of the chosen originator's products
      Given I choose the institution "Marrowbrook Home Lending"
      And I choose the originator "Mateo Alvarado"
      When I enter "30 Year" as "Product"
      Then "Product" offers "Conforming 30 Year Fixed, FHA 30 Year Fixed, VA 30 Year Fixed"

    @L-4.1-04 @L-4.3-04
    Scenario: The property can be in the states of the originator's licenses
      Given I choose the institution "Marrowbrook Home Lending"
      When I choose the originator "Mateo Alvarado"
      Then "Property state" offers "AZ Arizona, CA California, NM New Mexico, NV Nevada, OR Oregon, TX Texas, UT Utah, WA Washington"

  @app
  Rule: "Origination type" shows to users with its feature once an institution is chosen

    @L-2.2-16 @L-2.2-17
    Scenario: Before an institution is chosen, "Origination type" is hidden
      Given I am signed in as a user with the feature "loanOriginationType"
      When I open the create loan screen
      Then "Origination type" is hidden

    @L-2.2-16 @L-3.6-09 @L-4.1-02
    Scenario Outline: <institution> creates loans of the type <type>
      Given I am signed in as a user with the feature "loanOriginationType"
      And I am on the create <kind> screen
      When I choose the institution "<institution>"
      Then "Origination type" shows "<type>"

      Examples:
        | kind | institution              | type          |
        | loan | Marrowbrook Home Lending | Retail        |
        | loan | Fennimore Partners       | Brokered Out  |
        | loan | Tarnfield Community Bank | Correspondent |
        | lead | Oxley Ridge Credit Union | Wholesale     |
        | lead | Quillhaven Savings       | Retail        |

    @L-7-09 @A-43
    Scenario: "Origination type" offers only the types that the server lists
      Given I am signed in as a user with the feature "loanOriginationType"
      And the server lists the origination types "Retail, Wholesale"
      And I am on the create loan screen
      When I choose the institution "Marrowbrook Home Lending"
      Then "Origination type" offers "Retail, Wholesale"

    @L-4.1-02
    Scenario: Choosing another institution changes the origination type
      Given I am signed in as a user with the feature "loanOriginationType"
      And I am on the create loan screen
      And I choose the institution "Marrowbrook Home Lending"
      When I choose the institution "Fennimore Partners"
      Then "Origination type" shows "Brokered Out"

    @L-2.2-16 @L-2.2-17 @L-3.7-07
    Scenario: Without the feature loanOriginationType, "Origination type" stays hidden
      Given I am signed in as a user without the feature "loanOriginationType"
      And I am on the create lead screen
      When I choose the institution "Marrowbrook Home Lending"
      Then "Originator" can be used
      But "Origination type" is hidden

  @app
  Rule: A created loan is announced, has a dashboard and is in the loan pipeline

    Background:
      Given I am signed in as lending staff
      And I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Loan purpose                 | Purchase |
        | Sales price                  | 500,000  |
        | Estimated or appraised value | 480,000  |
        | Base loan amount             | 400,000  |
        | Interest rate                | 6.5      |

    @L-4.6-05 @L-7-15 @L-7-24
    Scenario: Creating a loan opens its dashboard with the notice "Loan Created"
      When I send the form
      Then I see the dashboard of that loan
      And the page is titled with the loan number and "Ada Newcomer"
      And I am notified "Loan Created": "The loan for Ada Newcomer has been created."

    @A-125
    Scenario: Leaving the dashboard of a new loan removes the notice
      Given I send the form
      When I go on to "/new-loan"
      Then no notification is left

    @L-1-04 @L-7-14
    Scenario: The dashboard of a new loan shows what was entered
      Given I enter:
        | Zip code                   | 98101       |
        | Add co-borrower            | on          |
        | Co-borrower first name     | Max         |
        | Co-borrower last name      | Newcomer    |
        | Co-borrower tax identifier | 987-65-4321 |
        | Property house number      | 400         |
        | Property street name       | Larch St    |
        | Property zip code          | 98030       |
        | Property type              | Detached    |
        | Occupancy                  | Second Home |
      When I send the form
      Then "Loan Details" shows:
        | Loan Amount      | $400,000.00                  |
        | Loan Purpose     | Purchase                     |
        | Appraised Value  | $480,000.00                  |
        | Sales Price      | $500,000.00                  |
        | Rate             | 6.500%                       |
        | Property Address | 400 Larch St, Kent, WA 98030 |
      And the second block of "Borrower Information" shows:
        | Name | Max Newcomer |
      And the loan summary shows:
        | Property type | Detached    |
        | Occupancy     | Second Home |

    @L-7-14
    Scenario: The loan pipeline lists a new loan
      When I send the form
      Then the pipeline lists 1 loan of "Ada Newcomer"

  @app
  Rule: A created lead is announced, has a lead summary and is not in the loan pipeline

    Background:
      Given I am signed in as lending staff
      And I have filled in a lead for "Leo Prospect"

    @L-4.6-04 @L-4.7-07 @S-2.1-05
    Scenario: Creating a lead opens its lead summary with the notice "Lead Created"
      When I send the form
      Then the lead summary of "Leo Prospect" opens
      And I am notified "Lead Created": "The lead for Leo Prospect has been created."

    @L-1-05
    Scenario: A lead has a price, a property type and a co-borrower
      Given I enter:
        | Sales price                | 500,000     |
        | Property type              | Detached    |
        | Add co-borrower            | on          |
        | Co-borrower first name     | Mia         |
        | Co-borrower last name      | Prospect    |
        | Co-borrower tax identifier | 987-65-4321 |
      When I send the form
      Then the lead summary of "Leo Prospect" opens
      And the loan summary shows:
        | Borrowers     | Leo Prospect, Mia Prospect |
        | Sales price   | $500,000.00                |
        | Property type | Detached                   |

    @L-7-24
    Scenario: The loan pipeline does not list a new lead
      When I send the form
      Then the lead summary of "Leo Prospect" opens
      And the pipeline lists 0 loans of "Leo Prospect"

  @app @L-6-02
  Rule: The server decides which institutions and originators I can choose from

    @L-4.1-05 @L-4.1-06
    Scenario: My only institution, originator and product are filled in and locked
      Given I am signed in as branch staff
      When I open the create loan screen
      Then the form shows:
        | Institution | Tarnfield Community Bank |
        | Originator  | Hana Kobayashi           |
        | Product     | Conforming 30 Year Fixed |
      And "Institution" cannot be used
      And "Originator" cannot be used
      And "Product" cannot be used

    Scenario: With five institutions, I can choose among them
      Given I am signed in as lending staff
      When I open the create loan screen
      Then "Institution" offers "Fennimore Partners, Marrowbrook Home Lending, Oxley Ridge Credit Union, Quillhaven Savings, Tarnfield Community Bank"
