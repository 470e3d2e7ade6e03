Feature: The AI assistant
  Users can ask an assistant, which answers from the lending guide and from the open loan. Its answers name their sources.

  @app
  Rule: The assistant is available only where the configuration enables it

    @S-1-15 @L-3.7-04 @S-1-04
    Scenario: Where the assistant is enabled, the button "AI Assistant" opens it
      Given I am signed in as lending staff, with the AI assistant
      And I am on the page "What's New"
      When I choose "AI Assistant"
      Then "AI Assistant" is open

    @S-1-15 @L-3.7-04
    Scenario: Where the assistant is not enabled, there is no button "AI Assistant"
      Given I am signed in as lending staff, without the AI assistant
      When I open the page "What's New"
      Then there is no button "AI Assistant"

  Rule: The assistant opens at the right edge of the window, and its button closes it

    @browser @S-2.7-01 @S-2.7-02 @S-9-23
    Scenario: The assistant is 400 pixels wide, at the right edge of the window
      Given I am signed in as lending staff, with the AI assistant
      And I am on the page "What's New"
      When I choose "AI Assistant"
      Then the dialog "AI Assistant" is 400 pixels wide, at the right edge

    @browser @S-2.7-02
    Scenario: In a window 800 pixels wide, the assistant is 400 pixels wide, too
      Given I am signed in as lending staff, with the AI assistant
      And I am on the page "What's New"
      And the window becomes 800 by 700
      When I choose "AI Assistant"
      Then the dialog "AI Assistant" is 400 pixels wide, at the right edge

    @app
    Scenario: Choosing "AI Assistant" again closes the assistant
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant
      When I choose "AI Assistant"
      And 0.5 seconds pass
      Then "AI Assistant" is closed

  @app
  Rule: The chat shows each question until a new conversation; sending a question empties its field

    Background:
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant

    @S-4.5-01 @S-5-13
    Scenario: A question that is sent shows in the chat, and its field is empty again
      When I ask the assistant "Can the down payment be a gift?"
      Then the chat shows my question "Can the down payment be a gift?"
      And the question field is empty

    @S-4.5-01
    Scenario: After "Send", the next question can be typed
      Given I type the question "Can the down payment be a gift?"
      When I choose "Send"
      Then the chat shows my question "Can the down payment be a gift?"
      And "Your question" has the focus

    @S-2.7-03 @S-4.5-01
    Scenario: A second question leaves the first in the chat
      Given I ask the assistant "Can the down payment be a gift?"
      When I ask the assistant "What is the lowest credit score?"
      Then the chat shows my question "Can the down payment be a gift?"
      And the chat shows my question "What is the lowest credit score?"

    Scenario: The chat keeps its questions when another page opens
      Given I ask the assistant "Can the down payment be a gift?"
      When I go on to the page "Rates"
      Then the page is titled "Rates"
      And the chat shows my question "Can the down payment be a gift?"

    Scenario: A new conversation removes the earlier questions
      Given I ask the assistant "What is the lowest credit score?"
      When I choose "New conversation"
      Then the chat no longer shows my question "What is the lowest credit score?"

  Rule: While an answer is loading, the chat shows a notice with a progress bar

    Background:
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant

    @app @S-4.5-02 @S-4.5-03
    Scenario: Until the answer arrives, the chat shows "Gathering information..."
      Given the answer is late
      When I ask the assistant "Can the down payment be a gift?"
      Then the chat shows the notice "Gathering information..." with a progress bar

    @browser @S-4.5-03
    Scenario: The progress bar is visible while the assistant prepares its answer
      When I ask the assistant "Take your time: what is the lowest credit score?"
      Then the chat shows the notice "Gathering information..." with a progress bar

    @app @S-5-12
    Scenario: A second question is not sent while the answer is pending
      Given the answer is late
      And I ask the assistant "Can the down payment be a gift?"
      When I ask the assistant "What is the lowest credit score?"
      Then the assistant was asked 1 time

    @app @S-4.5-04
    Scenario: The answer takes the place of "Gathering information..."
      Given the answer is late
      And I ask the assistant "Can the down payment be a gift?"
      When the late response arrives
      Then the chat no longer shows the notice "Gathering information..." with a progress bar
      And the answer refers to "Lending Guide 3.7: Gift funds" as number 1

  @app @robustness
  Rule: Enter that completes a text of an input method sends no question

    Scenario: Enter of an input method sends no question
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant
      And I type the question "Can the down payment be a gift?"
      When Enter completes a text of an input method
      Then the assistant was asked 0 times

  @app
  Rule: An answer lists its citations; those without a marker in its text are "Additional Citations"

    Background:
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant

    @S-5-14 @S-5-15 @S-9-08
    Scenario: The marker doc5 in an answer becomes a citation, and doc6 stays text
      Given the answers say "See [doc5] and [doc6]." and their sources have only these names
      When I ask the assistant "Can the down payment be a gift?"
      Then the answer refers to "doc5" as number 5
      And I read "and [doc6]."
      And these are listed under "Additional Citations":
        | doc6 |

    @S-4.5-04 @S-5-15
    Scenario: An answer cites one source in its text and lists two additional citations
      When I ask the assistant "Can the down payment be a gift?"
      Then the answer refers to "Lending Guide 3.7: Gift funds" as number 1
      And these are listed under "Additional Citations":
        | Processing checklist                      |
        | Lending Guide 2.4: DTI and housing ratios |

  Rule: A citation opens its source in a window of 1000 by 600 pixels

    Background:
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant
      And I ask the assistant "Can the down payment be a gift?"

    @app @S-4.5-11 @S-9-23
    Scenario: A source with an address opens a window
      When I open the citation "Lending Guide 3.7: Gift funds"
      Then a window of 1000 by 600 pixels opens
      And a window opens at "https://guide.example.com/lending/3.7"

    @app @S-4.5-11 @S-9-23
    Scenario: A source without an address opens a window that shows its text
      When I open the citation "Processing checklist"
      Then a window of 1000 by 600 pixels opens
      And that window reads "Most recent 30 days of pay stubs"

    @app @S-4.5-11
    Scenario: A source without address and text opens a window that says so
      Given the answers say "See [doc1]." and their sources have only these names
      And I ask the assistant "What is the lowest credit score?"
      When I open the citation "doc1"
      Then a window of 1000 by 600 pixels opens
      And that window reads "No text is available for this source."

    @browser
    Scenario: A source on another site cannot reach the product from its window
      When I open the citation "Lending Guide 3.7: Gift funds"
      Then the page in the window that opens cannot reach the product

  @app
  Rule: An answer can be liked, disliked and copied

    Background:
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant

    @S-4.5-05
    Scenario Outline: An answer <citations> citations can be liked, disliked and copied
      When I ask the assistant "<question>"
      Then the chat offers "Like, Dislike, Copy"

      Examples:
        | citations | question                         |
        | with      | What is the lowest credit score? |
        | without   | Where is the nearest branch?     |

    @S-4.5-05
    Scenario: The copy of an answer numbers its citations and lists their titles
      Given I ask the assistant "Can the down payment be a gift?"
      When I choose "Copy"
      Then the clipboard holds:
        """
        The Lending Guide says: Gift funds may cover the entire down payment on a primary residence. Keep the signed gift letter, evidence of the transfer and evidence of the donor’s funds in the file. [1]

        [1] Lending Guide 3.7: Gift funds, https://guide.example.com/lending/3.7
        [2] Processing checklist
        [3] Lending Guide 2.4: DTI and housing ratios, https://guide.example.com/lending/2.4
        """

  @app
  Rule: A reaction replaces the earlier one unless it is the same or the earlier is still being sent

    Background:
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant
      And I ask the assistant "What is the lowest credit score?"

    @S-4.5-05 @S-4.5-08
    Scenario: Disliking a liked answer replaces the reaction
      Given I choose "Like"
      When I choose "Dislike"
      Then the answer is marked as disliked
      And the server received the reactions: Liked, Disliked

    @S-4.5-09
    Scenario: Liking a liked answer again sends nothing
      Given I choose "Like"
      When I choose "Like"
      Then the answer is marked as liked
      And the server received the reactions: Liked

    @S-4.5-10
    Scenario: Disliking an answer while "Like" is still being sent changes nothing
      Given the response to the reaction is late
      And I choose "Like"
      When I choose "Dislike"
      Then the answer is marked as liked
      And the server received the reactions: Liked

  @app
  Rule: A failed question shows an error without actions; an empty answer says that it is empty

    Background:
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant

    @S-4.5-06 @S-4.5-07 @S-8-10
    Scenario: A failed question shows a request error without actions
      When I ask the assistant "Would you please fail?"
      Then the assistant answers:
        """
        The AI Assistant has encountered a request error.  Please contact your system admin for support.
        """
      And the chat offers no action

    @S-8-11
    Scenario: An empty answer reads "[No Response Returned]"
      When I ask the assistant "Say nothing at all"
      Then the assistant answers:
        """
        [No Response Returned]
        """

  @app @S-5-11 @S-9-07
  Rule: A question of fewer than five characters after trimming is not sent

    Scenario Outline: The question <question> is sent <times> times
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant
      When I ask the assistant <question>
      Then the assistant was asked <times> times

      Examples:
        | question   | times |
        | "abcd"     | 0     |
        | "  lock  " | 0     |
        | "abcde"    | 1     |

  Rule: The disclaimer warns of errors and links to the Terms of Service

    Background:
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant

    @app @S-8-12 @S-8-13 @S-8-14
    Scenario: The disclaimer has three sentences
      Then the disclaimer reads "Responses are not legal advice. Check for inaccuracies. Use is subject to Terms of Service."

    @app @S-8-12
    Scenario: The disclaimer still shows after an answer
      When I ask the assistant "What is the lowest credit score?"
      Then the chat shows my question "What is the lowest credit score?"
      And the disclaimer reads "Responses are not legal advice. Check for inaccuracies. Use is subject to Terms of Service."

    @app @S-7-32
    Scenario: "Terms of Service" in the disclaimer opens a window
      When I choose "Terms of Service"
      Then a window of 750 by 500 pixels opens
      And a window opens at "/assets/terms-of-service.html"
      And that window reads "Terms of Service"

  @browser
  Rule: A long answer is scrolled to its beginning

    Scenario: An answer that is longer than the chat shows its beginning
      Given I am signed in as lending staff, with the AI assistant
      And I have opened the assistant
      When I ask the assistant "Explain the whole process step by step"
      Then I read the beginning of the answer

  @browser
  Rule: If the code of the assistant cannot be downloaded, the page stays usable

    Scenario: The next click opens the assistant once its code can be downloaded
      Given I am signed in as lending staff, with the AI assistant
      And I am on the create loan screen
      And the code of the assistant cannot be downloaded
      And I choose "AI Assistant"
      And I read "The assistant couldn't be loaded"
      And the page is titled "Create Loan"
      And the network works again
      When I choose "AI Assistant"
      Then the dialog "AI Assistant" is 400 pixels wide, at the right edge
