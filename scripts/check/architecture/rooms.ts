/** The rooms of a top folder, and the rooms of it that each may import, type imports included. */
type Rooms = Readonly<Record<string, readonly string[]>>;

/** The rooms of each top folder, lowest first. No room imports one that stands below it in this list. */
export const rooms = {
  web: {
    shared: [],
    session: ['shared'],
    shell: ['session', 'shared'],
    pages: ['shell', 'session', 'shared'],
    app: ['pages', 'shell', 'session', 'shared'],
  },
  'mock-server': {
    store: [],
    platform: ['store'],
    identity: ['platform', 'store'],
    los: ['identity', 'platform', 'store'],
    tools: ['platform', 'store'],
    app: ['tools', 'los', 'identity', 'platform', 'store'],
    test: ['app', 'tools', 'los', 'identity', 'platform', 'store'],
  },
  scripts: {
    shared: [],
    build: ['shared'],
    check: ['shared'],
    test: ['check', 'build', 'shared'],
    contracts: ['test', 'build', 'shared'],
    measure: ['build', 'shared'],
    run: ['test', 'build', 'shared'],
  },
} as const satisfies Readonly<Record<string, Rooms>>;

/** Folders that run in a browser, and what each may import besides itself and `contracts`. */
export const browserFolders: Rooms = {
  // The page of the console has the theme of the product, and the world's stream of the presenter.
  'mock-server/tools/console/client': [
    'mock-server/tools/client',
    'mock-server/tools/presenter/client',
    'web/shared',
  ],
  // The presenter's bar runs in the page of the product, and imports of it how a stream is followed.
  'mock-server/tools/presenter/client': ['mock-server/tools/client', 'web/shared/api'],
};

/** Folders whose folders do not import each other. */
export const separate: readonly string[] = ['web/pages'];
