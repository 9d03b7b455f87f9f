import { ends } from './ends.ts';
import { lost } from './lost.ts';
import { wishes } from './wishes.ts';

export { nearMisses } from './near-misses.ts';
export const sentences = [...lost, ...wishes, ...ends];
