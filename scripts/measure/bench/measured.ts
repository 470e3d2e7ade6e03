import { cpus, loadavg, totalmem } from 'node:os';
import type { BenchSettings, Topic } from './bench.ts';
import { tableOf } from './report.ts';

/** Measures a topic. Returns its section of docs/measured.md: the figures with date, machine, load and command. */
export async function sectionOf(topic: string, measure: Topic, settings: BenchSettings): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const before = loadNow();
  const figures = await measure(settings);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}`;
  const command = `npm run bench -- ${topic}${settings.withPeers ? ' --peers' : ''} --write`;
  return [
    `## ${topic}`,
    '',
    `Measured on ${day} with Node ${process.version}, ${machine}; load average ${before} before and ${loadNow()} after. \`${command}\` measures it again.`,
    '',
    ...tableOf(figures),
    '',
  ].join('\n');
}

/** Returns the page with the section in place of the earlier one of the same topic. */
export function withSection(page: string, section: string): string {
  const [heading] = section.split('\n', 1);
  const parts = page.split(/^(?=## )/m).map((part) => `${part.trim()}\n`);
  const earlier = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  if (earlier === -1) parts.push(section);
  else parts[earlier] = section;
  return parts.join('\n');
}

const loadNow = (): string => (loadavg()[0] ?? 0).toFixed(1);
