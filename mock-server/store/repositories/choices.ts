import type { StateCode } from '../../../contracts/api/options.ts';
import type { Originator, Product } from '../../../contracts/operations/create-loan.ts';
import { type Parameter, prepared } from '../queries/prepared.ts';
import type { Database } from '../schema/tables.ts';
import { noOriginator, type Offer, type SeedInstitution } from './seed.ts';
import { frozen, WorldRepository } from './repository.ts';

/** The choices of a user's create screen: institutions and originators, with products and licenses of each pair. */
export class Choices extends WorldRepository {
  async institutions(objectId: string): Promise<SeedInstitution[]> {
    return withInstitutions(this.#offersOf(objectId))
      .select([
        'institutions.institution_id as institutionId',
        'institutions.name',
        'institutions.default_origination_type as defaultOriginationType',
      ])
      .distinct()
      .orderBy('institutions.name')
      .execute();
  }

  /** Returns true if a user may create loans for an institution, even if the institution has no originators. */
  async offersInstitution(objectId: string, institutionId: number): Promise<boolean> {
    const row = await this.#offersOf(objectId)
      .where('offers.institution_id', '=', institutionId)
      .select('offers.institution_id')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Returns the originators of an institution, by last name; empty if the user may not choose the institution. */
  async originators(objectId: string, institutionId: number): Promise<Originator[]> {
    return withOriginators(this.#offersOf(objectId))
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

  /**
   * Returns a pair of institution and originator with its products and licenses; null if the user may not choose the
   * pair.
   */
  offer(objectId: string, institutionId: number, originatorUserId: number): Promise<Offer | null> {
    const { db, worldId } = this;
    const key = `${objectId} ${institutionId} ${originatorUserId}`;
    return this.caches.offers.get(worldId, key, async () => {
      const { rows } = await offerOfPair(db, { worldId, objectId, institutionId, originatorUserId });
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

  /** Returns true if a user may create loans for more than one originator. */
  async hasSeveralOriginators(objectId: string): Promise<boolean> {
    const rows = await this.#offersOf(objectId)
      .where('offers.originator_user_id', '<>', noOriginator)
      .select('offers.originator_user_id')
      .distinct()
      .limit(2)
      .execute();
    return rows.length > 1;
  }

  #offersOf(objectId: string) {
    return activeOffers(this.db)
      .where('offers.world_id', '=', this.worldId)
      .where('users.object_id', '=', objectId);
  }
}

/** Selects the offers of the active profiles of users. */
const activeOffers = (db: Database) =>
  db
    .selectFrom('offers')
    .innerJoin('users', (join) =>
      join
        .onRef('users.world_id', '=', 'offers.world_id')
        .onRef('users.choice_list', '=', 'offers.choice_list'),
    )
    .where('users.is_active', '=', 1);

type Offers = ReturnType<typeof activeOffers>;

const withInstitutions = (offers: Offers) =>
  offers.innerJoin('institutions', (join) =>
    join
      .onRef('institutions.world_id', '=', 'offers.world_id')
      .onRef('institutions.institution_id', '=', 'offers.institution_id'),
  );

const withOriginators = (offers: Offers) =>
  offers.innerJoin('originators', (join) =>
    join
      .onRef('originators.world_id', '=', 'offers.world_id')
      .onRef('originators.originator_user_id', '=', 'offers.originator_user_id'),
  );

interface Pair {
  readonly worldId: string;
  readonly objectId: string;
  readonly institutionId: number;
  readonly originatorUserId: number;
}

const offerOfPair = prepared((db, parameter: Parameter<Pair>) =>
  withInstitutions(activeOffers(db))
    .innerJoin('originators', (join) =>
      join
        .onRef('originators.world_id', '=', 'offers.world_id')
        .onRef('originators.originator_user_id', '=', 'offers.originator_user_id'),
    )
    .where('offers.world_id', '=', parameter('worldId'))
    .where('users.object_id', '=', parameter('objectId'))
    .where('offers.institution_id', '=', parameter('institutionId'))
    .where('offers.originator_user_id', '=', parameter('originatorUserId'))
    .select([
      'institutions.name',
      'institutions.default_origination_type',
      'originators.first_name',
      'originators.last_name',
      'offers.products',
      'offers.licensed_states',
    ]),
);
