/** Pages of the legacy application that the product embeds: pages by their titles, loans by their borrowers. */
export interface LoanPageActions {
  /** Loads the page as a frame of the product does, without a loan in its address. */
  embed(page: string): Promise<void>;
  embedForLoan(page: string, borrower: string): Promise<void>;
  embedForTask(page: string, borrower: string): Promise<void>;
  embedForForeignTask(page: string, borrower: string, other: string): Promise<void>;
  findEntry(entry: string, borrower: string): Promise<void>;
  openEntry(): Promise<void>;

  wasLoadedFrom(address: string): Promise<void>;
  wasLoadedForLoanFrom(address: string): Promise<void>;
  says(text: string): Promise<void>;
  entryOpensDialog(address: string): Promise<void>;
  menuBeginsWith(entry: string): Promise<void>;
}
