import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worlds } from '../../platform/worlds/worlds.ts';
import { engines } from '../../test/engines.ts';
import { mostNotes } from './notes.ts';

const loans = { 7: { originatorUserId: 302 }, 8: { originatorUserId: 302 } };

for (const engine of engines) {
  test(`${engine.name}: a loan has at most 500 notes, and a note on an unknown loan is refused`, async (context) => {
    const store = await engine.open(context);
    const { id } = await (await Worlds.open(store)).create({ seed: 'empty', loans });
    const note = {
      generalAccountId: 7,
      author: 'Nora Whitfield',
      text: 'x',
      isShared: false,
      now: new Date(0),
    };
    const ids = await Promise.all(Array.from({ length: mostNotes + 1 }, () => store.in(id).notes.add(note)));
    assert.deepEqual(ids, [...Array.from({ length: mostNotes }, (_, index) => index + 1), null]);
    assert.equal(await store.in(id).notes.add({ ...note, generalAccountId: 9 }), null);
  });

  test(`[S-3-35] ${engine.name}: notes are counted per loan and world, with a separate count of shared ones`, async (context) => {
    const store = await engine.open(context);
    const worlds = await Worlds.open(store);
    const [here, there] = [
      (await worlds.create({ seed: 'empty', loans })).id,
      (await worlds.create({ seed: 'empty', loans })).id,
    ];
    const note = {
      generalAccountId: 7,
      author: 'Nora Whitfield',
      text: 'x',
      isShared: false,
      now: new Date(0),
    };
    assert.deepEqual(await store.in(here).notes.counts(7), { count: 0, countShared: 0 });
    assert.equal(await store.in(here).notes.add(note), 1);
    assert.equal(await store.in(here).notes.add({ ...note, isShared: true }), 2);
    assert.equal(await store.in(here).notes.add({ ...note, generalAccountId: 8 }), 1);
    assert.equal(await store.in(there).notes.add(note), 1);
    assert.deepEqual(await store.in(here).notes.counts(7), { count: 2, countShared: 1 });
    assert.deepEqual(await store.in(there).notes.counts(7), { count: 1, countShared: 0 });
    await worlds.delete(here);
    assert.deepEqual(await store.in(here).notes.counts(7), { count: 0, countShared: 0 });
  });

  test(`[S-6-14] ${engine.name}: notes are listed newest first, with a filter for shared notes`, async (context) => {
    const store = await engine.open(context);
    const { id } = await (await Worlds.open(store)).create({ seed: 'empty', loans });
    const written = { generalAccountId: 7, author: 'Nora Whitfield', text: 'One', isShared: false };
    await store.in(id).notes.add({ ...written, now: new Date('2026-03-10T12:00:00Z') });
    await store.in(id).notes.add({
      ...written,
      text: 'Two',
      isShared: true,
      now: new Date('2026-03-10T12:00:00Z'),
    });
    const notes = await store.in(id).notes.list(7);
    assert.deepEqual(
      notes.map(({ noteId, text, isShared }) => [noteId, text, isShared]),
      [
        [2, 'Two', true],
        [1, 'One', false],
      ],
    );
    assert.equal(notes[0]?.createdAt, '2026-03-10T12:00:00.000Z');
    assert.deepEqual(await store.in(id).notes.list(7, 'shared'), notes.slice(0, 1));
    assert.deepEqual(await store.in(id).notes.list(8), []);
  });
}
