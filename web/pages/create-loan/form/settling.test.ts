import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AddressPath, FieldPath, SwitchName } from '../../../../contracts/fields/create-screen.ts';
import { institutionOf, type LenderPath, originatorOf, withChoice } from '../dependent-lists.ts';
import { type Lists, type TextPath, withEdit, withLeft, withLookup, withToggle } from '../edits.ts';
import { type CreateLoanValues, haveSameEntries } from '../form-values.ts';
import { emptyForm } from '../initial-values.ts';
import { propertyStates } from '../property.ts';
import { settled } from '../settled.ts';
import { noZips, zipIndexOf } from '../zip-index.ts';

const seed = 20_261_127;
const runs = { seed, numRuns: 500 };
console.log(`settling of the form: seed ${seed}, ${runs.numRuns} runs a property`);

const seattle = { zip: '98101', city: 'Seattle', state: 'WA', county: 'King' } as const;
const zips = zipIndexOf([
  seattle,
  { zip: '97201', city: 'Portland', state: 'OR', county: 'Multnomah' },
  { zip: '98221', city: 'Anacortes', state: 'WA', county: 'Island' },
  { zip: '98221', city: 'Anacortes', state: 'WA', county: 'Skagit' },
]);

/** Institutions by id. Two have a single originator; two originators of the last one have the same name. */
const server = {
  institutions: [
    { id: 7, text: 'Harbor Mutual' },
    { id: 8, text: 'Oxley' },
    { id: 9, text: 'Quill' },
  ],
  defaults: { '7': 'Retail', '8': 'Wholesale' },
  originators: {
    7: [{ id: 71, text: 'Dana Reyes' }],
    8: [{ id: 81, text: 'Kim Okafor' }],
    9: [
      { id: 91, text: 'Ann Lee' },
      { id: 92, text: 'Ann Lee' },
    ],
  },
  products: [
    { id: 1, text: 'Fixed 30' },
    { id: 2, text: 'Fixed 15' },
  ],
  licensedStates: { 71: ['WA', 'OR'], 81: ['OR'], 91: ['WA'], 92: [] },
};

const responses = ['institutions', 'originators', 'products', 'licenses', 'zips'] as const;
type Response = (typeof responses)[number];
const all: ReadonlySet<Response> = new Set(responses);

/** Returns the lists of the server for the choices of a form, as far as their kinds have arrived. */
function listsFor(values: CreateLoanValues, arrived: ReadonlySet<Response>): Lists {
  const [institutionId, originatorId] = [institutionOf(values), originatorOf(values)];
  const of = <Items>(kind: Response, byId: Readonly<Record<number, Items>>, id: number | null) =>
    arrived.has(kind) && id !== null ? byId[id] : undefined;
  return {
    institutions: arrived.has('institutions') ? server.institutions : undefined,
    defaults: arrived.has('institutions') ? server.defaults : {},
    institutionId,
    originators: of('originators', server.originators, institutionId),
    originatorId,
    products: of('products', { 71: server.products, 81: server.products.slice(0, 1) }, originatorId),
    licensedStates: of('licenses', server.licensedStates, originatorId) ?? null,
    zips: arrived.has('zips') ? zips : noZips,
  };
}

/** A form as the screen keeps it: each change settles with the lists of its choices, until nothing follows. */
function createForm() {
  let values = emptyForm();
  const arrived = new Set<Response>();
  const lists = () => listsFor(values, arrived);
  const put = (next: CreateLoanValues) => {
    values = next;
    for (let round = 0; round < 5; round += 1) values = settled(values, lists());
  };
  return {
    get values() {
      return values;
    },
    get lists() {
      return lists();
    },
    edit: (change: (before: CreateLoanValues, known: Lists) => CreateLoanValues) =>
      put(change(values, lists())),
    arrive: (kinds: Iterable<Response>) => {
      for (const kind of kinds) arrived.add(kind);
      put(values);
    },
    arrived,
  };
}

type Form = ReturnType<typeof createForm>;
type Action = readonly [kind: string, ...facts: string[]];

function act(form: Form, [kind, path = '', text = '']: Action): void {
  switch (kind) {
    case 'enter':
      return form.edit((values) => withEdit(values, path as TextPath, text));
    case 'type':
      return form.edit((values, lists) => withChoice(values, path as LenderPath, { text, id: null }, lists));
    case 'turn':
      return form.edit((values) => withToggle(values, path as SwitchName, text === 'on'));
    case 'pick':
      return form.edit((values, lists) => withLookup(values, path as AddressPath, seattle, lists));
    case 'leave':
      return form.edit((values) => withLeft(values, path as FieldPath));
    default:
      return form.arrive([path as Response]);
  }
}

const addresses = ['borrower.presentAddress', 'coBorrower.presentAddress', 'propertyAddress'] as const;
const entries = (names: Readonly<Record<string, readonly string[]>>) =>
  addresses.flatMap((address) =>
    Object.entries(names).flatMap(([name, texts]) =>
      texts.map((text): Action => ['enter', `${address}.${name}`, text]),
    ),
  );
