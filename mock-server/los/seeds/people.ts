import type { SeedUser } from '../../store/repositories/seed.ts';
import { personas } from '../personas.ts';

/** Every persona with every profile, the same in all seeds. */
export const people: readonly SeedUser[] = personas.flatMap((persona) => {
  const { objectId, choiceList } = persona;
  return [
    { userId: persona.userId, objectId, isActive: true, choiceList, profile: persona.user },
    ...persona.otherProfiles.map((other) => ({
      userId: other.userId,
      objectId,
      isActive: false,
      choiceList: other.choiceList,
      profile: other.user,
    })),
  ];
});
