import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baseOf, readPicture, readSubjects, subjectOf, thumbnailOf } from './pictures.ts';

const png = new Uint8Array(24);
new DataView(png.buffer).setUint32(16, 1440);
new DataView(png.buffer).setUint32(20, 900);
const { rows } = readSubjects('p.tsv', 'picture\trules\ndashboard\tL-2.3-01 L-2.3-02 S-2.3-12\n');
const subjects = new Map(rows.map((row) => [row.name, row]));

test('a picture shows the rule in its name and says what it is', () => {
  assert.deepEqual(readPicture('shots/L-4.10-02-report-window.png', png, subjects), {
    file: 'L-4.10-02-report-window.png',
    path: 'shots/L-4.10-02-report-window.png',
    rules: ['L-4.10-02'],
    caption: 'report window',
    width: 1440,
    height: 900,
  });
});

test('a picture shows what its subject shows, in every width', () => {
  const rulesOf = (file: string) => readPicture(file, png, subjects)?.rules;
  assert.deepEqual(rulesOf('L-2.3-03-dashboard-1440.png'), ['L-2.3-03', 'L-2.3-01', 'L-2.3-02', 'S-2.3-12']);
  assert.deepEqual(rulesOf('3-dashboard-1440.png'), ['L-2.3-01', 'L-2.3-02', 'S-2.3-12']);
  assert.equal(subjectOf('S-4.2-01-pipeline-at-1280.png', 1280), 'pipeline');
  assert.equal(subjectOf('L-8.5-01-error-400.png', 1440), 'error-400');
});

test('what shows no rule or is no picture is left out', () => {
  assert.equal(readPicture('1-sign-in-1440.png', png, subjects), null);
  assert.equal(readPicture('sign-in-S-1-01.png', png, subjects), null);
  assert.equal(readPicture('S-1-01-a.png', new Uint8Array(3), subjects), null);
  assert.equal(readPicture('S-1-01-a.txt', png, subjects), null);
});

test('a small picture has the subject, the rules and the size of its screenshot', () => {
  const full = readPicture('a/L-2.3-03-dashboard-1440.png', png, subjects);
  assert.ok(full);
  const file = thumbnailOf(full);
  assert.equal(file, 'L-2.3-03-dashboard-1440.1440x900.webp');
  assert.deepEqual(readPicture(`b/${file}`, new Uint8Array(), subjects), {
    ...full,
    file,
    path: `b/${file}`,
  });
  assert.equal(baseOf(file), baseOf(full.file));
});
