import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { preloadScript } from './app-preload.ts';

interface Visit {
  readonly pathname: string;
  readonly stored?: string;
  readonly isStorageBlocked?: boolean;
}

/** Runs the script of index.html and returns each link that the script adds, as `rel as href`. */
function requested({ pathname, stored, isStorageBlocked = false }: Visit): string[] {
  const links: { readonly rel: string; readonly as: string; readonly href: string }[] = [];
  const storage = { getItem: (key: string) => (key === 'user' ? (stored ?? null) : null) };
  runInNewContext(preloadScript(['/assets/app.js', '/assets/app.css']), {
    location: { pathname },
    get sessionStorage() {
      if (isStorageBlocked) throw new Error('Storage is blocked');
      return storage;
    },
    document: {
      head: { append: (link: (typeof links)[number]) => links.push(link) },
      createElement: () => ({}),
    },
  });
  return links.map(({ rel, as, href }) => `${rel} ${as} ${href}`);
}

const app = [
  'preload fetch /api/configuration',
  'modulepreload script /assets/app.js',
  'preload style /assets/app.css',
];

test('the end of a sign-in and a signed-in user request the settings and the files of the app', () => {
  assert.deepEqual(requested({ pathname: '/callback' }), app);
  assert.deepEqual(requested({ pathname: '/callback', isStorageBlocked: true }), app);
  assert.deepEqual(requested({ pathname: '/dashboard', stored: '{}' }), app);
});

test('a first visit requests neither, since it leaves for the provider', () => {
  assert.deepEqual(requested({ pathname: '/' }), []);
  assert.deepEqual(requested({ pathname: '/dashboard', isStorageBlocked: true }), []);
});
