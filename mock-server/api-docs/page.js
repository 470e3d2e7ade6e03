// Shows the OpenAPI document that the page names. Runs in the browser, after the library.

const place = document.querySelector('#operations');
const isDark = matchMedia('(prefers-color-scheme: dark)');
const followScheme = () => document.documentElement.classList.toggle('dark-mode', isDark.matches);
followScheme();
isDark.addEventListener('change', followScheme);

/** Calls that change something repeat the anti-forgery cookie, as the product's own do. */
function withAntiForgery(request) {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  if (token !== undefined && request.method !== 'GET') request.headers['x-xsrf-token'] = token;
  return request;
}

globalThis.SwaggerUIBundle({
  url: place.dataset.document,
  domNode: place,
  deepLinking: true,
  filter: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  // Nothing leaves this server.
  validatorUrl: null,
  requestInterceptor: withAntiForgery,
});
