import type { DataTable } from '@cucumber/cucumber';

/**
 * Checks the rows of a table with column titles, one after the other.
 * @throws {Error} naming the row that failed
 */
export async function eachRow(
  table: DataTable,
  check: (row: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  for (const row of table.hashes()) {
    try {
      await check(row);
    } catch (error) {
      throw new Error(`In the row | ${Object.values(row).join(' | ')} |: ${String(error)}`, { cause: error });
    }
  }
}
