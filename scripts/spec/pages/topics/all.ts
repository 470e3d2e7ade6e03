import type { Site } from '../site-context.ts';
import { errorTopics } from './errors.ts';
import { fieldTopics } from './fields.ts';
import { legacyTopics } from './legacy.ts';
import { roleTopics } from './roles.ts';
import { settingTopics } from './settings.ts';
import type { TopicKind } from './kinds.ts';
import type { Topic } from './topic.ts';

/** A kind of topics is one function that reads the product's tables. */
const readers: Readonly<Record<TopicKind, (site: Site) => Topic[]>> = {
  role: roleTopics,
  field: fieldTopics,
  error: errorTopics,
  setting: settingTopics,
  page: legacyTopics,
};

/** All topics by kind. */
export const topicsByKind = (site: Site): ReadonlyMap<TopicKind, readonly Topic[]> =>
  new Map(Object.entries(readers).map(([kind, read]) => [kind as TopicKind, read(site)]));
