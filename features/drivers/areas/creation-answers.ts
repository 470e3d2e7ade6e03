/** What comes of a press of Create, whatever the server does. Answers go by their words in the feature. */
export interface CreationAnswerActions {
  fillIn(kind: string, name: string): Promise<void>;
  /** Lets the next creation be answered so. */
  answerNextWith(answer: string): Promise<void>;
  sendForm(): Promise<void>;
  openCreated(): Promise<void>;
  closeMessage(): Promise<void>;

  /** One message is told, and no other. An empty text: the message gives no reason. */
  showsOneMessage(title: string, text: string): Promise<void>;
  showsNoMessage(): Promise<void>;
  wasAskedForOneCreation(): Promise<void>;
}
