import type { ClusterBus } from './cluster/bus.ts';
import type { AssistantAnswers } from './repositories/assistant.ts';
import type { Choices } from './repositories/choices.ts';
import type { JournalTable } from './repositories/journal.ts';
import type { Loans } from './repositories/loans.ts';
import type { Menus } from './repositories/menus.ts';
import type { Notes } from './repositories/notes.ts';
import type { Secrets } from './repositories/secrets.ts';
import type { Sessions } from './repositories/sessions.ts';
import type { Tasks } from './repositories/tasks.ts';
import type { Users } from './repositories/users.ts';
import type { Vendors } from './repositories/vendors.ts';
import type { WorldTable } from './repositories/worlds.ts';

/** All state of the server. */
export interface Store {
  readonly worlds: WorldTable;
  readonly secrets: Secrets;
  readonly journal: JournalTable;
  /** Connects the replicas on this store. */
  readonly bus: ClusterBus;
  /** True if replicas may share the store. Then cached rows are valid for one version of their world only. */
  readonly supportsReplicas: boolean;
  /** Returns the repositories of a world. For an unknown world they find no rows. */
  in(worldId: string): WorldStore;
  /** Drops the cached rows of a world, after another replica has changed the world. */
  invalidate(worldId: string): void;
  close(): Promise<void>;
}

/** The repositories of one world. */
export interface WorldStore {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly loans: Loans;
  readonly choices: Choices;
  readonly notes: Notes;
  readonly tasks: Tasks;
  readonly menus: Menus;
  readonly vendors: Vendors;
  readonly assistant: AssistantAnswers;
}
