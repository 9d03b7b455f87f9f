/** The door for the founders' pages: what a prompt may hold, and what is tried against it. Rules without effects. */
export { placeholders, strangePlaceholders } from './versions/placeholders.ts';
