import type { landingOperations } from '../api/landing.ts';
import { Nothing, type ShapesOf } from './shapes.ts';

export const landingShapes = {
  initializeEnterpriseLos: { answers: { 204: Nothing } },
} as const satisfies ShapesOf<typeof landingOperations>;
