@browser
Feature: Lists that arrive late
  The answer to an earlier choice may come after the answer to the present one. Only the present choice counts.

  @L-4.1-03 @L-4.1-04 @L-8.4-02 @L-8.4-03
  Rule: A list that cannot be had is only logged, and can be asked for again by itself; a late list of an earlier choice changes nothing

    Scenario: Every list fails, then the originators, the products and the licenses once more; then minds are changed before the lists have arrived
      Given the "lending-staff" person is signed in
      And every list of the create screen fails
      When I open the create loan screen
      Then "Institution" cannot be used
      And nobody is told about an error
      When I press "Load again: Institution"
      Then the button "Load again: Institution" has the focus
      When the lists can be had again
      And the "getOriginators" call fails once, saying "Try later."
      And the "getProducts" call fails once, saying "Try later."
      And the "getLicenses" call fails once, saying "Try later."
      And I press "Load again: Institution"
      Then I am in "Institution"
      When I choose the institution "Quillhaven Savings"
      And I press "Load again: Originator"
      And I choose the originator "Desmond Achebe"
      And I press "Load again: Product"
      Then no message is open
      And I choose from these lists:
        | Product | Conforming 30 Year Fixed, Conforming 15 Year Fixed, Construction to Permanent 30 Year |
      When I type "98101" into "Zip code"
      And I pick the first place below with the keyboard
      Then the form shows:
        | City | Seattle |
      Given the answers to "Originator" are held up
      When I choose the institution "Tarnfield Community Bank"
      And the answers to "Originator" come at once again
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Desmond Achebe"
      And what was held up arrives
      Then "Originator" shows the choice "Desmond Achebe"
      And I choose from these lists:
        | Originator     | Desmond Achebe, Mateo Alvarado |
        | Product        | Conforming 30 Year Fixed, Conforming 15 Year Fixed, Construction to Permanent 30 Year |
        | Property state | FL, GA, NC, PR, SC, VI |
      Given the answers to "Product" are held up
      When I choose the originator "Mateo Alvarado"
      Then "Product" cannot be used
      When the answers to "Product" come at once again
      And I choose the originator "Desmond Achebe"
      And what was held up arrives
      Then I choose from these lists:
        | Product        | Conforming 30 Year Fixed, Conforming 15 Year Fixed, Construction to Permanent 30 Year |
        | Property state | FL, GA, NC, PR, SC, VI |

  Rule: Only another institution clears what depends on it, and the institution before brings it back

    Scenario: A typing error in the institution
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      And I choose who lends
      When I enter "Marrowbrook Home Lendin" as "Institution" and go on
      Then "Institution" says "Invalid"
      And "Originator" shows the choice "Nora Whitfield"
      And "Product" shows the choice "Conforming 30 Year Fixed"

    Scenario: Escape in the institution
      Given the "lending-staff" person is signed in
      And I am on the create loan screen
      And I choose who lends
      When I type "Fennimore Partners" with the keyboard into "Institution"
      Then "Originator" shows the choice ""
      When I press "Escape" in "Institution"
      Then "Institution" shows the choice "Marrowbrook Home Lending"
      And "Originator" shows the choice "Nora Whitfield"
      And "Product" shows the choice "Conforming 30 Year Fixed"
