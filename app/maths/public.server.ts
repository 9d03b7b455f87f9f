/** The server's door to the maths. */
export { createMaths } from './maths.server.ts';
export { mathsTexts } from './messages/index.ts';
export type { Maths } from './contract.ts';
export type { PoolOptions } from './pool.server.ts';
