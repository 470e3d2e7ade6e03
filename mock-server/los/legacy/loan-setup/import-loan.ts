import { field, select, textInput, textOf } from '../page/forms.ts';
import { html } from '../../../platform/html/html.ts';
import { notAllowed } from '../page/notices.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { actions, routeButton } from '../page/parts.ts';

/** The page that imports a loan from a file. The user completes the loan on the create screen. */
export const importLoan: LegacyPageRenderer = ({ user, query }) => {
  if (user.features.importLoan !== true) return notAllowed('importing loans');
  const fileName = textOf(query, 'file');
  return {
    content: html`<form class="stacked" method="get" action="/lf/import-loan" target="_top">
<h2>Import a loan from a file</h2>
<p>The file stays on your computer. Only its name is read.</p>
<div class="fields">
${field('Format', select('format', null, formats, textOf(query, 'format')))}
${field('File name', textInput('file', 'search', { value: fileName, isRequired: true }))}
</div>
${fileName !== '' && html`<p role="status">${fileName} was read. Continue to the new loan to complete it.</p>`}
${actions(
  html`<button class="button">Import</button>`,
  fileName !== '' && routeButton('Continue to the new loan', '/new-loan'),
  routeButton('Cancel', '/lf/loan-pipeline'),
)}
</form>`,
  };
};

const formats = [
  ['mismo', 'MISMO 3.4'],
  ['text', 'Fixed-width text 3.2'],
] as const;
