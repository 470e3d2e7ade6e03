#!/usr/bin/env node
'use strict';
// Starts the built server, in the package for other projects and in the container image. Takes the switches that --help
// lists. Any installed Node can read this file, so that an older one is told which Node the server needs.

const OLDEST_NODE = 24;
const { env, versions, argv } = process;

if (Number(versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    'The Threshold mock server needs Node ' +
      OLDEST_NODE +
      ' or newer and this is Node ' +
      versions.node +
      ': install a newer one (nodejs.org) and run the command again.',
  );
  process.exitCode = 1;
} else {
  if (!env.DATA_FILE) {
    env.DATA_FILE = ':memory:';
    // In the environment of another project, it is usually the database of that project.
    delete env.DATABASE_URL;
  }
  void import('../../../dist/server/start.js').then(function (server) {
    return server.start(argv.slice(2), env);
  });
}
