import { WorldRepository } from './repository.ts';

export class Vendors extends WorldRepository {
  /** Returns the id of the vendor that is selected for a loan; null if none is selected. */
  async selected(generalAccountId: number): Promise<string | null> {
    return (await this.loan(generalAccountId))?.document.vendor ?? null;
  }

  /** Returns the id of the selected vendor of each loan that has one, by account id. */
  async all(): Promise<ReadonlyMap<number, string>> {
    const loans = [...((await this.world())?.loans() ?? [])].toSorted((one, other) => one.id - other.id);
    return new Map(loans.flatMap(({ id, document: { vendor } }) => (vendor === null ? [] : [[id, vendor]])));
  }

  /** Selects a vendor for a loan and replaces the previous one. */
  async select(generalAccountId: number, vendor: string): Promise<void> {
    await this.change((draft) => {
      const loan = draft.loan(generalAccountId);
      if (loan && loan.document.vendor !== vendor) draft.put({ ...loan.document, vendor });
    });
  }
}
