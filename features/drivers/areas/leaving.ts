/** The question before entries are lost, in a second tab. */
export interface LeavingActions {
  isAskedInSecondTab(question: string): Promise<void>;
  answerInSecondTab(button: string): Promise<void>;
  openPipelineInSecondTab(): Promise<void>;
}
