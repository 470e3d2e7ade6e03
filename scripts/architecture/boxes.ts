/** The folders of the SPA that know no area. `shared` itself holds what is too small for a folder. */
const sharedFolders = {
  'web/shared': [],
  'web/shared/parse': [],
  'web/shared/routes': [],
  'web/shared/api': ['web/shared', 'web/shared/parse'],
  'web/shared/ui': ['web/shared'],
} as const satisfies Boxes;

/** The areas of the SPA, and the areas that each may import. An area imports only areas above it. */
const areas = {
  'web/configuration': [],
  'web/session': ['web/configuration'],
  'web/errors': ['web/configuration', 'web/session'],
  'web/shortcuts': ['web/errors'],
  'web/windows': ['web/configuration', 'web/session', 'web/errors', 'web/shortcuts'],
  'web/shell': ['web/configuration', 'web/session', 'web/errors', 'web/shortcuts', 'web/windows'],
  'web/events': ['web/session', 'web/shell'],
  'web/landing': ['web/configuration', 'web/session'],
  'web/assistant': ['web/session', 'web/shell', 'web/windows'],
  'web/create-loan': ['web/configuration', 'web/session', 'web/shell'],
  'web/legacy': ['web/errors', 'web/session', 'web/shell', 'web/windows'],
  'web/loan': ['web/session', 'web/shell', 'web/windows'],
} as const satisfies Boxes;

/** Folders of the project, and the folders that each may import besides itself. */
export type Boxes = Readonly<Record<string, readonly string[]>>;

const everyArea = Object.entries<readonly string[]>(areas).map(
  ([area, below]) => [area, [...Object.keys(sharedFolders), ...below]] as const,
);

/**
 * What each box of the SPA may import besides itself, type imports included. No list contains `web/app`, which composes
 * the SPA.
 */
export const boxes: Boxes = {
  ...sharedFolders,
  ...Object.fromEntries(everyArea),
  'web/app': [...Object.keys(sharedFolders), ...Object.keys(areas)],
};
