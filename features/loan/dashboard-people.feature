Feature: People on the loan dashboard
  Who borrows, and who works on the loan.

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
      Given a loan with the work phone ""
      When its dashboard is shown
      Then "Work Phone" in "Borrower Information" reads ""

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
    Scenario: The co-borrower has values of their own
      When its dashboard is shown
      Then the second block of "Borrower Information" shows:
        | Name         | Lee Smith                    |
        | Credit Score | 688                          |
        | Email        | lee.smith@example.com        |
        | Home Phone   | (603) 555-0111               |
        | Work Phone   |                              |
        | Cell Phone   | (603) 555-0122               |
        | Address      | 9 Mill Lane, Dover, NH 03820 |

    @L-2.3-44
    Scenario: A loan that is marked as having no co-borrower shows the borrower alone
      Given the loan is marked as having no co-borrower
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
