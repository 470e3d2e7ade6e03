import { runChaos } from '../features/chaos/run.ts';

// Each main journey, with each of its calls failing in each way: `npm run chaos -- --journey "create a loan"`.

process.exit(await runChaos(process.argv.slice(2)));
