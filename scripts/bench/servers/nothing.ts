// What Node itself takes.
console.log('ready');
