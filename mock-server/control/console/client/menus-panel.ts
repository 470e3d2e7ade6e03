import type { MenuOfWorld } from '../../../../contracts/operations/recipe.ts';
import { element, part } from './dom.ts';
import type { Model } from './model.ts';

/** Labels of the menus that a world may empty. A missing menu is a compile error. */
const menuLabels = {
  reports: 'Reports menu',
  delivery: 'Delivery menu',
  resources: 'Resources menu',
  rates: 'Rates menu',
  loan: 'Loan menu',
} as const satisfies Record<MenuOfWorld, string>;

const menus = Object.keys(menuLabels) as MenuOfWorld[];

/** Mounts a switch for each menu; a menu that is off has no entries. */
export function mountMenus(model: Model): void {
  const rows = menus.map((menu) => {
    const id = `menu-${menu}`;
    const input = element('input', { id, type: 'checkbox', role: 'switch' });
    input.addEventListener('change', () => {
      const former = model.state.emptyMenus;
      const others = former.filter((each) => each !== menu);
      void model.carryOut(
        input.checked ? `${menuLabels[menu]} has its entries again.` : `${menuLabels[menu]} is empty.`,
        () => model.control.change({ emptyMenus: input.checked ? others : [...others, menu] }),
        () => model.control.change({ emptyMenus: former }),
      );
    });
    const row = element('div', { class: 'setting' }, element('label', { for: id }, menuLabels[menu]), input);
    return { menu, input, row };
  });
  part('menus').replaceChildren(
    ...rows.map(({ row }) => row),
    element('p', { class: 'hint' }, 'Off: the menu is empty. Reload the product to see a change.'),
  );
  model.onState(({ emptyMenus }) => {
    for (const { menu, input } of rows) input.checked = !emptyMenus.includes(menu);
  });
}
