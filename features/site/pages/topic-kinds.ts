/** The kinds of topics. Each has a folder of pages and a page that lists them. */
export const topicKinds = {
  role: {
    folder: 'roles',
    list: 'people.html',
    name: 'Roles',
    about:
      'Where each role lands, what it sees, what it may do, and what it is refused. Each role has a seeded user without a password.',
  },
  permission: {
    folder: 'permissions',
    list: 'permissions.html',
    name: 'Permissions',
    about: 'Who may do and see what: each permission by role, with its rules.',
  },
  field: {
    folder: 'fields',
    list: 'create.html',
    name: 'Fields',
    about: 'Every field of the create screen: when it is required, what it takes, what it says.',
  },
  error: {
    folder: 'errors',
    list: 'errors.html',
    name: 'Error codes',
    about: 'The text of the error page for each code, and the problems with this status.',
  },
  setting: {
    folder: 'settings',
    list: 'settings.html',
    name: 'Settings',
    about: 'Every setting of an installation, as in the response of GET /api/configuration.',
  },
  page: {
    folder: 'legacy',
    list: 'pages.html',
    name: 'Legacy pages',
    about: 'Pages of the legacy application that the product shows in frames, dialogs and windows.',
  },
  operation: {
    folder: 'operations',
    list: 'operations.html',
    name: 'Operations',
    about:
      'Every request that the product sends, and the interactions that client and server are tested with.',
  },
} as const;
export type TopicKind = keyof typeof topicKinds;
