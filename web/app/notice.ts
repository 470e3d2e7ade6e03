/**
 * Replaces the page by a few plain words, where the app itself cannot run: no framework, no styles of its own,
 * so that nothing more can fail.
 */
export function showNotice(title: string, text: string): void {
  const heading = document.createElement('h1');
  heading.textContent = title;
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const main = document.createElement('main');
  main.className = 'notice';
  main.append(heading, paragraph);
  document.title = `${title} · Threshold`;
  document.body.replaceChildren(main);
}
