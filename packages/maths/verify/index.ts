/** Checks answers. `loadProver` loads the symbolic engine: server only. */
export { checkAnswer } from './check-answer.ts';
export { loadProver } from './compute-engine.server.ts';
export type { Prover } from './equivalence.ts';
