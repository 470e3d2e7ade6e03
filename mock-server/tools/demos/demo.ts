import Type, { type TSchema } from 'typebox';
import { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { described, oneOf, ProductPath, strict } from '../../../contracts/schema.ts';

/** A sentence or two, short enough to be said or read at a glance. */
const sentence = (maxLength: number, description: string) =>
  described(Type.String({ minLength: 1, maxLength, pattern: '^\\S.*\\S$' }), description);
const name = described(Type.String({ minLength: 1, maxLength: 120 }), 'Name as a screen reader says it.');
const address = described(ProductPath, 'Address in the product, from the slash on.');

/** Where on the page a control or text is. */
const place = {
  within: described(
    Type.Optional(name),
    'Name of the region or dialog that contains it; by default the page.',
  ),
  frame: described(Type.Optional(name), 'Title of the frame that contains it; by default none.'),
  isPart: described(Type.Optional(Type.Literal(true)), 'True if the name is a part of the whole name.'),
};

const act = <const P extends Record<string, TSchema>>(properties: P) => strict({ ...properties, ...place });

/** Roles of controls that an act chooses. */
export const chosenRoles = ['button', 'link', 'menuitem', 'switch', 'checkbox', 'radio'] as const;

/** One action of the presenter, such as a click. A test performs the same actions, by mouse or by keyboard. */
export const Act = Type.Union([
  strict({ open: described(address, 'Opens an address in the present tab.') }),
  strict({ openTab: described(address, 'Opens an address in a new tab.') }),
  strict({
    tab: described(
      Type.Integer({ minimum: 1, maximum: 9 }),
      'Changes to a tab or window, counted in the order in which they were opened.',
    ),
  }),
  strict({
    wait: described(
      Type.Integer({ minimum: 1, maximum: 60 }),
      'Seconds without input, which pass at once in a test: it moves the clock of the browser.',
    ),
  }),
  act({
    choose: described(oneOf([...chosenRoles]), 'Role of the control that is chosen.'),
    name,
    isNarrow: described(
      Type.Optional(Type.Literal(true)),
      'True if only a window narrower than 1,280 pixels needs this act, such as one that opens a menu.',
    ),
  }),
  act({
    fill: described(name, 'Label of the text field.'),
    with: described(Type.String({ maxLength: 200 }), 'Text that replaces the text of the field.'),
  }),
  act({
    pick: described(name, 'Label of the list.'),
    option: described(name, 'Option that is picked.'),
    typed: described(
      Type.Optional(name),
      'Text that narrows the list, for a list that offers nothing without it.',
    ),
  }),
  strict({
    press: described(
      oneOf(['Escape', 'Enter', '?', '/']),
      'Key that is pressed, also by a user of the mouse.',
    ),
  }),
  strict({
    change: described(name, 'What changes: the text of its button in the notes and in the bar.'),
    patch: described(WorldRecipe, 'The parts of the recipe that change.'),
  }),
]);
export type Act = Type.Static<typeof Act>;

/** Something that a step must show: a control or heading by role and name, or a text. */
export const Sight = Type.Union([
  act({
    role: oneOf(['heading', 'button', 'link', 'menuitem', 'dialog', 'alert', 'row', 'textbox', 'combobox']),
    name,
    value: described(Type.Optional(Type.String()), 'Value of a field.'),
    isAbsent: described(Type.Optional(Type.Literal(true)), 'True if it is not to be seen.'),
    isDisabled: described(Type.Optional(Type.Boolean()), 'True for a control that cannot be used.'),
  }),
  act({
    text: described(Type.String({ minLength: 1, maxLength: 300 }), 'Text, or part of it.'),
    isWhole: described(Type.Optional(Type.Literal(true)), 'True for the whole text of an element.'),
  }),
]);
export type Sight = Type.Static<typeof Sight>;

export const Step = strict({
  at: described(
    Type.Optional(address),
    'Address at which the step begins. Without it the step goes on from the one before, and cannot be opened by itself.',
  ),
  recipe: described(
    Type.Optional(WorldRecipe),
    'Parts of the recipe that make the state in which the step begins. Later steps have them too.',
  ),
  do: sentence(240, 'What the presenter does.'),
  say: sentence(320, 'What the presenter says.'),
  acts: described(Type.Array(Act, { maxItems: 20 }), 'What the presenter does, act by act.'),
  show: described(
    strict({
      address: described(
        Type.Optional(address),
        'Address after the acts, with or without its query; left out for a page whose address varies.',
      ),
      sees: described(Type.Array(Sight, { minItems: 1, maxItems: 8 }), 'What is to be seen then.'),
    }),
    'What there is to see.',
  ),
});
export type Step = Type.Static<typeof Step>;

/** A demo: a story in steps, and the world in which it happens. */
export const Demo = strict({
  title: sentence(60, 'Title of the story.'),
  for: sentence(80, 'For whom it is.'),
  about: sentence(240, 'The story in one or two sentences.'),
  minutes: described(Type.Integer({ minimum: 1, maximum: 30 }), 'Duration in minutes.'),
  recipe: described(WorldRecipe, 'Recipe of the world at the first step.'),
  steps: described(Type.Array(Step, { minItems: 1, maxItems: 14 }), 'Steps in their order.'),
});
export type Demo = Type.Static<typeof Demo>;
