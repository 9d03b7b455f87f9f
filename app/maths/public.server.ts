export type { Maths } from './contract.ts';
