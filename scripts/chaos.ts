import { runChaos } from '../features/chaos/run.ts';

// Runs each main journey once for each request and each injected fault: `npm run chaos -- --journey "create a loan"`.

process.exit(await runChaos(process.argv.slice(2)));
