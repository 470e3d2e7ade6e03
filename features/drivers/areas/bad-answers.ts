/** Dashboards that a faulty server sends, and how the page shows them. */
export interface BadAnswerActions {
  /** The dashboards of every loan have this fault from now on. */
  damage(fault: string): Promise<void>;

  /** However long the label is. */
  leavesValuesRoom(panel: string): Promise<void>;
  scrollsOnlyDown(): Promise<void>;
  ranNothing(): Promise<void>;
}
