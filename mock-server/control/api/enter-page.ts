import { type Html, html } from '../../html/html.ts';
import { noticePage } from '../../html/page.ts';
import type { ProblemError } from '../../http/problems.ts';
import type { Directory } from '../../identity/directory.ts';
import type { WorldContent } from '../worlds/content.ts';
import type { Recipe } from '../worlds/recipe.ts';

/** Users and world content, which the page needs to describe a recipe. */
export interface PageContext extends Pick<Directory, 'users'> {
  readonly content: WorldContent;
}

/**
 * Returns the page that asks for confirmation before a link creates a world. The form sends the recipe of the link
 * again, so that the server stores nothing in between.
 *
 * @param action address to which the form is sent: the address of the link
 */
export const askingPage = (recipe: Recipe, action: string, context: PageContext): Html =>
  noticePage(
    'Make a world',
    'Make a world from this link?',
    html`<p>The new world becomes the world of this browser. The present world does not change.</p>
<ul>
${factsOf(recipe, context).map((fact) => html`<li>${fact}</li>\n`)}</ul>
<form method="post" action="${action}"><button class="button primary">Make the world and open the product</button></form>
<p><a href="/">Open the product in the present world</a></p>`,
  );

/** Returns the page that says why a link cannot be opened. */
export const refusalPage = ({ message, more }: ProblemError): Html =>
  noticePage(
    'Link not opened',
    'This link cannot be opened',
    html`${more.errors ? more.errors.map(({ field, message: wrong }) => html`<p><b>${field}</b> ${wrong}.</p>`) : html`<p>${message}</p>`}
<p><a href="/">Open the product in the present world</a></p>`,
  );

function factsOf(recipe: Recipe, { users, content }: PageContext): string[] {
  const { name, persona, now, faults = [] } = recipe;
  const user = users.find(({ id }) => id === persona)?.name;
  return [
    ...(name === undefined ? [] : [`The name of the world is “${name}”.`]),
    user === undefined ? 'No persona: the user chooses one on the sign-in page.' : `${user} is signed in.`,
    content.seedInWords(recipe),
    ...(now === undefined ? [] : [`The clock is frozen at ${now}.`]),
    ...(faults.length === 0
      ? []
      : [`The world has ${faults.length} pending ${faults.length === 1 ? 'fault' : 'faults'}.`]),
  ];
}
