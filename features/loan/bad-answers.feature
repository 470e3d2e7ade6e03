@browser
Feature: Malformed dashboard responses
  A server may fail or answer nonsense. The page shows what there is, says so when there is nothing, and stays usable.

  @L-8.4-01
  Rule: A dashboard that cannot be loaded says so and can be loaded again; what is missing is blank

    Scenario: Markup in the address, then answers that fail, are empty, sound, nothing but nulls, without some parts, and far too much
      Given the "lending-staff" person is signed in
      When I follow a link to "/dashboard/%3Cimg%20src%3Dx%20onerror%3D%22window.wasRun%3Dtrue%22%3E"
      Then the page is titled "Loan Not Found"
      And nothing of the answer was run
      When I press "Open the pipeline"
      Then I land on the page "Mortgage Pipeline"
      Given the "getLoanDashboard" call fails once, saying "Nobody is told of this"
      And the dashboards have no parts at all
      When I open the loan of "Birgitta Solheim"
      Then the page says "This loan could not be loaded. Try again in a moment, or choose another one from the pipeline.", and no message opens
      When I try again
      Then the page says "This loan could not be loaded. Try again in a moment, or choose another one from the pipeline.", and no message opens
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
      And I read "No users are assigned yet."
      Given the dashboards have too much of everything
      When I go back
      And I open the loan of "Casimir Dombrowski"
      Then "Assigned To" has 50 lines "Loan Officer"
      And "Loan Details" has 20 lines "AU Status"
      And the page scrolls down only
      And nothing of the answer was run

  Rule: A loan that does not exist has one page, with a way to the pipeline

    Scenario: A link to an unknown loan, while another loan is open
      Given the "lending-staff" person is signed in
      And a loan is open
      When I go on to "/dashboard/A-UNKNOWN"
      Then the page is titled "Loan Not Found"
      And no message is open
      And I can press "Open the pipeline"
      And there is no button "Try again"
      And there is no icon for the loan

  @L-2.3-46
  Rule: A long text leaves room for the one beside it

    Scenario: A long role description
      Given the "lending-staff" person is signed in
      And I look at the page "Mortgage Pipeline"
      And the dashboards have a long role description
      When I open the loan of "Birgitta Solheim"
      Then every line of "Assigned To" leaves its value half of its width
