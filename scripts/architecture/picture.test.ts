import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsOf } from './imports.ts';
import { pictureOf } from './picture.ts';

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((from) => `import { x } from '${from}';\n`).join(''),
});

test('a box has an arrow to each imported box that no longer path of arrows reaches', () => {
  const picture = pictureOf(
    importsOf([
      file('mock-server/app.ts', './los/los.ts', './http/http.ts', '../contracts/api/loan.ts'),
      file('mock-server/los/los.ts', '../http/http.ts', './own.ts'),
      file('mock-server/http/http.test.ts', '../los/los.ts'),
    ]),
  );
  assert.deepEqual(picture.split('\n').slice(2, -1), [
    '  subgraph web',
    '  end',
    '  web --> contracts',
    '  subgraph mock-server',
    '    mock_server_http["http"]',
    '    mock_server_los["los"]',
    '    mock_server_["app.ts, server.ts"]',
    '    mock_server_los --> mock_server_http',
    '    mock_server_ --> mock_server_los',
    '  end',
    '  mock-server --> contracts',
  ]);
});
