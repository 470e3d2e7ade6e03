import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { creatingPage } from './creating-page.ts';
import { siteOf } from './layout.ts';

const page = String(creatingPage(siteOf(modelOf(readSources()))).body);
const told = (of: string) => {
  const [, text = ''] = page.split(`<dt>${of}</dt>`);
  return text
    .split('</dd>')[0]
    ?.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

test('the page begins with what a loan and a lead require, the co-borrower included', () => {
  const withCoBorrower =
    'Once a co-borrower is added, also co-borrower first name , co-borrower last name , co-borrower tax identifier .';
  assert.equal(
    told('A loan requires'),
    ` institution , originator , product , borrower first name , borrower last name , borrower tax identifier ; origination type while the user sees it. ${withCoBorrower}`,
  );
  assert.equal(
    told('A lead requires'),
    ` institution , originator , product , borrower first name , borrower last name ; origination type while the user sees it. ${withCoBorrower}`,
  );
});

test('what has no message of the documents is refused in words, not only marked', () => {
  assert.match(told('All else') ?? '', /says in words what is wrong: .* L-5\.2-23 /);
  assert.doesNotMatch(page, /only marked/);
});
