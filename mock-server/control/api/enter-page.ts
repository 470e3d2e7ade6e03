import { frame } from '../../identity/frame.ts';
import { type Html, html } from '../../html/html.ts';
import type { ProblemError } from '../../http/problems.ts';
import { personas } from '../../los/personas.ts';
import type { Recipe } from '../worlds/recipe.ts';
import { bulkCountOf } from '../../los/seeds/bulk.ts';

/**
 * Asks before a world is made. The form sends the recipe back as it came, so that nothing is kept in between.
 *
 * @param action address of the form: that of the link
 */
export const askingPage = (recipe: Recipe, action: string): Html =>
  frame(
    'Make a world',
    html`
<div class="intro">
<h1>Make a world from this link?</h1>
<p>It becomes the world of this browser. The one that the browser is in now stays as it is.</p>
<ul class="facts">
${factsOf(recipe).map((fact) => html`<li>${fact}</li>\n`)}</ul>
</div>
<form method="post" action="${action}"><button class="primary">Make it and open the product</button></form>
<p><a href="/">Open the product as it is</a></p>`,
  );

/** Says why a link cannot be followed. */
export const refusalPage = ({ message, more }: ProblemError): Html =>
  frame(
    'No such world',
    html`
<div class="intro">
<h1>This link cannot be followed</h1>
${more.errors ? more.errors.map(({ field, message: wrong }) => html`<p><b>${field}</b> ${wrong}.</p>`) : html`<p>${message}</p>`}
<p><a href="/">Open the product as it is</a></p>
</div>`,
  );

/** Loans that a server makes in a minute, about. */
const loansAMinute = 150_000;

function factsOf({ persona, seed, now, faults = [] }: Recipe): string[] {
  const name = personas.find(({ id }) => id === persona)?.name;
  const loans = bulkCountOf(seed ?? '');
  return [
    name === undefined ? 'The sign-in page asks who signs in.' : `${name} is signed in.`,
    loans === null
      ? `It starts with the seed ${seed ?? 'standard'}.`
      : `It has ${loans.toLocaleString('en-US')} loans, which takes about ${minutes(loans)} to make and needs about ${megabytes(loans)} MB.`,
    ...(now === undefined ? [] : [`Its clock stands still at ${now}.`]),
    ...(faults.length === 0
      ? []
      : [`${faults.length} ${faults.length === 1 ? 'fault waits' : 'faults wait'} in it.`]),
  ];
}

const minutes = (loans: number): string =>
  loans < loansAMinute ? 'a minute at most' : `${Math.ceil(loans / loansAMinute)} minutes`;

/** Of 2.2 kB a loan. */
const megabytes = (loans: number): string => Math.ceil((loans * 2.2) / 1_000).toLocaleString('en-US');
