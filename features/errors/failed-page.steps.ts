import { Given } from '@cucumber/cucumber';
import { world } from '../support/users/world.ts';

// Some extensions hide parts of pages. React fails when it removes an element that is gone.
Given(
  /^a browser extension has removed the (?:panel of the co-borrower|menu "(.*)"), which I close$/,
  async (menu: string | null) => {
    const { user } = world;
    if (menu) {
      user.region('navigation', `${menu} menu`).remove();
      return user.choose(menu);
    }
    user.region('region', 'Co-Borrower Information').remove();
    await user.click(user.field('Add co-borrower'));
  },
);
