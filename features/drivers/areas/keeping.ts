/** What the browser keeps, or refuses to. */
export interface KeepingActions {
  fillKeysWith(content: string): Promise<void>;
  leaveNoRoom(): Promise<void>;
  forbid(storage: string): Promise<void>;
}
