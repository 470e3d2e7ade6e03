/** Fills an empty window with a citation. Both texts go in as text: nothing in them can become markup or a script. */
export function writeCitation(target: Window, title: string, content: string): void {
  const { document } = target;
  document.title = title;
  document.documentElement.lang = 'en';
  document.documentElement.style.colorScheme = 'light dark';
  const heading = document.createElement('h1');
  heading.textContent = title;
  heading.style.fontSize = '20px';
  const text = document.createElement('p');
  text.textContent = content;
  text.style.whiteSpace = 'pre-wrap';
  const main = document.createElement('main');
  main.append(heading, text);
  document.body.replaceChildren(main);
  Object.assign(document.body.style, {
    maxWidth: '70ch',
    margin: '32px auto',
    padding: '0 24px',
    font: '16px/1.5 system-ui, sans-serif',
  });
  target.focus();
}
