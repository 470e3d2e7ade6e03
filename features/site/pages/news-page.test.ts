import assert from 'node:assert/strict';
import { test } from 'node:test';
import { feedOf } from './feed.ts';
import { modelOf } from '../model/model.ts';
import { readSources } from '../read/sources.ts';
import { newsPage } from './news-page.ts';
import { siteOf } from './layout.ts';

const sources = readSources();
const id = 'S-4.3-06';
const time = '2026-05-04T09:00:00Z';
const by = 'Ada <Moss>';
const question = { id: '0123456789ab', time, by, about: id, question: 'Why?', reason: 'It is new.' };
const model = modelOf({
  ...sources,
  notes: {
    approvals: [
      { rule: id, time, by, what: 'approved', words: 'It holds.', evidence: '0123456789ab a.feature: z' },
    ],
    questions: [question, { ...question, id: '1123456789ab', question: 'Since when?' }],
    answers: [{ to: question.id, time, by: 'Ben', answer: 'Because.' }],
  },
  history: [
    { id, commit: 'abc1234', day: '2026-05-05', before: 'It holds.', after: 'It holds always.' },
    { id: 'A-01', commit: 'abc1234', day: '2026-05-05', before: null, after: 'So.' },
  ],
});
const page = String(newsPage(siteOf(model)).body);
const partOf = (name: string) => page.split(`id="${name}"`)[1]?.split('</section>')[0] ?? assert.fail(name);

test('what changed since an approval is a row of its reader: words and lost tests', () => {
  assert.ok(partOf('voided').includes(`data-by="${encodeURIComponent(by)}" data-since="${time}"`));
  assert.match(
    partOf('voided'),
    /S-4\.3-06.*Changed since Ada &lt;Moss&gt; approved it on May 4, 2026\..*Lost test: z/s,
  );
  assert.match(page, /<option value="Ada%20%3CMoss%3E">Ada &lt;Moss&gt;<\/option>/);
});

test('open and answered questions, and the words of rules and decisions, are rows with a day', () => {
  assert.match(partOf('open'), /Since when\?/);
  assert.doesNotMatch(partOf('open'), /Why\?/);
  assert.match(partOf('answered'), /Why\?.*Because\./s);
  assert.match(
    partOf('words'),
    /data-since="2026-05-05".*S-4\.3-06.*<ins>always<\/ins>.*A-01.*<ins>So\.<\/ins>/s,
  );
});

test('the feed has the same news, the newest first, as escaped HTML', () => {
  const feed = feedOf(model);
  const titles = [...feed.matchAll(/<title>([^<]+)<\/title><updated>/g)].map(([, title]) => title);
  assert.deepEqual(titles, [
    'S-4.3-06 reworded',
    'A-01 added',
    'Question about S-4.3-06',
    'Question about S-4.3-06',
    'Answer about S-4.3-06',
  ]);
  assert.match(feed, /<updated>2026-05-05T00:00:00Z<\/updated>\n<author>/);
  assert.ok(feed.includes('&lt;p&gt;Ada &amp;lt;Moss&amp;gt;, because: It is new.&lt;/p&gt;'));
});
