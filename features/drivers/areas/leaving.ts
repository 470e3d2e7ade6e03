/** The question before entries are lost, in a second tab. */
export interface LeavingActions {
  answerInSecondTab(button: string): Promise<void>;
  openPipelineInSecondTab(): Promise<void>;
}
