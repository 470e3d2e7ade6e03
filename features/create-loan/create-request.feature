@app
Feature: The request that creates a loan or a lead

  Rule: The create request has the values that the form shows

    Background:
      Given I am signed in as lending staff

    @L-3.4-01 @L-3.4-16
    Scenario Outline: The create request of a <kind> says whether it is a lead
      Given I have filled in a <kind> for "Ada Newcomer"
      And I enter "912-34-5678" as "Tax identifier"
      When I send the form
      Then the request says:
        | type   | create    |
        | isLead | <is lead> |

      Examples:
        | kind | is lead |
        | loan | no      |
        | lead | yes     |

    @L-3.4-02
    Scenario Outline: Institution, originator and product of a <kind> are sent as their ids
      Given I have filled in a <kind> for "Ada Newcomer"
      When I send the form
      Then the request has the ids of:
        | Institution | Marrowbrook Home Lending |
        | Originator  | Nora Whitfield           |
        | Product     | Conforming 30 Year Fixed |

      Examples:
        | kind |
        | loan |
        | lead |

    @L-3.4-06 @L-3.4-11 @A-07
    Scenario: The create request has rate, term and the chosen options of the loan
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Loan purpose      | Purchase          |
        | Property type     | Detached          |
        | Occupancy         | Primary Residence |
        | Interest rate     | 6.125             |
        | Amortization term | 360               |
      When I send the form
      Then the request says:
        | loanPurpose      | Purchase          |
        | propertyType     | Detached          |
        | occupancy        | Primary Residence |
        | interestRate     | 6.125             |
        | amortizationTerm | 360               |

    @L-3.4-07 @L-3.4-08
    Scenario: The create request has the prices and amounts of the loan
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Sales price                  | 500,000  |
        | Estimated or appraised value | 480,000  |
        | Base loan amount             | 400,000  |
        | Financed amount              | 5,066.25 |
      When I send the form
      Then the request says:
        | salesPrice                | 500000    |
        | estimatedOrAppraisedValue | 480000    |
        | baseLoanAmount            | 400000    |
        | financedAmount            | 5066.25   |
        | totalLoanAmount           | 405066.25 |

    @L-3.4-09 @L-3.4-10 @A-06
    Scenario: The create request has the calculated down payment and loan to value
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Loan purpose                 | Construction-Permanent |
        | Sales price                  | 500,000                |
        | Estimated or appraised value | 480,000                |
        | Base loan amount             | 400,000                |
        | Financed amount              | 5,066.25               |
      When I send the form
      Then the request says:
        | downPaymentPercent | 20      |
        | downPaymentAmount  | 100000  |
        | loanToValuePercent | 0.84389 |

    @L-3.4-07 @L-3.4-09
    Scenario: The create request of a refinance has a price and a down payment of 0
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Sales price                  | 500,000   |
        | Estimated or appraised value | 480,000   |
        | Base loan amount             | 400,000   |
        | Loan purpose                 | Refinance |
      When I send the form
      Then the request says:
        | loanPurpose               | Refinance |
        | salesPrice                | 0         |
        | estimatedOrAppraisedValue | 480000    |
        | downPaymentPercent        | 0         |
        | downPaymentAmount         | 0         |
        | loanToValuePercent        | 0.83333   |
        | isPreApproval             | no        |

    @L-3.4-04
    Scenario Outline: The create request of a <kind> to <purpose> says that only <switches> is on
      Given I have filled in a <kind> for "Ada Newcomer"
      And I enter:
        | Loan purpose  | Purchase       |
        | <switches>    | on             |
        | Loan purpose  | <purpose>      |
      When I send the form
      Then the request says:
        | isEmployeeLoan | <employee>     |
        | isForgivable   | <forgivable>   |
        | isPreApproval  | <pre-approval> |

      Examples:
        | kind | switches      | purpose  | employee | forgivable | pre-approval |
        | loan | Employee Loan | Purchase | yes      | no         | no           |
        | lead | Forgivable    | Purchase | no       | yes        | no           |
        | loan | Pre-Approval  | Purchase | no       | no         | yes          |

      Examples: A switch that the purpose then hides
        | kind | switches     | purpose   | employee | forgivable | pre-approval |
        | loan | Pre-Approval | Refinance | no       | no         | no           |

    @L-3.4-12 @L-3.4-17
    Scenario: The create request has the borrower's name, middle name and suffix
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Middle name | Grace |
        | Suffix      | Jr.   |
      When I send the form
      Then the request says:
        | borrowerDetails firstName  | Ada      |
        | borrowerDetails middleName | Grace    |
        | borrowerDetails lastName   | Newcomer |
        | borrowerDetails generation | Jr.      |

    @L-3.4-18 @L-3.4-20
    Scenario: The tax identifier is sent without dashes, as an SSN unless another type is chosen
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Tax identifier | 123-45-6789 |
      When I send the form
      Then the request says:
        | borrowerDetails taxIdentifier     | 123456789 |
        | borrowerDetails taxIdentifierType | ssn       |

  Rule: The create request always has an origination type, even if the form does not show the field

    @L-3.4-03
    Scenario: While the origination type is hidden, the institution's default is sent
      Given I am signed in as a user without the feature "loanOriginationType"
      And I have filled in a lead for "Leo Prospect"
      When I send the form
      Then the request says:
        | loanOriginationType | Retail |

    @L-3.4-03 @A-50
    Scenario: While the origination type is shown, the chosen one is sent
      Given I am signed in as a user with the feature "loanOriginationType"
      And I have filled in a loan for "Ada Newcomer"
      And I enter "Wholesale" as "Origination type"
      When I send the form
      Then the request says:
        | loanOriginationType | Wholesale |

  Rule: The create request has the borrower, co-borrower and property that the form shows

    Background:
      Given I am signed in as lending staff

    @L-3.4-21 @L-3.4-22 @L-3.4-23
    Scenario: The create request has the borrower's tax identifier, birth date, email and phones
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Tax identifier      | 912-34-5678     |
        | Tax identifier type | ITIN            |
        | Birth date          | 2/28/1990       |
        | Email               | ada@example.com |
        | Cell phone          | (555) 010-0199  |
        | Work phone          | (555) 010-0142  |
      When I send the form
      Then the request says:
        | borrowerDetails taxIdentifier     | 912345678       |
        | borrowerDetails taxIdentifierType | itin            |
        | borrowerDetails birthDate         | 1990-02-28      |
        | borrowerDetails emailAddress      | ada@example.com |
        | borrowerDetails cellPhone         | 5550100199      |
        | borrowerDetails workPhone         | 5550100142      |

    @L-3.4-24
    Scenario: The create request has the borrower's address
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | House number  | 12        |
        | Street name   | Heron Way |
        | Unit number   | 3B        |
        | City          | Amherst   |
        | State         | NH        |
        | Zip code      | 03031     |
        | Zip extension | 0001      |
      When I send the form
      Then the request says:
        | borrowerDetails presentAddress houseNumber  | 12        |
        | borrowerDetails presentAddress streetName   | Heron Way |
        | borrowerDetails presentAddress unitNumber   | 3B        |
        | borrowerDetails presentAddress city         | Amherst   |
        | borrowerDetails presentAddress state        | NH        |
        | borrowerDetails presentAddress zipCode      | 03031     |
        | borrowerDetails presentAddress zipExtension | 0001      |

    @L-3.4-13 @L-3.4-21 @L-5.4-02
    Scenario: The create request has the co-borrower with contact data and address
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Add co-borrower            | on              |
        | Co-borrower first name     | Max             |
        | Co-borrower middle name    | Lou             |
        | Co-borrower last name      | Newcomer        |
        | Co-borrower suffix         | III             |
        | Co-borrower tax identifier | 987-65-4321     |
        | Co-borrower birth date     | 12/31/1988      |
        | Co-borrower email          | max@example.com |
        | Co-borrower cell phone     | (555) 010-0177  |
        | Co-borrower work phone     | (555) 010-0166  |
        | Co-borrower unit number    | 3B              |
        | Co-borrower city           | Kent            |
      When I send the form
      Then the request says:
        | coBorrowerDetails firstName                 | Max             |
        | coBorrowerDetails middleName                | Lou             |
        | coBorrowerDetails lastName                  | Newcomer        |
        | coBorrowerDetails generation                | III             |
        | coBorrowerDetails taxIdentifier             | 987654321       |
        | coBorrowerDetails taxIdentifierType         | ssn             |
        | coBorrowerDetails birthDate                 | 1988-12-31      |
        | coBorrowerDetails emailAddress              | max@example.com |
        | coBorrowerDetails cellPhone                 | 5550100177      |
        | coBorrowerDetails workPhone                 | 5550100166      |
        | coBorrowerDetails presentAddress unitNumber | 3B              |
        | coBorrowerDetails presentAddress city       | Kent            |

    @L-3.4-15 @L-3.4-25
    Scenario: The create request has the property's own address
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Property house number  | 400      |
        | Property street name   | Larch St |
        | Property unit number   | 3B       |
        | Property zip code      | 98030    |
        | Property zip extension | 4077     |
      When I send the form
      Then the request says:
        | propertyAddress houseNumber            | 400      |
        | propertyAddress streetName             | Larch St |
        | propertyAddress unitNumber             | 3B       |
        | propertyAddress city                   | Kent     |
        | propertyAddress state                  | WA       |
        | propertyAddress zipCode                | 98030    |
        | propertyAddress zipExtension           | 4077     |
        | propertyAddress county                 | King     |
        | isPropertyAddressSameAsBorrowerAddress | no       |

    @L-3.4-05
    Scenario: The create request repeats the borrower's address if the property has the same
      Given I have filled in a loan for "Ada Newcomer"
      And I enter:
        | Street name                                 | Heron Way |
        | Property same as borrower's present address | on        |
        | House number                                | 12        |
      When I send the form
      Then the request says:
        | isPropertyAddressSameAsBorrowerAddress | yes       |
        | propertyAddress houseNumber            | 12        |
        | propertyAddress streetName             | Heron Way |
