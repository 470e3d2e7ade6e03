'use strict';

/** Ends the command with one line that says what to do. */
function advice(line) {
  process.stderr.write(line + '\n');
  process.exitCode = 1;
}

/** An error whose message is meant for the user: one line on what to do. */
function adviceError(line) {
  const error = new Error(line);
  error.advice = line;
  return error;
}

module.exports = { advice, adviceError };
