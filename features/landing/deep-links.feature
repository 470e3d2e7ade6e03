@sign-in
Feature: Links into the product
  Every page has an address of its own. A link to it survives the sign-in, and a sign-in that fails leads nowhere odd.

  @browser @S-2.1-39 @L-2.1-31 @L-2.1-32
  Rule: Whoever follows a link signs in first and then gets the page that the link names

    @L-2.1-15
    Scenario: A page of the older application, with something to look for, and afterwards the create lead screen
      Given nobody is signed in
      When I follow a link to "/lf/loan-pipeline?search=Thornquist"
      Then the identity provider asks who I am
      When I choose to be the "lending-staff"
      Then I land on the page "Mortgage Pipeline"
      And the address is "/lf/loan-pipeline?search=Thornquist"
      When I follow a link to "/new-lead"
      Then the page is titled "Create Lead"
      And the address is "/new-lead"

    @L-2.1-16
    Scenario: A loan from a work queue
      Given nobody is signed in
      When I follow a link to a task of the "Closing" queue
      Then the identity provider asks who I am
      When I choose to be the "closing"
      Then I see the dashboard of the loan of that task
      And the browser keeps that task

  @browser @L-2.1-31
  Rule: A sign-in that fails leaves nothing behind and ends on the signed-out page

    Scenario: The provider refuses
      Given nobody is signed in
      And the browser has something left of an earlier user
      When the identity provider sends me back with "access_denied"
      Then the page is titled "You've been signed out"
      And the browser has nothing left of an earlier user
      And nobody was asked who they are
