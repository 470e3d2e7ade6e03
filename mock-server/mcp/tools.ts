import { controlTools } from './control-tools.ts';
import { ruleTools } from './rule-tools.ts';
import type { Tool } from './tool.ts';

/** Everything that an agent can do with a server. */
export const tools: readonly Tool[] = [...controlTools, ...ruleTools];
