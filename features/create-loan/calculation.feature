@domain
Feature: Calculated amounts of a new loan
  Sales price, base loan and down payment depend on each other: an edit of one recalculates the others at once.
  Every table starts from a form without amounts. Each line is one edit, with the amounts that it leads to.

  @L-4.5-01 @L-4.5-02 @L-4.5-04
  Rule: The down payment is the sales price less the base loan, in dollars and as a share of the price

    Scenario: A base loan of 400,000 on a price of 500,000 leaves a down payment of 20 percent
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 500,000 |  500,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   500,000.00 |           0.000 |
        | Estimated or appraised value | 480,000 |  500,000.00 |      480,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   500,000.00 |           0.000 |
        | Base loan amount             | 400,000 |  500,000.00 |      480,000.00 | 400,000.00 |     0.00 | 400,000.00 |         20.000 |   100,000.00 |          83.333 |
      Then each edit leads to the amounts beside it

    Scenario: A base loan above the price results in a negative down payment
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 300,000 |  300,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   300,000.00 |           0.000 |
        | Estimated or appraised value | 310,000 |  300,000.00 |      310,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   300,000.00 |           0.000 |
        | Base loan amount             | 310,000 |  300,000.00 |      310,000.00 | 310,000.00 |     0.00 | 310,000.00 |         -3.333 |   -10,000.00 |         103.333 |
      Then each edit leads to the amounts beside it

  @L-4.5-03
  Rule: Without a sales price, the estimated value counts as the price

    Scenario: Without a sales price, the down payment is a share of the estimated value
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Estimated or appraised value | 250,000 |        0.00 |      250,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   250,000.00 |           0.000 |
        | Base loan amount             | 200,000 |        0.00 |      250,000.00 | 200,000.00 |     0.00 | 200,000.00 |         20.000 |    50,000.00 |          80.000 |
        | Down payment percent         | 10      |        0.00 |      250,000.00 | 225,000.00 |     0.00 | 225,000.00 |         10.000 |    25,000.00 |          90.000 |
        | Estimated or appraised value | 400,000 |        0.00 |      400,000.00 | 225,000.00 |     0.00 | 225,000.00 |         43.750 |   175,000.00 |          56.250 |
      Then each edit leads to the amounts beside it

    @L-4.5-15
    Scenario: Without a price and a value, nothing is divided by zero
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Base loan amount     | 200,000 |        0.00 |            0.00 | 200,000.00 |     0.00 | 200,000.00 |          0.000 |         0.00 |           0.000 |
        | Down payment percent | 20      |        0.00 |            0.00 | 200,000.00 |     0.00 | 200,000.00 |         20.000 |         0.00 |           0.000 |
        | Down payment amount  | 5,000   |        0.00 |            0.00 | 200,000.00 |     0.00 | 200,000.00 |          0.000 |     5,000.00 |           0.000 |
      Then each edit leads to the amounts beside it

  @L-4.5-05
  Rule: Typing a down payment percent recalculates the base loan

    @A-10
    Scenario: A price that is entered after the down payment percent does not change the base loan
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 500,000 |  500,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   500,000.00 |           0.000 |
        | Estimated or appraised value | 480,000 |  500,000.00 |      480,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   500,000.00 |           0.000 |
        | Base loan amount             | 400,000 |  500,000.00 |      480,000.00 | 400,000.00 |     0.00 | 400,000.00 |         20.000 |   100,000.00 |          83.333 |
        | Down payment percent         | 10      |  500,000.00 |      480,000.00 | 450,000.00 |     0.00 | 450,000.00 |         10.000 |    50,000.00 |          93.750 |
        | Sales price                  | 520,000 |  520,000.00 |      480,000.00 | 450,000.00 |     0.00 | 450,000.00 |         13.462 |    70,000.00 |          93.750 |
      Then each edit leads to the amounts beside it

    @L-4.5-02
    Scenario: An estimated value beside a sales price leaves a typed down payment as it is
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry | Sales price | Estimated value | Base loan | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 200   |      200.00 |            0.00 |      0.00 |     0.00 |       0.00 |        100.000 |       200.00 |           0.000 |
        | Down payment percent         | 3.333 |      200.00 |            0.00 |    193.33 |     0.00 |     193.33 |          3.333 |         6.67 |          96.665 |
        | Estimated or appraised value | 180   |      200.00 |          180.00 |    193.33 |     0.00 |     193.33 |          3.333 |         6.67 |         107.406 |
      Then each edit leads to the amounts beside it

    Scenario: A down payment above 100 percent results in a negative base loan
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                | Entry   | Sales price | Estimated value | Base loan   | Financed | Total loan  | Down payment % | Down payment | Loan to value % |
        | Sales price          | 200,000 |  200,000.00 |            0.00 |        0.00 |     0.00 |        0.00 |        100.000 |   200,000.00 |           0.000 |
        | Down payment percent | 150     |  200,000.00 |            0.00 | -100,000.00 |     0.00 | -100,000.00 |        150.000 |   300,000.00 |         -50.000 |
      Then each edit leads to the amounts beside it

  @L-4.5-06
  Rule: Typing a down payment amount recalculates the base loan

    Scenario: A price with cents gives exact amounts
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry      | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 333,333.33 |  333,333.33 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   333,333.33 |           0.000 |
        | Estimated or appraised value | 333,333.33 |  333,333.33 |      333,333.33 |       0.00 |     0.00 |       0.00 |        100.000 |   333,333.33 |           0.000 |
        | Down payment amount          | 50,000     |  333,333.33 |      333,333.33 | 283,333.33 |     0.00 | 283,333.33 |         15.000 |    50,000.00 |          85.000 |
      Then each edit leads to the amounts beside it

    Scenario: The purpose Other calculates like Purchase
      Given a new loan for the purpose "Other"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 320,000 |  320,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   320,000.00 |           0.000 |
        | Estimated or appraised value | 310,000 |  320,000.00 |      310,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   320,000.00 |           0.000 |
        | Down payment amount          | 64,000  |  320,000.00 |      310,000.00 | 256,000.00 |     0.00 | 256,000.00 |         20.000 |    64,000.00 |          82.581 |
      Then each edit leads to the amounts beside it

  @L-4.5-09
  Rule: The total loan amount is the base loan plus the financed amount

    Scenario: A financed amount raises the total loan and leaves the base loan unchanged
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 400,000 |  400,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   400,000.00 |           0.000 |
        | Estimated or appraised value | 400,000 |  400,000.00 |      400,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   400,000.00 |           0.000 |
        | Base loan amount             | 380,000 |  400,000.00 |      400,000.00 | 380,000.00 |     0.00 | 380,000.00 |          5.000 |    20,000.00 |          95.000 |
        | Financed amount              | 6,650   |  400,000.00 |      400,000.00 | 380,000.00 | 6,650.00 | 386,650.00 |          5.000 |    20,000.00 |          96.663 |
      Then each edit leads to the amounts beside it

    Scenario: The largest base loan and financed amount add up to 1,999,999,998.99
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field            | Entry          | Sales price | Estimated value | Base loan      | Financed       | Total loan       | Down payment % | Down payment | Loan to value % |
        | Base loan amount | 999,999,999.99 |        0.00 |            0.00 | 999,999,999.99 |           0.00 |   999,999,999.99 |          0.000 |         0.00 |           0.000 |
        | Financed amount  | 999,999,999    |        0.00 |            0.00 | 999,999,999.99 | 999,999,999.00 | 1,999,999,998.99 |          0.000 |         0.00 |           0.000 |
      Then each edit leads to the amounts beside it

  @L-4.5-12
  Rule: Loan to value is the total loan divided by the lower of sales price and estimated value

    @A-15
    Scenario: A sales price below the estimated value decides the loan to value
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry    | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 300,000  |  300,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   300,000.00 |           0.000 |
        | Estimated or appraised value | 305,000  |  300,000.00 |      305,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   300,000.00 |           0.000 |
        | Down payment percent         | 3.5      |  300,000.00 |      305,000.00 | 289,500.00 |     0.00 | 289,500.00 |          3.500 |    10,500.00 |          96.500 |
        | Financed amount              | 5,066.25 |  300,000.00 |      305,000.00 | 289,500.00 | 5,066.25 | 294,566.25 |          3.500 |    10,500.00 |          98.189 |
      Then each edit leads to the amounts beside it

    Scenario: Without an estimated value, the sales price decides the loan to value
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field            | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price      | 250,000 |  250,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   250,000.00 |           0.000 |
        | Base loan amount | 225,000 |  250,000.00 |            0.00 | 225,000.00 |     0.00 | 225,000.00 |         10.000 |    25,000.00 |          90.000 |
      Then each edit leads to the amounts beside it

    @L-4.5-17
    Scenario: For Construction-Permanent, the lower of both decides the loan to value
      Given a new loan for the purpose "Construction-Permanent"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 400,000 |  400,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   400,000.00 |           0.000 |
        | Estimated or appraised value | 500,000 |  400,000.00 |      500,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   400,000.00 |           0.000 |
        | Base loan amount             | 300,000 |  400,000.00 |      500,000.00 | 300,000.00 |     0.00 | 300,000.00 |         25.000 |   100,000.00 |          75.000 |
        | Estimated or appraised value | 350,000 |  400,000.00 |      350,000.00 | 300,000.00 |     0.00 | 300,000.00 |         25.000 |   100,000.00 |          85.714 |
      Then each edit leads to the amounts beside it

  @L-4.2-07
  Rule: While "Same as sales price" is on, the estimated value is the sales price and cannot be entered

    Scenario: "Same as sales price" copies each sales price to the estimated value
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field               | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price         | 425,000 |  425,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   425,000.00 |           0.000 |
        | Same as sales price | on      |  425,000.00 |      425,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   425,000.00 |           0.000 |
        | Base loan amount    | 340,000 |  425,000.00 |      425,000.00 | 340,000.00 |     0.00 | 340,000.00 |         20.000 |    85,000.00 |          80.000 |
        | Sales price         | 450,000 |  450,000.00 |      450,000.00 | 340,000.00 |     0.00 | 340,000.00 |         24.444 |   110,000.00 |          75.556 |
      Then each edit leads to the amounts beside it

    Scenario: An estimated value can be entered once "Same as sales price" is off again
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 425,000 |  425,000.00 |            0.00 |      0.00 |     0.00 |       0.00 |        100.000 |   425,000.00 |           0.000 |
        | Same as sales price          | on      |  425,000.00 |      425,000.00 |      0.00 |     0.00 |       0.00 |        100.000 |   425,000.00 |           0.000 |
        | Estimated or appraised value | 430,000 |  425,000.00 |      425,000.00 |      0.00 |     0.00 |       0.00 |        100.000 |   425,000.00 |           0.000 |
        | Same as sales price          | off     |  425,000.00 |      425,000.00 |      0.00 |     0.00 |       0.00 |        100.000 |   425,000.00 |           0.000 |
        | Estimated or appraised value | 430,000 |  425,000.00 |      430,000.00 |      0.00 |     0.00 |       0.00 |        100.000 |   425,000.00 |           0.000 |
      Then each edit leads to the amounts beside it

    Scenario: "Same as sales price" without a sales price leaves no price and no down payment
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Estimated or appraised value | 250,000 |        0.00 |      250,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   250,000.00 |           0.000 |
        | Base loan amount             | 200,000 |        0.00 |      250,000.00 | 200,000.00 |     0.00 | 200,000.00 |         20.000 |    50,000.00 |          80.000 |
        | Same as sales price          | on      |        0.00 |            0.00 | 200,000.00 |     0.00 | 200,000.00 |          0.000 |         0.00 |           0.000 |
      Then each edit leads to the amounts beside it

    Scenario: "Same as sales price" leaves a typed down payment as it is
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                | Entry | Sales price | Estimated value | Base loan | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price          | 200   |      200.00 |            0.00 |      0.00 |     0.00 |       0.00 |        100.000 |       200.00 |           0.000 |
        | Down payment percent | 3.333 |      200.00 |            0.00 |    193.33 |     0.00 |     193.33 |          3.333 |         6.67 |          96.665 |
        | Same as sales price  | on    |      200.00 |          200.00 |    193.33 |     0.00 |     193.33 |          3.333 |         6.67 |          96.665 |
      Then each edit leads to the amounts beside it

  @L-4.2-02 @L-4.2-04 @L-4.5-10
  Rule: A refinance has no sales price and no down payment; its loan to value uses the estimated value

    Scenario: A purchase that becomes a refinance loses its price and its down payment
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry     | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 450,000   |  450,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   450,000.00 |           0.000 |
        | Estimated or appraised value | 480,000   |  450,000.00 |      480,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   450,000.00 |           0.000 |
        | Base loan amount             | 360,000   |  450,000.00 |      480,000.00 | 360,000.00 |     0.00 | 360,000.00 |         20.000 |    90,000.00 |          80.000 |
        | Loan purpose                 | Refinance |        0.00 |      480,000.00 | 360,000.00 |     0.00 | 360,000.00 |          0.000 |         0.00 |          75.000 |
      Then each edit leads to the amounts beside it

  @L-4.2-13
  Rule: Leaving Refinance restores no sales price

    Scenario: From Refinance to Other, the price stays 0.00 and the down payment is a share of the estimated value
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                        | Entry     | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price                  | 450,000   |  450,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   450,000.00 |           0.000 |
        | Estimated or appraised value | 480,000   |  450,000.00 |      480,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   450,000.00 |           0.000 |
        | Base loan amount             | 360,000   |  450,000.00 |      480,000.00 | 360,000.00 |     0.00 | 360,000.00 |         20.000 |    90,000.00 |          80.000 |
        | Loan purpose                 | Refinance |        0.00 |      480,000.00 | 360,000.00 |     0.00 | 360,000.00 |          0.000 |         0.00 |          75.000 |
        | Loan purpose                 | Other     |        0.00 |      480,000.00 | 360,000.00 |     0.00 | 360,000.00 |         25.000 |   120,000.00 |          75.000 |
      Then each edit leads to the amounts beside it

  @L-4.2-06
  Rule: Choosing Refinance turns "Same as sales price" off before it clears the sales price, and it stays off

    @A-05
    Scenario: Choosing Refinance clears the sales price and keeps the estimated value
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field               | Entry     | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price         | 450,000   |  450,000.00 |            0.00 |       0.00 |     0.00 |       0.00 |        100.000 |   450,000.00 |           0.000 |
        | Same as sales price | on        |  450,000.00 |      450,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   450,000.00 |           0.000 |
        | Base loan amount    | 360,000   |  450,000.00 |      450,000.00 | 360,000.00 |     0.00 | 360,000.00 |         20.000 |    90,000.00 |          80.000 |
        | Loan purpose        | Refinance |        0.00 |      450,000.00 | 360,000.00 |     0.00 | 360,000.00 |          0.000 |         0.00 |          80.000 |
      Then each edit leads to the amounts beside it
      And "Same as sales price" shows "off"

    Scenario: "Same as sales price" cannot be turned on for a refinance
      Given a new loan for the purpose "Refinance"
      When I make these edits in turn:
        | Field                        | Entry   | Sales price | Estimated value | Base loan | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Estimated or appraised value | 250,000 |        0.00 |      250,000.00 |      0.00 |     0.00 |       0.00 |          0.000 |         0.00 |           0.000 |
        | Same as sales price          | on      |        0.00 |      250,000.00 |      0.00 |     0.00 |       0.00 |          0.000 |         0.00 |           0.000 |
      Then each edit leads to the amounts beside it
      And "Same as sales price" shows "off"

  @L-4.5-11
  Rule: For Construction, loan to value uses the estimated value even if the sales price is lower

    Scenario: A lower sales price does not change the loan to value of a construction
      Given a new loan for the purpose "Construction"
      When I make these edits in turn:
        | Field                        | Entry        | Sales price | Estimated value | Base loan  | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Estimated or appraised value | 600,000      |        0.00 |      600,000.00 |       0.00 |     0.00 |       0.00 |        100.000 |   600,000.00 |           0.000 |
        | Base loan amount             | 450,000      |        0.00 |      600,000.00 | 450,000.00 |     0.00 | 450,000.00 |         25.000 |   150,000.00 |          75.000 |
        | Sales price                  | 580,000      |  580,000.00 |      600,000.00 | 450,000.00 |     0.00 | 450,000.00 |         22.414 |   130,000.00 |          75.000 |
        | Down payment percent         | 20           |  580,000.00 |      600,000.00 | 464,000.00 |     0.00 | 464,000.00 |         20.000 |   116,000.00 |          77.333 |
        | Loan purpose                 | Purchase     |  580,000.00 |      600,000.00 | 464,000.00 |     0.00 | 464,000.00 |         20.000 |   116,000.00 |          80.000 |
        | Loan purpose                 | Construction |  580,000.00 |      600,000.00 | 464,000.00 |     0.00 | 464,000.00 |         20.000 |   116,000.00 |          77.333 |
      Then each edit leads to the amounts beside it

  @L-4.5-07
  Rule: On a refinance an edit of the down payment changes nothing

    Scenario Outline: An edit of the hidden <field> changes no amount of a refinance
      Given a new loan for the purpose "Purchase"
      And I enter:
        | Sales price                  | 500,000.00 |
        | Estimated or appraised value | 480,000.00 |
        | Base loan amount             | 400,000.00 |
        | Loan purpose                 | Refinance  |
      When I enter <entry> as "<field>"
      Then the form shows:
        | Base loan amount      | 400,000.00 |
        | Down payment percent  |      0.000 |
        | Down payment amount   |       0.00 |
        | Loan to value percent |     83.333 |

      Examples:
        | field                | entry  |
        | Down payment percent | 10     |
        | Down payment amount  | 60,000 |

  @L-4.2-09 @L-4.5-08
  Rule: On a Construction-Permanent loan the down payment does not change the base loan

    Scenario Outline: An edit of the hidden <field> leaves the base loan at 400,000.00
      Given a new loan for the purpose "Construction-Permanent"
      And I enter:
        | Sales price      | 500,000.00 |
        | Base loan amount | 400,000.00 |
      When I enter <entry> as "<field>"
      Then the form shows:
        | Base loan amount     | 400,000.00 |
        | Total loan amount    | 400,000.00 |
        | Down payment percent | <percent>  |
        | Down payment amount  | <amount>   |

      Examples:
        | field                | entry   | percent | amount     |
        | Down payment percent | 10      |  10.000 |  50,000.00 |
        | Down payment amount  | 150,000 |  30.000 | 150,000.00 |

  @L-4.2-05
  Rule: Choosing the purpose Refinance turns pre-approval off, and it stays off

    Scenario: A pre-approved purchase that becomes a refinance is no longer pre-approved
      Given a new loan for the purpose "Purchase"
      And I turn "Pre-Approval" on
      When I enter "Refinance" as "Loan purpose"
      Then "Pre-Approval" shows "off"

    Scenario: A refinance cannot be pre-approved
      Given a new loan for the purpose "Refinance"
      When I turn "Pre-Approval" on
      Then "Pre-Approval" shows "off"

  @L-4.5-14
  Rule: Dollars are rounded to cents and percents to three decimals, half away from zero

    Scenario: One percent of a price of 100.50 is 1.01
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                | Entry  | Sales price | Estimated value | Base loan | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price          | 100.50 |      100.50 |            0.00 |      0.00 |     0.00 |       0.00 |        100.000 |       100.50 |           0.000 |
        | Down payment percent | 1      |      100.50 |            0.00 |     99.49 |     0.00 |      99.49 |          1.000 |         1.01 |          98.995 |
      Then each edit leads to the amounts beside it

    Scenario: A down payment of 0.0005 percent below zero is rounded away from zero
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field            | Entry     | Sales price | Estimated value | Base loan | Financed | Total loan | Down payment % | Down payment | Loan to value % |
        | Sales price      | 80,000    |   80,000.00 |            0.00 |      0.00 |     0.00 |       0.00 |        100.000 |    80,000.00 |           0.000 |
        | Base loan amount | 80,000.40 |   80,000.00 |            0.00 | 80,000.40 |     0.00 |  80,000.40 |         -0.001 |        -0.40 |         100.001 |
      Then each edit leads to the amounts beside it

    Scenario: The amounts of the largest price are exact
      Given a new loan for the purpose "Purchase"
      When I make these edits in turn:
        | Field                | Entry          | Sales price    | Estimated value | Base loan      | Financed | Total loan     | Down payment % | Down payment   | Loan to value % |
        | Sales price          | 999,999,999.99 | 999,999,999.99 |            0.00 |           0.00 |     0.00 |           0.00 |        100.000 | 999,999,999.99 |           0.000 |
        | Down payment percent | 33.333         | 999,999,999.99 |            0.00 | 666,669,999.99 |     0.00 | 666,669,999.99 |         33.333 | 333,330,000.00 |          66.667 |
      Then each edit leads to the amounts beside it

  @L-4.5-13
  Rule: A read-only percent field shows its ratio times 100

    Scenario: A loan to value of 0.8 shows as 80.000
      Given a new loan for the purpose "Purchase"
      When I enter:
        | Sales price      | 400,000.00 |
        | Base loan amount | 320,000.00 |
      Then the form shows:
        | Loan to value percent | 80.000 |

  Rule: The loan purpose decides which fields are shown

    Scenario Outline: A <kind> for <former> that is now for "<purpose>": price <price>, down payment <down>, Pre-Approval <approval>
      Given a new <kind> for the purpose "<former>"
      When I enter "<purpose>" as "Loan purpose"
      Then "Sales price" is <price>
      And "Same as sales price" is <price>
      And "Down payment percent" is <down>
      And "Down payment amount" is <down>
      And "Pre-Approval" is <approval>

      Examples:
        | kind | former    | purpose                | price  | down   | approval | rule                       |
        | loan | Refinance | Purchase               | shown  | shown  | shown    | L-4.2-01 L-2.2-20          |
        | loan | Refinance | Other                  | shown  | shown  | shown    | L-4.2-01 L-2.2-20          |
        | loan | Refinance | Construction           | shown  | shown  | shown    | L-4.2-01 L-2.2-20          |
        | loan | Refinance | Construction-Permanent | shown  | hidden | shown    | L-4.2-01 L-2.2-20 L-4.2-08 |
        | loan | Refinance |                        | shown  | shown  | shown    | L-4.2-01 L-2.2-20 A-17     |
        | loan | Purchase  | Refinance              | hidden | hidden | hidden   | L-4.2-01 L-4.2-03 L-2.2-22 |
        | loan | Purchase  | Construction-Permanent | shown  | hidden | shown    | L-4.2-08 L-2.2-31 L-2.2-32 |
        | lead | Refinance | Purchase               | shown  | shown  | hidden   | L-2.2-21                   |
        | lead | Purchase  | Refinance              | hidden | hidden | hidden   | L-2.2-26 L-2.2-31 L-2.2-32 |
