'use strict';
// Health check of the container, which has no curl. Exits with 0 if GET /ready responds with 200, otherwise with 1 and
// the reason. Runs every few seconds, so it loads neither TypeScript nor fetch.

const http = require('http');

const TIMEOUT_MILLISECONDS = 8000;
const port = process.env.PORT || '4300';

http
  .get({ host: 'localhost', port, path: '/ready', timeout: TIMEOUT_MILLISECONDS }, function (response) {
    response.resume();
    if (response.statusCode !== 200) fail('/ready responds with ' + response.statusCode);
  })
  .on('timeout', function () {
    this.destroy(new Error('/ready does not respond'));
  })
  .on('error', function (error) {
    fail(error.message);
  });

function fail(reason) {
  console.error(reason);
  process.exitCode = 1;
}
