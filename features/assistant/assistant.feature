Feature: The AI assistant
  Staff can put a question to an assistant that answers from the lending guide and from the loan that is open.
  Its answers name their sources.

  @browser @S-2.7-01 @S-2.7-02 @S-2.7-03 @S-4.5-01 @S-4.5-02 @S-4.5-03 @S-4.5-04 @S-4.5-05 @S-4.5-06 @S-4.5-07 @S-4.5-08 @S-4.5-11
  @S-5-13 @S-5-15 @S-7-32 @S-8-10 @S-8-11 @S-8-12 @S-8-13 @S-8-14 @S-9-23
  Rule: The assistant opens at the right side, 400 pixels wide, and says what its answers are not. A notice stands where the answer is awaited; the answer names its sources and can be copied, and liked or disliked; a failure offers nothing to do, and an empty answer says so

    Scenario: Opened from the toolbar, with the disclaimer; it fails, says nothing, answers twice and is closed
      Given the "lending-staff" person is signed in, with the AI assistant
      And I look at the page "What's New"
      When I press the assistant button
      Then the assistant is 400 pixels wide, at the right edge
      And the disclaimer says "Responses are not legal advice."
      And the disclaimer says "Check for inaccuracies."
      And the disclaimer says "Use is subject to Terms of Service."
      When I open the Terms of Service
      Then a window of 750 by 500 pixels opens
      And that window reads "Terms of Service"
      When I ask the assistant "Would you please fail?"
      Then in place of an answer stands:
        """
        The AI Assistant has encountered a request error.  Please contact your system admin for support.
        """
      And it offers no action
      When I ask the assistant "Say nothing at all"
      Then the assistant answers "[No Response Returned]"
      When I ask the assistant "What is the lowest credit score?"
      Then the answer refers to "Lending Guide 2.1: Credit score"
      When I like the answer
      Then the answer is marked as liked
      When I dislike the answer
      Then the answer is marked as disliked
      And the server was told: Liked, Disliked
      When I ask the assistant "Can the down payment be a gift?", and the answer takes its time
      Then my question "Can the down payment be a gift?" stands in the talk
      And the question field is empty
      And below it I read "Gathering information..." with a progress bar
      When the answer arrives
      Then the answer refers to "Lending Guide 3.7: Gift funds"
      And these are listed under "Additional Citations":
        | Processing checklist                          |
        | Lending Guide 2.4: Debt and housing ratios    |
      And the answer offers "Like", "Dislike" and "Copy"
      When I copy the answer to the clipboard
      Then the clipboard holds "Yes, for a primary residence the whole down payment may come from a gift. Keep the gift letter, the transfer and the donor’s statement in the file; the usual documents are listed in the checklist."
      When I open the citation "Lending Guide 3.7: Gift funds"
      Then the page in the window that opens cannot reach the product
      And that window is 1000 by 600 pixels
      When I open the citation "Processing checklist"
      Then a window of 1000 by 600 pixels opens
      And that window reads "Pay stubs of the last 30 days"
      When I go on to the page "Rates"
      Then the frame shows "Rates"
      And my question "Can the down payment be a gift?" stands in the talk
      When I press the assistant button
      Then the assistant is closed

  @S-4.5-04 @S-5-15
  Rule: An answer names its sources; those that its text does not refer to are listed as "Additional Citations"

    @http
    Scenario: An answer with one reference and two more sources
      Given the "lending-staff" person is signed in, with the AI assistant
      And I have opened the assistant
      When I ask the assistant "Can the down payment be a gift?"
      Then the answer refers to "Lending Guide 3.7: Gift funds"
      And these are listed under "Additional Citations":
        | Processing checklist                          |
        | Lending Guide 2.4: Debt and housing ratios    |

  @S-4.5-08
  Rule: Like and dislike exclude each other

    @http
    Scenario: A change of mind
      Given the "lending-staff" person is signed in, with the AI assistant
      And I have opened the assistant
      And I ask the assistant "What is the lowest credit score?"
      When I like the answer
      Then the answer is marked as liked
      When I dislike the answer
      Then the answer is marked as disliked
      And the server was told: Liked, Disliked

  @http @S-4.5-09
  Rule: The same reaction again is ignored

    Scenario: Liked twice
      Given the "lending-staff" person is signed in, with the AI assistant
      And I have opened the assistant
      And I ask the assistant "What is the lowest credit score?"
      When I like the answer
      And I like the answer
      Then the server was told: Liked

  @http @S-4.5-10
  Rule: A reaction while another is on its way is ignored

    Scenario: Two at once
      Given the "lending-staff" person is signed in, with the AI assistant
      And I have opened the assistant
      And I ask the assistant "What is the lowest credit score?"
      When I like the answer, and dislike it before that is done
      Then the answer is marked as liked
      And the server was told: Liked

  @S-8-11
  Rule: An empty answer says so

    @http
    Scenario: Nothing comes back
      Given the "lending-staff" person is signed in, with the AI assistant
      And I have opened the assistant
      When I ask the assistant "Say nothing at all"
      Then the assistant answers "[No Response Returned]"

  @http @S-5-11 @S-9-07
  Rule: A question of fewer than five characters after trimming is not sent

    Scenario Outline: "<question>"
      Given the "lending-staff" person is signed in, with the AI assistant
      And I have opened the assistant
      When I ask the assistant "<question>"
      Then the assistant was asked <times> times

      Examples:
        | question | times |
        | abcd     | 0     |
        | lock     | 0     |
        | abcde    | 1     |
        | locks    | 1     |

  @browser
  Rule: A long answer shows from its beginning

    Scenario: An answer that is longer than the list of messages
      Given the "lending-staff" person is signed in, with the AI assistant
      And I have opened the assistant
      When I ask the assistant "Explain the whole process step by step"
      Then I read the beginning of the answer

  @browser
  Rule: A new conversation begins without the messages of the one before

    Scenario: The first question of a new conversation
      Given the "lending-staff" person is signed in, with the AI assistant
      And I have opened the assistant
      And I ask the assistant "What is the lowest credit score?"
      When I start a new conversation
      And I ask the assistant "Can the down payment be a gift?"
      Then my question "Can the down payment be a gift?" stands in the talk
      And my question "What is the lowest credit score?" is no longer in the talk

  @browser
  Rule: An assistant that cannot be downloaded leaves the page as it is

    Scenario: It is opened on the create screen
      Given the "lending-staff" person is signed in, with the AI assistant
      And I am on the create loan screen
      And the code of the assistant cannot be downloaded
      When I press the assistant button
      Then I read "The assistant could not be downloaded"
      And the page is titled "Create Loan"

  @browser @S-1-15
  Rule: The assistant is there only where the configuration enables it

    Scenario: It is enabled
      Given the "lending-staff" person is signed in, with the AI assistant
      And I look at the page "What's New"
      When I press the assistant button
      Then the assistant is 400 pixels wide, at the right edge

    Scenario: It is not enabled
      Given the "lending-staff" person is signed in, without the AI assistant
      When I look at the page "What's New"
      Then there is no button "AI Assistant"
