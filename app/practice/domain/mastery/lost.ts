import { lostBelow } from '../../model/mastery/constants.ts';

/** Whether mastery ends with this estimate: one slip does not end it. */
export const isMasteryLost = (p: number): boolean => p < lostBelow;
