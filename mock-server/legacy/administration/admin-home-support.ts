import { areas, forAdministrators } from './admin-home.ts';
import { moment } from '../format.ts';
import { html } from '../html.ts';
import type { LegacyPageRenderer } from '../page.ts';

/** The administrator page of the designated support person: the same, with what support asks for first. */
export const adminHomeSupport: LegacyPageRenderer = (context) =>
  forAdministrators(
    context,
    ({ user, objectId, world }) => html`
<h2>Support Session</h2>
<dl class="facts">
<dt>Signed in as</dt><dd>${user.email}</dd>
<dt>Object id</dt><dd>${objectId}</dd>
<dt>Customer</dt><dd>${user.customerName}</dd>
<dt>System time</dt><dd>${moment(world.now())}</dd>
</dl>
<h2>Administration</h2>
${areas}`,
  );
