import { originationTypes, stateCodes, workQueueTypes } from '../api/options.ts';
import { oneOf } from '../schema.ts';

export const OriginationType = oneOf(originationTypes);
export const StateCode = oneOf(stateCodes);
export const WorkQueueType = oneOf(workQueueTypes);
