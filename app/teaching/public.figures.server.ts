/** The door for the founders’ figures: sums of what was taught and said. */
export { countSessions } from './figures-queries.server.ts';
export { countFlags } from './safety/figures-queries.server.ts';
export { countModelCalls, type Latency, measureModel } from './words/figures-queries.server.ts';
