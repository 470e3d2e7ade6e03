import type { DataTable } from '@cucumber/cucumber';

/** Goes through a table in one page, row by row. @throws {Error} that names the row at which it ended. */
export async function rowByRow(
  table: DataTable,
  show: (row: readonly string[]) => Promise<void>,
): Promise<void> {
  for (const row of table.raw()) {
    try {
      await show(row);
    } catch (error) {
      throw new Error(`${row.join(', ')}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}
