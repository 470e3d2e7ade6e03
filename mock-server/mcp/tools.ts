import { controlTools } from './control-tools.ts';
import { ruleTools } from './rule-tools.ts';
import type { Tool } from './tool.ts';

/** All tools that an agent can call. */
export const tools: readonly Tool[] = [...controlTools, ...ruleTools];
