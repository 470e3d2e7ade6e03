@app
Feature: Option lists that fail or arrive late
  The response to an earlier choice may arrive after the response to the current choice. Only the current choice counts.

  Rule: A list that cannot be loaded is logged without a message to the user

    Background:
      Given the "lending-staff" user is signed in

    @L-8.4-02 @L-8.4-03
    Scenario: Institutions and zip codes cannot be loaded
      Given the next "getInstitutions" request fails with the message "Try later."
      And the next "getZipCodes" request fails with the message "Try later."
      When I open the create loan screen
      Then no dialog is open
      And the browser logs that "getInstitutions" failed
      And the browser logs that "getZipCodes" failed
      And "Institution" cannot be used

    @L-8.4-02 @L-8.4-03
    Scenario: Originators cannot be loaded
      Given the next "getOriginators" request fails with the message "Try later."
      And I am on the create loan screen
      When I choose the institution "Quillhaven Savings"
      Then no dialog is open
      And the browser logs that "getOriginators" failed

    @L-8.4-02 @L-8.4-03
    Scenario Outline: <list> cannot be loaded
      Given the next "<operation>" request fails with the message "Try later."
      And I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      When I choose the originator "Desmond Achebe"
      Then no dialog is open
      And the browser logs that "<operation>" failed

      Examples:
        | list     | operation   |
        | Products | getProducts |
        | Licenses | getLicenses |

  Rule: A list that could not be loaded has a button that loads it again

    Background:
      Given the "lending-staff" user is signed in

    Scenario: The button keeps the focus when loading fails again
      Given the next "getInstitutions" request fails with the message "Try later."
      And I am on the create loan screen
      And every request fails with 500
      When I choose "Load again: Institution"
      Then "Load again: Institution" has the focus

    Scenario: The field gets the focus when the list is loaded
      Given the next "getInstitutions" request fails with the message "Try later."
      And I am on the create loan screen
      When I choose "Load again: Institution"
      Then "Institution" has the focus

    Scenario: The originators are loaded again
      Given the next "getOriginators" request fails with the message "Try later."
      And I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      When I choose "Load again: Originator"
      Then "Originator" can be used

    Scenario: The products are loaded again
      Given the next "getProducts" request fails with the message "Try later."
      And I am on the create loan screen
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Desmond Achebe"
      When I choose "Load again: Product"
      Then "Product" offers "Conforming 30 Year Fixed, Conforming 15 Year Fixed, Construction to Permanent 30 Year"

  Rule: A list that loads after the user has chosen another institution or originator is ignored

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen

    @L-4.1-03
    Scenario: The originators of the institution that was chosen first arrive late
      Given the response with the originators of "Tarnfield Community Bank" is late
      And I choose the institution "Tarnfield Community Bank"
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Desmond Achebe"
      When the late response arrives
      Then "Originator" shows "Desmond Achebe"
      And "Originator" offers "Desmond Achebe, Mateo Alvarado"

    @L-4.1-03 @L-4.1-04
    Scenario Outline: The <list> of the originator that was chosen first arrive late
      Given the response with the <list> of "Mateo Alvarado" at "Quillhaven Savings" is late
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Mateo Alvarado"
      And I choose the originator "Desmond Achebe"
      When the late response arrives
      Then "<field>" offers "<options>"

      Examples:
        | list     | field          | options                                                                               |
        | products | Product        | Conforming 30 Year Fixed, Conforming 15 Year Fixed, Construction to Permanent 30 Year |
        | licenses | Property state | FL Florida, GA Georgia, NC North Carolina, PR Puerto Rico, SC South Carolina, VI Virgin Islands |

  Rule: A list that has not arrived yet cannot be used

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen

    @L-4.1-01
    Scenario: The originators of another institution are loading
      Given the response with the originators of "Quillhaven Savings" is late
      And I choose the institution "Tarnfield Community Bank"
      When I choose the institution "Quillhaven Savings"
      Then "Originator" cannot be used

    @L-4.1-03 @L-4.1-08
    Scenario: The products of the originator are loading
      Given the response with the products of "Mateo Alvarado" at "Quillhaven Savings" is late
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Desmond Achebe"
      When I choose the originator "Mateo Alvarado"
      Then "Product" cannot be used

  Rule: Another institution clears originator and product; choosing the former institution restores them

    Background:
      Given the "lending-staff" user is signed in
      And I am on the create loan screen
      And I choose an institution, an originator and a product

    Scenario: A typing error in the institution clears nothing
      When I enter "Marrowbrook Home Lendin" as "Institution" and leave the field
      Then "Institution" says "Invalid"
      And "Originator" shows "Nora Whitfield"
      And "Product" shows "Conforming 30 Year Fixed"

    Scenario: Another institution clears the originator
      When I type "Fennimore Partners" into "Institution"
      Then "Originator" shows ""

    Scenario: Escape restores the institution, its originator and its product
      Given I type "Fennimore Partners" into "Institution"
      When I press "Escape" in "Institution"
      Then "Institution" shows "Marrowbrook Home Lending"
      And "Originator" shows "Nora Whitfield"
      And "Product" shows "Conforming 30 Year Fixed"
