@dashboard
Feature: People on the loan dashboard
  Who borrows, and who works on the loan.

  Rule: Borrower Information gives the borrower's name, credit score and contacts

    Background:
      Given a loan with these facts:
        | borrowerFirstName  | Ann                   |
        | borrowerMiddleName | Marie                 |
        | borrowerLastName   | Smith                 |
        | emailAddress       | ann.smith@example.com |
        | homePhone          | (207) 555-0148        |
        | workPhone          | (207) 555-0151        |
        | cellPhone          | (207) 555-0163        |
        | streetAddress      | 4 Cove Road           |
        | city               | Portland              |
        | state              | ME                    |
        | zipCode            | 04102                 |
        | zipExtension       | 1188                  |
      And a loan with creditScore "742"

    @app @L-2.3-38 @L-2.3-39 @L-3.2-01
    Scenario: Name and credit score
      When its dashboard is shown
      Then "Borrower Information" shows:
        | Name         | Ann Marie Smith |
        | Credit Score | 742             |

    @app @L-2.3-42 @L-3.2-04
    Scenario: Address
      When its dashboard is shown
      Then "Borrower Information" shows:
        | Address | 4 Cove Road, Portland, ME 04102-1188 |

    @app @L-2.3-41 @L-3.2-03
    Scenario: Email and phones
      When its dashboard is shown
      Then "Borrower Information" shows:
        | Email      | ann.smith@example.com |
        | Home Phone | (207) 555-0148        |
        | Work Phone | (207) 555-0151        |
        | Cell Phone | (207) 555-0163        |

    @app @L-2.3-41
    Scenario: A missing phone has a blank line
      Given a loan with workPhone ""
      When its dashboard is shown
      Then "Work Phone" in "Borrower Information" reads ""

    @app @L-2.3-40 @L-3.2-02
    Scenario Outline: A credit score of "<score>" is left blank
      Given a loan with creditScore "<score>"
      When its dashboard is shown
      Then "Credit Score" in "Borrower Information" reads ""

      Examples:
        | score |
        | 0     |
        |       |

  @app
  Rule: Borrower Information shows the co-borrower after the borrower, with the same lines

    @L-2.3-43
    Scenario: A loan with a co-borrower
      Given a loan with the co-borrower "Lee Smith"
      When its dashboard is shown
      Then the second block of "Borrower Information" shows:
        | Name         | Lee Smith                                  |
        | Credit Score | 742                                        |
        | Email        | ann.smith@example.com                      |
        | Home Phone   | (207) 555-0148                             |
        | Work Phone   |                                            |
        | Cell Phone   | (207) 555-0163                             |
        | Address      | 4 Cove Road Apt 2, Portland, ME 04102-1188 |

    @L-2.3-44
    Scenario: A loan that is marked as having no co-borrower
      Given a loan with the co-borrower "Lee Smith"
      And a loan with hasCoBorrower "no"
      When its dashboard is shown
      Then "Borrower Information" has 1 line "Name"

  @app
  Rule: Every user assigned to the loan has a line, labelled with their role

    @L-2.3-45 @L-2.3-46 @L-2.3-47
    Scenario: A user with a role and one without
      Given a loan with these assigned users:
        | Dana | Reyes  | Loan Officer |
        | Kim  | Okafor |              |
        | Sam  |        | Processor    |
      When its dashboard is shown
      Then "Assigned To" shows:
        | Loan Officer  | Dana Reyes |
        | Assigned User | Kim Okafor |
        | Processor     | Sam        |
