/** What only the screen itself can show of the create form. */
export interface CreateScreenActions {
  closePanel(panel: string): Promise<void>;
  /** Types without leaving the field. */
  type(field: string, text: string): Promise<void>;
  leaveField(): Promise<void>;
  pickFirstByKeyboard(): Promise<void>;
  /** By mouse and keyboard, as a user would, also where the field takes no input. */
  tryToChange(entries: Readonly<Record<string, string>>): Promise<void>;
  readsAs(field: string, text: string): Promise<void>;
  chooseWhoLends(): Promise<void>;
  isStillNeeded(field: string): Promise<void>;
  follow(link: string): Promise<void>;
  hasFocus(field: string): Promise<void>;
  /** Presses Enter on a button that may be unavailable. */
  pressEnterOn(button: string): Promise<void>;
  /** Goes to the button with the Tab key, from wherever the focus is. */
  moveTo(button: string): Promise<void>;
  buttonHasFocus(name: string): Promise<void>;
  /** What a screen reader adds to the button's name. */
  buttonIsDescribed(name: string, text: string): Promise<void>;
  linkHasFocus(name: string): Promise<void>;
  goBack(): Promise<void>;
  browserAsksToLeave(): Promise<void>;
  dismissServerError(): Promise<void>;
}
