import assert from 'node:assert/strict';
import { Given } from '@cucumber/cucumber';
import { world } from '../support/users/world.ts';

// Some extensions hide parts of pages. React fails when it removes an element that is gone.
Given('a browser extension has removed the panel of the co-borrower, whom I remove', async () => {
  const panels = [...world.user.document.querySelectorAll('section')];
  const panel = panels.find((each) => each.querySelector('h2')?.textContent === 'Co-Borrower Information');
  assert.ok(panel, 'There is no panel of the co-borrower');
  panel.remove();
  await world.user.click(world.user.field('Add co-borrower'));
});

Given('a browser extension removes the menu {string}', (name: string) =>
  world.user.region('navigation', `${name} menu`).remove(),
);
