/** One message of the product. */
export interface Message {
  /** Name by which rules and decisions name the message. Several messages may share it. */
  readonly about: string;
  readonly title: string;
  readonly text: string;
  /** When the message appears, in words. */
  readonly when: string;
  /** Subject of the picture that shows the message. Default: a picture of a rule about it. */
  readonly subject?: string;
}

/** The messages of one page or dialog of the product. */
export interface MessageGroup {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly messages: readonly Message[];
}
