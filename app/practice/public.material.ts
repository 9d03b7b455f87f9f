/** Types of what lessons are made of. */
export type * from './material/material.ts';
export type { Given } from './schemas.ts';
