import type { Database } from './database.ts';
import { insertLoans } from './many-loans.ts';
import { noOriginator } from './offer.ts';
import type { Seed } from './seed.ts';
import { emptiedTables } from './worlds.ts';

/** Seeds as rows, from which worlds are copied. A world leaves the long documents of its loans in its template. */
export class TemplateStore {
  readonly #db: Database;
  readonly #deletions;

  constructor(db: Database) {
    this.#db = db;
    this.#deletions = emptiedTables(db);
  }

  /** Keeps a seed as rows. A second call with the same id changes nothing. */
  async add(templateId: string, seed: Seed): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('templates')
        .values({ id: templateId, next_account_id: seed.nextAccountId })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) await insertSeed(transaction, templateId, seed);
    });
  }

  /** Ids of the templates that no world is a copy of. */
  async unused(): Promise<string[]> {
    const rows = await unusedTemplates(this.#db).execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes a template; false when a world is a copy of it, or there is none. */
  async delete(templateId: string): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      // Whoever is making a copy holds it: that world is seen below.
      await transaction
        .selectFrom('templates')
        .select('id')
        .where('id', '=', templateId)
        .forUpdate()
        .execute();
      const unused = await unusedTemplates(transaction).where('id', '=', templateId).executeTakeFirst();
      if (!unused) return false;
      await transaction.deleteFrom('templates').where('id', '=', templateId).execute();
      for (const deletion of this.#deletions) await transaction.executeQuery(deletion([templateId]));
      return true;
    });
  }
}

const unusedTemplates = (db: Database) =>
  db
    .selectFrom('templates')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('worlds').select('worlds.id').whereRef('template_id', '=', 'templates.id'))),
    );

async function insertSeed(db: Database, worldId: string, seed: Seed): Promise<void> {
  const users = seed.users.map((user) => ({
    world_id: worldId,
    user_id: user.userId,
    object_id: user.objectId,
    is_active: user.isActive ? 1 : 0,
    choice_list: user.choiceList,
    profile: JSON.stringify(user.profile),
    selected_account_id: null,
  }));
  const institutions = seed.institutions.map((institution) => ({
    world_id: worldId,
    institution_id: institution.institutionId,
    name: institution.name,
    default_origination_type: institution.defaultOriginationType,
  }));
  const originators = seed.originators.map((originator) => ({
    world_id: worldId,
    originator_user_id: originator.originatorUserId,
    first_name: originator.firstName,
    last_name: originator.lastName,
  }));
  const offers = seed.offers.map((offer) => ({
    world_id: worldId,
    choice_list: offer.choiceList,
    institution_id: offer.institutionId,
    originator_user_id: offer.originatorUserId ?? noOriginator,
    products: JSON.stringify(offer.products),
    licensed_states: JSON.stringify(offer.licensedStates),
  }));
  await db.insertInto('users').values(users).execute();
  await db.insertInto('institutions').values(institutions).execute();
  await db.insertInto('originators').values(originators).execute();
  await db.insertInto('offers').values(offers).execute();
  await insertLoans(db, worldId, seed.loans);
}
