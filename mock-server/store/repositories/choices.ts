import type { Originator } from '../../../contracts/operations/create-loan.ts';
import { WorldRepository } from './repository.ts';
import type { Offer, SeedInstitution, SeedOffer } from './seed.ts';

/** The choices of a user's create screen: institutions and originators, with products and licenses of each pair. */
export class Choices extends WorldRepository {
  /** Returns the institutions that a user may create loans for, by name. */
  async institutions(objectId: string): Promise<SeedInstitution[]> {
    const ids = new Set((await this.#offersOf(objectId)).map(({ institutionId }) => institutionId));
    return ((await this.world())?.seed.institutions ?? [])
      .filter(({ institutionId }) => ids.has(institutionId))
      .toSorted((one, other) => compare(one.name, other.name));
  }

  /** Returns true if a user may create loans for an institution, even if the institution has no originators. */
  async offersInstitution(objectId: string, institutionId: number): Promise<boolean> {
    return (await this.#offersOf(objectId)).some((offer) => offer.institutionId === institutionId);
  }

  /** Returns the originators of an institution, by last name; empty if the user may not choose the institution. */
  async originators(objectId: string, institutionId: number): Promise<Originator[]> {
    const offers = await this.#offersOf(objectId);
    const ids = new Set(
      offers.filter((offer) => offer.institutionId === institutionId).map((offer) => offer.originatorUserId),
    );
    return ((await this.world())?.seed.originators ?? [])
      .filter(({ originatorUserId }) => ids.has(originatorUserId))
      .toSorted(
        (one, other) => compare(one.lastName, other.lastName) || compare(one.firstName, other.firstName),
      );
  }

  /**
   * Returns a pair of institution and originator with its products and licenses; null if the user may not choose the
   * pair.
   */
  async offer(objectId: string, institutionId: number, originatorUserId: number): Promise<Offer | null> {
    const offers = await this.#offersOf(objectId);
    const offer = offers.find(
      (one) => one.institutionId === institutionId && one.originatorUserId === originatorUserId,
    );
    const { seed } = (await this.world()) ?? {};
    const institution = seed?.institutions.find((one) => one.institutionId === institutionId);
    const originator = seed?.originators.find((one) => one.originatorUserId === originatorUserId);
    if (!offer || !institution || !originator) return null;
    return {
      institution: { institutionId, name: institution.name },
      defaultOriginationType: institution.defaultOriginationType,
      originator,
      products: offer.products,
      licensedStates: offer.licensedStates,
    };
  }

  /** Returns true if a user may create loans for more than one originator. */
  async hasSeveralOriginators(objectId: string): Promise<boolean> {
    const ids = (await this.#offersOf(objectId)).flatMap(({ originatorUserId }) => originatorUserId ?? []);
    return new Set(ids).size > 1;
  }

  async #offersOf(objectId: string): Promise<readonly SeedOffer[]> {
    const world = await this.world();
    const list = world?.activeProfile(objectId)?.choiceList;
    return (world?.seed.offers ?? []).filter(({ choiceList }) => choiceList === list);
  }
}

/** Compares texts by code units, so that an order is the same on every machine. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
