/** The names of the migrations in migrations.ts, in order. */
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
  '012-folded-borrower-keys',
  '013-journal',
  '014-own-rows',
  '015-names-and-presenters',
  '016-own-content',
  '017-journal-numbers',
  '018-chosen-leads',
] as const;

/** The table with the names of the applied migrations. */
export const migrationTable = 'kysely_migration';

/** Release of a store's tables: `older` if migrations are missing, `newer` if it has unknown migrations. */
export type Release = 'current' | 'older' | 'newer';

/** Compares the applied migrations of a store with those of this release. */
export function releaseOf(names: readonly string[]): Release {
  if (names.some((name) => !known.has(name))) return 'newer';
  return names.length === migrationNames.length ? 'current' : 'older';
}

const known: ReadonlySet<string> = new Set(migrationNames);
