import { type Html, html } from '../../html/html.ts';
import { page } from '../../html/page.ts';

/** An OpenAPI document that the page can show. */
export interface ApiDocument {
  /** Value of `?of=` in the address of the page. */
  readonly name: string;
  readonly title: string;
  /** Address of the OpenAPI document. */
  readonly address: string;
}

/** Addresses of the files that the page loads. */
interface ApiDocsFiles {
  readonly libraryScript: string;
  readonly libraryStyle: string;
  readonly script: string;
  readonly style: string;
}

/**
 * Returns the page of an OpenAPI document: a heading, links to all documents, and the element that Swagger UI fills.
 */
export const apiDocsPage = (
  chosen: ApiDocument,
  documents: readonly ApiDocument[],
  files: ApiDocsFiles,
  nonce: string,
): Html =>
  page({
    title: chosen.title,
    head: html`<link rel="stylesheet" href="${files.libraryStyle}">
<link rel="stylesheet" href="${files.style}">
<script defer nonce="${nonce}" src="${files.libraryScript}"></script>
<script defer nonce="${nonce}" src="${files.script}"></script>`,
    body: html`<header class="bar">
<a class="brand" href="/">Threshold</a>
<h1>${chosen.title}</h1>
<nav aria-label="Descriptions">
${documents.map(
  ({ name, title }) =>
    html`<a href="/api-docs?of=${name}"${name === chosen.name && html` aria-current="page"`}>${title}</a>\n`,
)}<a href="${chosen.address}" download>OpenAPI document</a>
</nav>
<h2 class="unseen">Operations</h2>
</header>
<noscript><p class="note">The list needs JavaScript. The OpenAPI document itself does not.</p></noscript>
<div data-document="${chosen.address}"><p class="note">Loading …</p></div>`,
  });
