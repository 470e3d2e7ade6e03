/** Pages of the legacy application, by their titles, and what they say to the product. */
export interface LegacyActions {
  /** Asks for the page; who is not signed in ends elsewhere. */
  goTo(page: string): Promise<void>;
  /** Asks for the page and sees it. */
  open(page: string): Promise<void>;
  /** The same from a page of the product, without loading it anew. */
  goOn(page: string): Promise<void>;
  /** A link of the framed page, by its name. */
  follow(link: string): Promise<void>;
  say(sender: string, message: Readonly<Record<string, unknown>>): Promise<void>;

  seesFrame(page: string): Promise<void>;
  ignored(count: number): Promise<void>;
}
