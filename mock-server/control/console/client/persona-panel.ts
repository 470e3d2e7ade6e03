import { element, part } from './dom.ts';
import type { Model } from './model.ts';

const noPersona = '';

/** Shows and changes the persona that is signed in at the identity provider. */
export function mountPersona(model: Model): void {
  const { personas } = model.catalogue;
  const choice = element(
    'select',
    { 'aria-labelledby': 'persona-heading', 'aria-describedby': 'persona-sees', class: 'people' },
    element('option', { value: noPersona }, 'None: the user chooses'),
    ...personas.map(({ id, name, role }) =>
      element(
        'option',
        { value: id },
        element('span', {}, name),
        element('span', { class: 'role' }, ` · ${role}`),
      ),
    ),
  );
  const sees = element('p', { id: 'persona-sees', class: 'hint' });
  part('persona').replaceChildren(choice, sees);
  choice.addEventListener('change', () => {
    const former = model.state.persona;
    const persona = choice.value === noPersona ? null : choice.value;
    const name = personas.find(({ id }) => id === persona)?.name;
    void model.carryOut(
      name
        ? `${name} is signed in when the product is next opened.`
        : 'No persona: the user chooses one on the sign-in page.',
      () => model.control.change({ persona }),
      () => model.control.change({ persona: former }),
    );
  });
  model.onState(({ persona }) => {
    choice.value = persona ?? noPersona;
    const found = personas.find(({ id }) => id === persona);
    sees.textContent = found
      ? `Sees ${found.sees}. A tab that is signed in already keeps its user.`
      : 'The product opens with the sign-in page.';
  });
}
