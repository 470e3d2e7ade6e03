/** Folders of the project, and the folders that each may import besides itself. */
type Boxes = Readonly<Record<string, readonly string[]>>;

/** Folders of the SPA that all areas share. `web/shared/` means the files directly in that folder. */
const sharedFolders = {
  'web/shared/': [],
  'web/shared/routes': [],
  'web/shared/api': ['web/shared/'],
  'web/shared/ui': ['web/shared/'],
  'web/shared/store': ['web/shared/', 'web/shared/routes', 'web/shared/api'],
} as const satisfies Boxes;

/** The areas of the SPA, and the areas that each may import. An area imports only areas above it. */
const areas = {
  'web/session/configuration': [],
  'web/session': ['web/session/configuration'],
  'web/session/errors': ['web/session/configuration', 'web/session'],
  'web/shell/shortcuts': ['web/session/errors'],
  'web/shell/legacy-frames': [
    'web/session/configuration',
    'web/session',
    'web/session/errors',
    'web/shell/shortcuts',
  ],
  'web/shell': [
    'web/session/configuration',
    'web/session',
    'web/session/errors',
    'web/shell/shortcuts',
    'web/shell/legacy-frames',
  ],
  'web/app/events': ['web/session', 'web/shell'],
  'web/pages/landing': ['web/session/configuration', 'web/session'],
  'web/pages/assistant': ['web/session', 'web/shell', 'web/shell/legacy-frames'],
  'web/pages/create-loan': ['web/session/configuration', 'web/session', 'web/shell'],
  'web/pages/legacy': ['web/session/errors', 'web/session', 'web/shell', 'web/shell/legacy-frames'],
  'web/pages/loan': ['web/session', 'web/shell', 'web/shell/legacy-frames'],
} as const satisfies Boxes;

/** The folders of the mock server that its control API is built on. */
const belowControl = [
  'mock-server/store/seeds',
  'mock-server/store',
  'mock-server/platform/http',
  'mock-server/platform/html',
];

/** The folders of the mock server. `fuzz` and `testing` contain tests and their helpers only. */
const serverFolders = {
  'mock-server/platform/html': [],
  'mock-server/platform/http': ['mock-server/platform/html'],
  'mock-server/store': [],
  'mock-server/store/seeds': ['mock-server/store', 'mock-server/platform/http'],
  'mock-server/identity': ['mock-server/platform', ...belowControl],
  'mock-server/platform': belowControl,
  'mock-server/los': ['mock-server/identity', 'mock-server/platform', ...belowControl],
  'mock-server/tools/demos': ['mock-server/platform', ...belowControl],
  'mock-server/tools/client': [],
  // The page of the console: it runs in the browser, with the theme of the product.
  'mock-server/tools/console/client': ['mock-server/tools/client', 'web/shared/', 'web/shared/ui'],
  'mock-server/tools/console': ['mock-server/platform/http'],
  // The presenter's bar: it runs in the page of the product, and imports nothing of it.
  'mock-server/tools/presenter/client': ['mock-server/tools/client'],
  'mock-server/tools/presenter': [
    'mock-server/tools/presenter/client',
    'mock-server/tools/demos',
    'mock-server/platform',
    'mock-server/platform/http',
    'mock-server/platform/html',
  ],
  'mock-server/app/settings': ['mock-server/platform', 'mock-server/store', 'mock-server/platform/http'],
  'mock-server/test/fuzz': [],
  'mock-server/test': [],
} as const satisfies Boxes;

const everyArea = Object.entries<readonly string[]>(areas).map(
  ([area, below]) => [area, [...Object.keys(sharedFolders), ...below]] as const,
);

/**
 * What each box may import besides itself and `contracts`, type imports included. A name with a slash at its end means
 * the files directly in the folder. No list contains `web/app` or `mock-server/`, which compose the SPA and the server.
 */
export const boxes: Boxes = {
  contracts: [],
  ...sharedFolders,
  ...Object.fromEntries(everyArea),
  'web/app': [...Object.keys(sharedFolders), ...Object.keys(areas)],
  ...serverFolders,
  'mock-server/': Object.keys(serverFolders),
};
