/** Notes on the open loan: windows go by the icons that open them. */
export interface NoteActions {
  writeInWindow(text: string): Promise<void>;
  writeInDialog(text: string): Promise<void>;
  openWindow(icon: string): Promise<void>;

  showsNotesElsewhere(): Promise<void>;
  hasNoOtherWindow(): Promise<void>;
  stillReads(text: string): Promise<void>;
}
