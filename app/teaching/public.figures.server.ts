/** The door for the founders’ figures: sums of what was taught and said. */
export { countSessions } from './figures-queries.server.ts';
export { countFlags } from './safety/figures-queries.server.ts';
export {
  type CallOutcome,
  callOutcomes,
  type Latency,
  measureModel,
  readModelUse,
} from './words/figures-queries.server.ts';
