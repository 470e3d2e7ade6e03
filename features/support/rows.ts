import type { DataTable } from '@cucumber/cucumber';

/**
 * Checks the rows of a table with column titles, one after the other.
 * @throws {Error} naming the row that failed
 */
export const eachRow = (
  table: DataTable,
  check: (row: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> => inTurn(table.hashes(), Object.values, check);

/** Checks the rows of a table without column titles, one after the other. @throws {Error} naming the row that failed */
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
