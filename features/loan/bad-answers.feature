@browser @bad-dashboards
Feature: Dashboards that make no sense
  A server may fail or answer nonsense. The page shows what there is, says so when there is nothing, and stays usable.

  @L-8.4-01
  Rule: An application that nobody knows ends with a message and the landing page. A dashboard that cannot be shown says so quietly and can be asked for again; what is missing is blank, what is too much is still shown

    Scenario: Markup in the address, then answers that fail, are empty, sound, nothing but nulls, without some parts, and far too much
      Given the "lending-staff" person is signed in
      When I follow a link to "/dashboard/%3Cimg%20src%3Dx%20onerror%3D%22window.wasRun%3Dtrue%22%3E"
      Then a message titled "We have experienced a problem processing your request." appears
      And nothing of the answer was run
      When I dismiss the server error
      Then I land on the page "Mortgage Pipeline"
      Given the "getLoanDashboard" call fails once, saying "Nobody is told of this"
      And the dashboards have no parts at all
      When I open the loan of "Birgitta Solheim"
      Then the page says "This loan could not be shown.", and no message opens
      When I try again
      Then the page says "This loan could not be shown.", and no message opens
      When the dashboards are sound again
      And I try again
      Then the panels of the dashboard stand
      Given the dashboards have nothing but nulls
      When I go back
      And I open the loan of "Casimir Dombrowski"
      Then the panels of the dashboard stand
      And "Loan Amount" in "Loan Details" is blank
      And "Name" in "Borrower Information" is blank
      And "Assigned To" has 0 lines "Assigned User"
      And "LTV" in "Ratios" is blank
      Given the dashboards have no ratios and no people
      When I go back
      And I open the loan of "Birgitta Solheim"
      Then "Ratios" has 1 line "LTV"
      And "LTV" in "Ratios" is blank
      And "Assigned To" has 0 lines "Loan Officer"
      And I read "Nobody is assigned yet."
      Given the dashboards have too much of everything
      When I go back
      And I open the loan of "Casimir Dombrowski"
      Then "Assigned To" has 50 lines "Loan Officer"
      And "Loan Details" has 20 lines "AU Status"
      And the page scrolls down only
      And nothing of the answer was run
