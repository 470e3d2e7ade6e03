/** Ways out of an edited form, by their names in the features. */
export interface LeavingActions {
  /** Takes the way, sees the question and stays. */
  asksAndStays(way: string, question: string): Promise<void>;
  isAsked(question: string): Promise<void>;
  isAskedInSecondTab(question: string): Promise<void>;
  answerInSecondTab(button: string): Promise<void>;
  openPipelineInSecondTab(): Promise<void>;
  /** Nowhere in the storage of the browser, with or without its dashes. */
  keepsNothingOf(texts: readonly string[]): Promise<void>;
}
