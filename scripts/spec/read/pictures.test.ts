import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPicture } from './pictures.ts';

const png = new Uint8Array(24);
new DataView(png.buffer).setUint32(16, 1440);
new DataView(png.buffer).setUint32(20, 900);

test('a picture belongs to the rule in its name, and says what it shows', () => {
  assert.deepEqual(readPicture('L-4.10-02-report-window.png', png), {
    file: 'L-4.10-02-report-window.png',
    rule: 'L-4.10-02',
    caption: 'report window',
    width: 1440,
    height: 900,
  });
});

test('what names no rule or is no picture is left out', () => {
  assert.equal(readPicture('1-sign-in-1440.png', png), null);
  assert.equal(readPicture('sign-in-S-1-01.png', png), null);
  assert.equal(readPicture('S-1-01-a.png', new Uint8Array(3)), null);
  assert.equal(readPicture('S-1-01-a.txt', png), null);
});
