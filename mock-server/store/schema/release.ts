/** The migrations in their order; migrations.ts says what each does. */
export const migrationNames = [
  '001-worlds-users-loans-choices',
  '002-notes',
  '003-session',
  '004-loan-search',
  '005-world-controls',
  '006-world-templates',
  '007-key-request',
  '008-replicas',
  '009-vendors',
  '010-world-settings',
  '011-loan-number-end',
] as const;

/** The table of the migrations that have run on a store. */
export const migrationTable = 'kysely_migration';

/** How the tables of a store compare with this release: some migrations are missing, or some are unknown. */
export type Release = 'current' | 'older' | 'newer';

/** Compares the migrations that have run on a store with those of this release. */
export function releaseOf(names: readonly string[]): Release {
  if (names.some((name) => !known.has(name))) return 'newer';
  return names.length === migrationNames.length ? 'current' : 'older';
}

const known: ReadonlySet<string> = new Set(migrationNames);
