import { supportObjectId } from '../../../seeds/personas.ts';
import { moment } from '../page/format.ts';
import { html } from '../../../html/html.ts';
import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer, PageContext } from '../page/page.ts';
import { areas, forAdministrators } from './admin-home.ts';
import { isAdministrator } from './may-administer.ts';

/** The home page of the support administrator: facts of the session, then the administrator home. */
export const adminHomeSupport: LegacyPageRenderer = (context) =>
  isAdministrator(context.user) && !isSupport(context)
    ? notAllowed('the support administration')
    : forAdministrators(
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

/**
 * Returns true if the user signed in at the identity provider with the support object id of the settings (S-2.1-29).
 */
const isSupport = ({ user, world }: PageContext): boolean =>
  user.authenticatedWithMicrosoft &&
  user.microsoftUserObjectId === (world.settings.supportObjectId ?? supportObjectId);
