import type { WorldChange } from '../../../contracts/schemas/mock.ts';
import { button, element, part } from './dom.ts';
import type { Model } from './model.ts';
import { inWords } from './words.ts';

type MenuName = NonNullable<WorldChange['emptyMenus']>[number];

const menus: readonly MenuName[] = ['reports', 'delivery', 'resources', 'rates', 'loan'];

/** Menus that answer an empty list. The server does not say which do, so these are orders and no switches. */
export function mountMenus(model: Model): void {
  const empty = (label: string, done: string, emptyMenus: MenuName[]): HTMLButtonElement =>
    button(label, () => void model.carryOut(done, () => model.control.change({ emptyMenus })));
  part('menus').replaceChildren(
    element('p', { class: 'hint', id: 'menus-hint' }, 'Leave empty, and all others as they are:'),
    element(
      'div',
      { class: 'row', role: 'group', 'aria-labelledby': 'menus-hint' },
      ...menus.map((menu) => empty(inWords(menu), `Only the ${menu} menu is empty.`, [menu])),
      empty('All', 'All menus are empty.', [...menus]),
      empty('None', 'All menus answer their own entries.', []),
    ),
  );
}
