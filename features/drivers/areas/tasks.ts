/** Tasks of the work queues. A task goes by the borrower of its loan. */
export interface TaskActions {
  /** From the queue that the page shows, or by the address that the queue leads to. */
  open(borrower: string): Promise<void>;
  /** Another task of the same queue. */
  openOtherInSecondTab(): Promise<void>;
  goToLoan(): Promise<void>;
  /** By the name of its button on the work order. */
  openWindow(name: string): Promise<void>;

  seesWorkOrder(): Promise<void>;
  seesDashboard(): Promise<void>;
  hasHiddenFrame(): Promise<void>;
  /** The window that was opened last. */
  seesWindow(title: string, width: number, height: number): Promise<void>;
  /** Before that window opened. */
  askedForImages(): Promise<void>;
}
