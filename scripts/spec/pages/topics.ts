import type { Site } from './site-context.ts';
import { errorTopics } from './error-topics.ts';
import { fieldTopics } from './field-topics.ts';
import { legacyTopics } from './legacy-topics.ts';
import { roleTopics } from './role-topics.ts';
import { settingTopics } from './setting-topics.ts';
import type { TopicKind } from './topic-kinds.ts';
import type { Topic } from './topic.ts';

/** The functions that derive the topics of each kind from the product's tables. */
const readers: Readonly<Record<TopicKind, (site: Site) => Topic[]>> = {
  role: roleTopics,
  field: fieldTopics,
  error: errorTopics,
  setting: settingTopics,
  page: legacyTopics,
};

/** Returns all topics by kind. */
export const topicsByKind = (site: Site): ReadonlyMap<TopicKind, readonly Topic[]> =>
  new Map(Object.entries(readers).map(([kind, read]) => [kind as TopicKind, read(site)]));
