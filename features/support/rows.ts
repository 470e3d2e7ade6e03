import type { DataTable } from '@cucumber/cucumber';

/**
 * Goes through the rows of a table with titles, one after the other in one page.
 * @throws {Error} naming the row that failed
 */
export const eachRow = (
  table: DataTable,
  check: (row: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> => inTurn(table.hashes(), Object.values, check);

/** The same for a table without titles. */
export const rowByRow = (table: DataTable, check: (row: readonly string[]) => Promise<void>): Promise<void> =>
  inTurn(table.raw(), (row) => row, check);

async function inTurn<Row>(
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
  check: (row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      throw new Error(`In the row | ${cellsOf(row).join(' | ')} |: ${String(error)}`, { cause: error });
    }
  }
}
