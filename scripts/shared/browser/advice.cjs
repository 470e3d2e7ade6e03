'use strict';

/** Prints one line that says what to do, and sets exit code 1. */
function advice(line) {
  process.stderr.write(line + '\n');
  process.exitCode = 1;
}

/** Creates an error whose message tells the user what to do. */
function adviceError(line) {
  const error = new Error(line);
  error.advice = line;
  return error;
}

module.exports = { advice, adviceError };
