/** The drawer of the AI assistant. */
export interface AssistantActions {
  open(): Promise<void>;
  toggle(): Promise<void>;
  ask(prompt: string): Promise<void>;
  openCitation(title: string): Promise<void>;
  openTerms(): Promise<void>;

  seesBeginning(): Promise<void>;
  seesDrawer(width: number): Promise<void>;
  /** The window that was opened last has this size. */
  seesWindow(width: number, height: number): Promise<void>;
  /** The page of another site in that window knows no opener. */
  cannotReachBack(): Promise<void>;
  windowReads(text: string): Promise<void>;
}
