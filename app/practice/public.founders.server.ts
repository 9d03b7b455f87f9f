/** The door for the founders’ room: sums of what was practised. */
export { countHintDepths, countNextItems } from './figures-queries.server.ts';
