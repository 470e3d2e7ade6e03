/** The talk with the AI assistant. */
export interface AssistantActions {
  open(): Promise<void>;
  toggle(): Promise<void>;
  ask(prompt: string): Promise<void>;
  /** Asks, and sees the talk before the answer is there. */
  askAndWait(prompt: string): Promise<void>;
  answerArrives(): Promise<void>;
  react(reaction: 'like' | 'dislike'): Promise<void>;
  /** The second comes before the first is done. */
  reactTwiceAtOnce(first: 'like' | 'dislike', second: 'like' | 'dislike'): Promise<void>;
  startConversation(): Promise<void>;
  copyAnswer(): Promise<void>;
  openCitation(title: string): Promise<void>;
  openTerms(): Promise<void>;

  seesAnswer(text: string): Promise<void>;
  seesFailure(text: string): Promise<void>;
  refersTo(title: string): Promise<void>;
  listsAdditional(titles: readonly string[]): Promise<void>;
  seesPrompt(prompt: string): Promise<void>;
  seesNoPrompt(prompt: string): Promise<void>;
  seesBeginning(): Promise<void>;
  seesWaiting(text: string): Promise<void>;
  promptsSent(count: number): Promise<void>;
  reactionsSent(reactions: readonly string[]): Promise<void>;
  shows(reaction: 'liked' | 'disliked' | 'neither'): Promise<void>;
  offers(actions: readonly string[]): Promise<void>;
  offersNothing(): Promise<void>;
  fieldIsEmpty(): Promise<void>;
  copied(text: string): Promise<void>;
  seesDrawer(width: number): Promise<void>;
  seesNoDrawer(): Promise<void>;
  readsDisclaimer(sentence: string): Promise<void>;
  /** The window that was opened last has this size. */
  seesWindow(width: number, height: number): Promise<void>;
  /** The page of another site in that window knows no opener. */
  cannotReachBack(): Promise<void>;
  windowReads(text: string): Promise<void>;
}
