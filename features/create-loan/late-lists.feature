@app @robustness
Feature: Lists that arrive late on the create screen
  For engineers: the response with a list takes longer than my entries. The list then has the effect of a list that was
  already there, and the focus stays where I have moved it.

  Rule: While their lists are loading, an originator can be typed, and a product waits

    Background:
      Given I am signed in as lending staff
      And I am on the create loan screen

    @L-4.1-01
    Scenario: An originator that is typed while the list is loading is chosen when it arrives
      Given the response with the originators of "Quillhaven Savings" is late
      And I choose the institution "Tarnfield Community Bank"
      And I choose the institution "Quillhaven Savings"
      And I type "Desmond Achebe" into "Originator" and leave the field
      When the late response arrives
      Then "Originator" shows "Desmond Achebe"
      And "Product" can be used

    @A-170
    Scenario: Enter picks no other originator than the one that was typed before the list arrived
      Given the response with the originators of "Quillhaven Savings" is late
      And I choose the institution "Quillhaven Savings"
      And I enter "Mateo Alvarado" as "Originator"
      And the late response arrives
      When I press the keys "Enter"
      Then "Originator" shows "Mateo Alvarado"

    Scenario: An originator that is typed while the list is loading is not invalid yet
      Given the response with the originators of "Quillhaven Savings" is late
      And I choose the institution "Quillhaven Savings"
      When I type "Desmond Achebe" into "Originator" and leave the field
      Then "Originator" is valid

    @L-4.1-03 @L-4.1-08
    Scenario: No product can be chosen while the products of another originator are loading
      Given the response with the products of "Mateo Alvarado" is late
      And I choose the institution "Quillhaven Savings"
      And I choose the originator "Desmond Achebe"
      When I choose the originator "Mateo Alvarado"
      Then "Product" cannot be used

  Rule: A list that arrives late leaves the focus where I have moved it

    Scenario: Institutions that arrive while I type a name leave the focus in the name
      Given I am signed in as lending staff
      And the response with the institutions is late
      And I am on the create loan screen
      And I type "Ada" into "First name"
      When the late response arrives
      Then "Institution" can be used
      And "First name" has the focus

  Rule: A list that arrives late has the effect of a list that was already there

    @A-170 @L-4.4-01
    Scenario: A late list of zip codes fills in the place of an entered zip code
      Given I am signed in as lending staff
      And the response with the zip codes is late
      And I am on the create loan screen
      And I enter "98101" as "Zip code" and leave the field
      And I enter "Ada" as "First name" and leave the field
      When the late response arrives
      Then the form shows:
        | First name | Ada     |
        | Zip code   | 98101   |
        | City       | Seattle |
        | State      | WA      |

    @A-170 @L-4.3-02
    Scenario: Late licenses empty a property state without a license
      Given I am signed in as branch staff without licenses
      And I am on the create loan screen
      And the response with the licenses of "Desmond Achebe" is late
      And I choose the institution "Quillhaven Savings"
      And I enter "WA" as "Property state" and leave the field
      And I enter "Ada" as "First name" and leave the field
      When the late response arrives
      Then the form shows:
        | First name     | Ada |
        | Property state |     |

  Rule: A list that arrives after my entries is no entry of mine

    @A-170
    Scenario: Cancel asks nothing after a deleted entry, even if the only institution is chosen later
      Given I am signed in as branch staff
      And the response with the institutions is late
      And I am on the create loan screen
      And I enter "A" as "First name" and leave the field
      And I clear "First name"
      And the late response arrives
      When I choose "Cancel"
      Then I land on the page "Mortgage Pipeline"

  Rule: In the Create Loan dialog, only the originators of the chosen institution count

    @S-4.4-08
    Scenario: A second institution clears the only originator of the first before its own list arrives
      Given I am signed in as branch staff without licenses, with the new workflow and the right to lock rates
      And I have chosen Create Loan, then "Quick Lock"
      And the response with the originators of "Tarnfield Community Bank" is late
      And I choose the institution "Quillhaven Savings"
      When I choose the institution "Tarnfield Community Bank"
      Then "Originator" shows ""

    @A-47
    Scenario: A late list of the first institution's originators is ignored
      Given I am signed in as lending staff, with the new workflow
      And I have chosen Create Loan, then "Quick Lock"
      And the response with the originators of "Marrowbrook Home Lending" is late
      And I choose the institution "Marrowbrook Home Lending"
      And I choose the institution "Fennimore Partners"
      When the late response arrives
      And I enter "e" as "Originator"
      Then "Originator" offers "Desmond Achebe, Gideon Farrow"

    @S-4.4-05
    Scenario: The only originator that arrives late does not take the focus from the field
      Given I am signed in as branch staff without licenses, with the new workflow and the right to lock rates
      And I have chosen Create Loan, then "Quick Lock"
      And the response with the originators of "Quillhaven Savings" is late
      And I choose the institution "Quillhaven Savings"
      And I go to "Originator" with the Tab key
      When the late response arrives
      Then "Originator" shows "Desmond Achebe"
      And "Originator" has the focus
