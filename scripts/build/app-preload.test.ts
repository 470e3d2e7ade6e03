import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { preloadScript } from './app-preload.ts';

interface Visit {
  readonly pathname: string;
  readonly stored?: string;
  readonly isStorageBlocked?: boolean;
  readonly isSecureContext?: boolean;
}

/** Runs the script of index.html and returns each link that the script adds, as `rel as href`. */
function requested({ pathname, stored, isStorageBlocked = false, isSecureContext = true }: Visit): string[] {
  const links: { readonly rel: string; readonly as: string; readonly href: string }[] = [];
  const storage = { getItem: (key: string) => (key === 'user' ? (stored ?? null) : null) };
  runInNewContext(preloadScript(['/assets/app.js', '/assets/app.css']), {
    location: { pathname },
    isSecureContext,
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

const settings = 'preload fetch /api/configuration';
const app = [settings, 'modulepreload script /assets/app.js', 'preload style /assets/app.css'];

test('the end of a sign-in and a signed-in user request the settings and the files of the app', () => {
  assert.deepEqual(requested({ pathname: '/callback' }), app);
  assert.deepEqual(requested({ pathname: '/callback', isStorageBlocked: true }), app);
  assert.deepEqual(requested({ pathname: '/dashboard', stored: '{}' }), app);
});

test('a first visit requests the settings only, since it leaves for the provider', () => {
  assert.deepEqual(requested({ pathname: '/' }), [settings]);
  assert.deepEqual(requested({ pathname: '/dashboard', isStorageBlocked: true }), [settings]);
});

test('the signed-out page and a page without a secure connection request nothing', () => {
  assert.deepEqual(requested({ pathname: '/signed-out' }), []);
  assert.deepEqual(requested({ pathname: '/', isSecureContext: false }), []);
});
