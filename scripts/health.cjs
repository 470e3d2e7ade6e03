'use strict';
// Exit code 0 when the server of this machine says that it is ready, else 1 with the reason. For health checks of
// containers, which have no curl. It is asked all the time, so it loads next to nothing: no TypeScript, no fetch.

const http = require('http');

const PATIENCE_MILLISECONDS = 8000;
const port = process.env.PORT || '4300';

http
  .get({ host: 'localhost', port, path: '/ready', timeout: PATIENCE_MILLISECONDS }, function (answer) {
    answer.resume();
    if (answer.statusCode !== 200) fail('/ready answers ' + answer.statusCode);
  })
  .on('timeout', function () {
    this.destroy(new Error('/ready does not answer'));
  })
  .on('error', function (error) {
    fail(error.message);
  });

function fail(reason) {
  console.error(reason);
  process.exitCode = 1;
}
