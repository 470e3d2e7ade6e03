/** The toolbar: logo, help, who is signed in. */
export interface ToolbarActions {
  imagineCustomer(customerName: string, pipelineLogo: string): Promise<void>;
  startWithAssistant(person: string, enabled: boolean, inNewWorkflow?: boolean): Promise<void>;
  followLogo(): Promise<void>;
  loseLogo(name: string): Promise<void>;
  openProfile(): Promise<void>;
  choose(entry: string): Promise<void>;

  reads(parts: readonly string[]): Promise<void>;
  triesLogos(logos: string): Promise<void>;
  showsLogo(name: string): Promise<void>;
  offers(entries: string): Promise<void>;
  submenuOffers(name: string, entries: string): Promise<void>;
  menuOffers(name: string, entries: string): Promise<void>;
  /** The entries of the menu by name, and the address of the window that each opens. */
  menuOpensAt(name: string, addresses: Readonly<Record<string, string>>): Promise<void>;
}
