/** The settings the product starts from, and what it sends along with its calls. */
export interface ConfigurationActions {
  startWith(switches: Readonly<Record<string, string>>): Promise<void>;
  /** Settings of the installation in words: the product title, and the address of each page by its title. */
  install(settings: Readonly<Record<string, string>>): Promise<void>;
  ask(): Promise<void>;

  saysHowToSignIn(): Promise<void>;
  saysWhatIsProtected(): Promise<void>;
  has(switches: Readonly<Record<string, string>>): Promise<void>;
  hasIdleTimes(idle: number, timeout: number, keepAlive: number): Promise<void>;
  callHasToken(present: boolean): Promise<void>;
  callHasAntiForgery(present: boolean): Promise<void>;
}