const copies = ['isCoBorrowerAddressSame', 'isPropertyAddressSameAsBorrowerAddress'] as const;
const arrivals = responses.map((kind): Action => ['arrive', kind]);

const anything = fc.constantFrom<Action[]>(
  ...entries({
    zipCode: ['98101', '97201', '98221', '9810', ''],
    state: ['WA', 'OR', 'wx', ''],
    city: ['Seattle', 'Kent', ''],
  }),
  ['enter', 'propertyAddress.county', 'Kent'],
  ['enter', 'borrower.firstName', 'Ada'],
  ...[...server.institutions.map(({ text }) => text), 'Oxl', ''].map(
    (text): Action => ['type', 'institution', text],
  ),
  ...['Dana Reyes', 'Ann Lee', 'Ann', ''].map((text): Action => ['type', 'originator', text]),
  ...['Fixed 15', 'Fixed', ''].map((text): Action => ['type', 'product', text]),
  ...[...copies, 'isPreApproval'].flatMap((name): Action[] => [
    ['turn', name, 'on'],
    ['turn', name, 'off'],
  ]),
  ...addresses.map((address): Action => ['pick', address]),
  ...['institution', 'originator', 'product', 'propertyAddress.state'].map((path): Action => ['leave', path]),
  ...arrivals,
  ...arrivals,
);

/** Asserts what holds for a form whatever has happened to it. */
function assertSettled({ values, lists }: Form): void {
  assert.deepEqual(settled(values, lists), values, 'a settled form settles no further');
  for (const [choice, options] of [
    [values.institution, lists.institutions],
    [values.originator, lists.originators],
    [values.product, lists.products],
  ] as const) {
    const isListed =
      choice.id === null || options === undefined || options.some(({ id }) => id === choice.id);
    assert.ok(isListed, `the choice ${JSON.stringify(choice)} is in its list`);
    if (options?.length === 1)
      assert.deepEqual({ ...choice }, { ...options[0] }, 'a single option is chosen');
  }
  const { propertyAddress, isPropertyAddressSameAsBorrowerAddress: isCopy } = values;
  if (lists.licensedStates?.length === 0 && !isCopy) {
    assert.deepEqual(
      [propertyAddress.state, propertyAddress.county],
      ['', ''],
      'no entry in a disabled field',
    );
  }
  if (isCopy) assert.equal(propertyAddress.zipCode, values.borrower.presentAddress.zipCode);
  if (propertyAddress.pending.zipCode && propertyAddress.lookedUp?.state !== undefined && !isCopy) {
    assert.ok(propertyStates(lists.licensedStates).includes(propertyAddress.state), 'a licensed state');
  }
}

test('[A-170] after each edit and response the form agrees with the lists that are known', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 25 }), (actions) => {
      const form = createForm();
      for (const action of actions) {
        act(form, action);
        assertSettled(form);
      }
    }),
    runs,
  );
});

/** Edits that can be made before and after a response: one choice of an institution, one entry a field. */
const edits = fc.tuple(
  fc.constantFrom(...server.institutions.slice(0, 2)),
  fc.shuffledSubarray<Action>([
    ...addresses.map((address): Action => ['enter', `${address}.zipCode`, '98101']),
    ['turn', copies[0], 'on'],
    ['turn', copies[1], 'on'],
    ['enter', 'borrower.firstName', 'Ada'],
    ['enter', 'salesPrice', '400000'],
  ]),
);

test('[A-170] once all lists have arrived, it does not matter when and in which order they came', () => {
  const order = fc.shuffledSubarray(arrivals, { minLength: responses.length });
  fc.assert(
    fc.property(edits, order, fc.infiniteStream(fc.boolean()), ([institution, actions], late, coin) => {
      const [onTime, delayed] = [createForm(), createForm()];
      onTime.arrive(all);
      delayed.arrive(['institutions']);
      const rest = [...late];
      const typed: Action = ['type', 'institution', institution.text];
      for (const action of [typed, ...actions]) {
        while (rest.length > 0 && coin.next().value) act(delayed, rest.pop() ?? typed);
        act(delayed, action);
        act(onTime, action);
      }
      delayed.arrive(all);
      assert.ok(
        haveSameEntries(delayed.values, onTime.values),
        JSON.stringify([delayed.values, onTime.values], null, 1),
      );
    }),
    runs,
  );
});

test('[A-171] text that is typed and deleted again keeps the second of two originators of one name', () => {
  const form = createForm();
  form.arrive(all);
  act(form, ['type', 'institution', 'Quill']);
  form.edit((values, known) => withChoice(values, 'originator', { text: 'Ann Lee', id: 92 }, known));
  act(form, ['type', 'originator', 'Ann Lee2']);
  assert.equal(form.values.originator.id, null);
  act(form, ['type', 'originator', 'ann lee ']);
  assert.equal(form.values.originator.id, 92);
});
