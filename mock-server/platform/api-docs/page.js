// Shows the OpenAPI document that the page names. Runs in the browser, after the script of Swagger UI.

const place = document.querySelector('[data-document]');
const isDark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', isDark.matches);
followScheme();
isDark.addEventListener('change', followScheme);

/** Adds the value of the anti-forgery cookie to the headers of a state-changing request, as the product does. */
function withAntiForgery(request) {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  if (token !== undefined && request.method !== 'GET') request.headers['x-xsrf-token'] = token;
  return request;
}

/**
 * Returns a plugin of Swagger UI that makes its markup accessible. The path of an operation becomes text: as a link it
 * would be inside a button. The list of servers is removed: it has one entry and no label.
 */
const changes = () => ({
  wrapComponents: {
    ServersContainer: () => () => null,
    DeepLink:
      (_link, { React }) =>
      ({ text }) =>
        React.createElement('span', null, text),
  },
});

/** Adds what Swagger UI lacks for screen readers and keyboards: names of regions, unique ids, scrolling by keyboard. */
function complete() {
  for (const [part, role, name] of parts) {
    const element = place.querySelector(`${part}:not([role])`);
    element?.setAttribute('role', role);
    element?.setAttribute('aria-label', name);
  }
  for (const example of place.querySelectorAll('pre.microlight:not([tabindex])')) example.tabIndex = 0;
  for (const region of place.querySelectorAll('[role="region"]:not([aria-label])')) {
    const operation = region.closest('.opblock')?.querySelector('.opblock-summary-path')?.textContent ?? '';
    region.setAttribute('aria-label', `Responses of ${operation}`);
  }
  for (const select of place.querySelectorAll('select[id$="_requests_select"]')) {
    if (document.getElementById(select.id) !== select) select.removeAttribute('id');
  }
}

const parts = [
  ['.information-container', 'region', 'Description'],
  ['.scheme-container', 'region', 'Authorization'],
  ['.filter-container', 'search', 'Operations'],
];

new MutationObserver(complete).observe(place, { childList: true, subtree: true });

globalThis.SwaggerUIBundle({
  url: place.dataset.document,
  domNode: place,
  deepLinking: true,
  plugins: [changes],
  syntaxHighlight: { theme: 'tomorrow-night' },
  filter: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  // Without the online validator no request leaves this server.
  validatorUrl: null,
  requestInterceptor: withAntiForgery,
});
