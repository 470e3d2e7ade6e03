// Baseline of the start: the start time of Node itself.
console.log('ready');
