/** A Markdown file: its path from the project's root, and its text. */
interface Page {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns a line for each relative link to a missing file or heading, or to a page without any heading.
 * @param exists returns true if a file or folder exists at a path from the project's root
 */
export function linkFindings(pages: readonly Page[], exists: (path: string) => boolean): string[] {
  const headings = new Map(pages.map(({ path, text }) => [path, anchorsOf(text)]));
  return pages.flatMap(({ path, text }) =>
    linesOf(text).flatMap((line, index) =>
      [...line.matchAll(/\]\(([^()\s]+)\)/g)]
        .flatMap(([, target = '']) => (/^[a-z]+:/.test(target) ? [] : [target]))
        .flatMap((target) => {
          const [file = '', anchor] = target.split('#');
          const page = file === '' ? path : resolved(path, file);
          const anchors = headings.get(page);
          if (!exists(page) || (anchor !== undefined && anchors?.has(anchor) !== true))
            return [`${target}, which does not exist`];
          return anchors?.size === 0 ? [`${target}, which has no heading`] : [];
        })
        .map((finding) => `${path}:${index + 1} links to ${finding}`),
    ),
  );
}

/**
 * Returns a line for each path in backticks that begins with a folder of the project and does not exist. Patterns such as
 * `web/<area>/api.ts` are not checked.
 */
export function pathFindings(
  pages: readonly Page[],
  folders: readonly string[],
  exists: (path: string) => boolean,
): string[] {
  const path = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]*\\w)/?\``, 'g');
  return pages.flatMap((page) =>
    linesOf(page.text).flatMap((line, index) =>
      [...line.matchAll(path)]
        .flatMap(([, target = '']) => (exists(target) ? [] : [target]))
        .map((target) => `${page.path}:${index + 1} names ${target}, which does not exist`),
    ),
  );
}

/**
 * Returns a line for each missing section of a decision record, and for each record that is missing in the list of records.
 * @param pages the files in the folder of decision records
 */
export function recordFindings(pages: readonly Page[]): string[] {
  const list = pages.find(({ path }) => path.endsWith('README.md'))?.text ?? '';
  const records = pages.filter(({ path }) => !path.endsWith('README.md'));
  return records.flatMap(({ path, text }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return [
      ...(list.includes(`(${name})`) ? [] : [`${path} is not in the list of records`]),
      ...[
        `# ${name.slice(0, 3)} `,
        '- Status: ',
        '- Date: 20',
        '## Context',
        '## Decision',
        '## Consequences',
      ]
        .filter((part) => !linesOf(text).some((line) => line.startsWith(part)))
        .map((part) => `${path} has no line "${part.trim()}"`),
    ];
  });
}

/** Returns the lines of a page, with empty lines in place of code blocks. */
function linesOf(text: string): string[] {
  let isCode = false;
  return text.split('\n').map((line) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? '' : line;
  });
}

/** Returns the anchors of the headings, in the form that GitHub generates. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    linesOf(text).flatMap((line) => {
      const heading = /^#+ (.*)$/.exec(line)?.[1];
      return heading === undefined
        ? []
        : [
            heading
              .toLowerCase()
              .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
              .replaceAll(' ', '-'),
          ];
    }),
  );

/** Converts a path relative to a page into a path from the project's root. */
const resolved = (page: string, target: string): string =>
  new URL(target, `file:///${page}`).pathname.slice(1).replace(/\/$/, '');
