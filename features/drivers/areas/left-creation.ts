/** A creation whose form was left before the response, and the notification of its result. */
export interface LeftCreationActions {
  /** Fills in the form, presses Create, and leaves for the pipeline. The response waits to be let go. */
  leaveWhileCreating(kind: string, name: string): Promise<void>;
  pressEnterOnLink(link: string): Promise<void>;

  isNotified(title: string, text: string): Promise<void>;
  noNotificationIsLeft(): Promise<void>;
  noDialogIsOpen(): Promise<void>;
}
