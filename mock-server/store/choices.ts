import type { StateCode } from '../../contracts/api/options.ts';
import type { Originator, Product } from '../../contracts/schemas/create-loan.ts';
import type { Awaitable } from './at-hand.ts';
import { compiledOnce, type Database } from './database.ts';
import { frozen, type RowsAtHand } from './rows-at-hand.ts';
import { noOriginator, type Offer } from './offer.ts';
import type { SeedInstitution } from './seed.ts';

/** What the create screen offers to a person: institutions, their originators, and per pair products and licenses. */
export class ChoiceStore {
  readonly #db: Database;
  readonly #atHand: RowsAtHand;
  readonly #offer;

  constructor(db: Database, atHand: RowsAtHand) {
    this.#db = db;
    this.#atHand = atHand;
    this.#offer = compiledOnce(
      this.#offersOf('', '')
        .innerJoin('institutions', (join) =>
          join
            .onRef('institutions.world_id', '=', 'offers.world_id')
            .onRef('institutions.institution_id', '=', 'offers.institution_id'),
        )
        .innerJoin('originators', (join) =>
          join
            .onRef('originators.world_id', '=', 'offers.world_id')
            .onRef('originators.originator_user_id', '=', 'offers.originator_user_id'),
        )
        .where('offers.institution_id', '=', 0)
        .where('offers.originator_user_id', '=', 0)
        .select([
          'institutions.name',
          'institutions.default_origination_type',
          'originators.first_name',
          'originators.last_name',
          'offers.products',
          'offers.licensed_states',
        ]),
    );
  }

  async institutions(worldId: string, objectId: string): Promise<SeedInstitution[]> {
    return this.#offersOf(worldId, objectId)
      .innerJoin('institutions', (join) =>
        join
          .onRef('institutions.world_id', '=', 'offers.world_id')
          .onRef('institutions.institution_id', '=', 'offers.institution_id'),
      )
      .select([
        'institutions.institution_id as institutionId',
        'institutions.name',
        'institutions.default_origination_type as defaultOriginationType',
      ])
      .distinct()
      .orderBy('institutions.name')
      .execute();
  }

  /** Whether the person may create for an institution, also one that nobody works for. */
  async offersInstitution(worldId: string, objectId: string, institutionId: number): Promise<boolean> {
    const row = await this.#offersOf(worldId, objectId)
      .where('offers.institution_id', '=', institutionId)
      .select('offers.institution_id')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The originators of an institution, by last name; empty when the person is not offered the institution. */
  async originators(worldId: string, objectId: string, institutionId: number): Promise<Originator[]> {
    return this.#offersOf(worldId, objectId)
      .innerJoin('originators', (join) =>
        join
          .onRef('originators.world_id', '=', 'offers.world_id')
          .onRef('originators.originator_user_id', '=', 'offers.originator_user_id'),
      )
      .where('offers.institution_id', '=', institutionId)
      .select([
        'originators.originator_user_id as originatorUserId',
        'originators.first_name as firstName',
        'originators.last_name as lastName',
      ])
      .orderBy('originators.last_name')
      .orderBy('originators.first_name')
      .execute();
  }

  /** The pair of institution and originator with all it offers; null when the person is not offered the pair. */
  offer(
    worldId: string,
    objectId: string,
    institutionId: number,
    originatorUserId: number,
  ): Awaitable<Offer | null> {
    const key = `${objectId} ${institutionId} ${originatorUserId}`;
    return this.#atHand.offers.get(worldId, key, async () => {
      const { rows } = await this.#db.executeQuery(
        this.#offer([worldId, objectId, 1, institutionId, originatorUserId]),
      );
      const [row] = rows;
      if (!row) return null;
      return frozen({
        institution: { institutionId, name: row.name },
        defaultOriginationType: row.default_origination_type,
        originator: { originatorUserId, firstName: row.first_name, lastName: row.last_name },
        products: JSON.parse(row.products) as Product[],
        licensedStates: JSON.parse(row.licensed_states) as StateCode[],
      });
    });
  }

  /** Whether the person may create for more than one originator, so that there is one to choose. */
  async hasSeveralOriginators(worldId: string, objectId: string): Promise<boolean> {
    const rows = await this.#offersOf(worldId, objectId)
      .where('offers.originator_user_id', '<>', noOriginator)
      .select('offers.originator_user_id')
      .distinct()
      .limit(2)
      .execute();
    return rows.length > 1;
  }

  #offersOf(worldId: string, objectId: string) {
    return this.#db
      .selectFrom('offers')
      .innerJoin('users', (join) =>
        join
          .onRef('users.world_id', '=', 'offers.world_id')
          .onRef('users.choice_list', '=', 'offers.choice_list'),
      )
      .where('offers.world_id', '=', worldId)
      .where('users.object_id', '=', objectId)
      .where('users.is_active', '=', 1);
  }
}
