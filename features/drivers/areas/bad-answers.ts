/** Dashboards that a faulty server answers, and how the page takes them. */
export interface BadAnswerActions {
  /** The dashboards of every loan have this fault from now on. */
  damage(fault: string): Promise<void>;
  repair(): Promise<void>;
  tryAgain(): Promise<void>;

  showsFailure(text: string): Promise<void>;
  hasLines(panel: string, label: string, count: number): Promise<void>;
  isBlank(panel: string, label: string): Promise<void>;
  /** However long the label is. */
  leavesValuesRoom(panel: string): Promise<void>;
  scrollsOnlyDown(): Promise<void>;
  isWhole(): Promise<void>;
  ranNothing(): Promise<void>;
}
