/** What lessons are made of: questions with their solutions, explanations, and what is believed of a learner. */
export { materialOf } from './material/material.server.ts';
export { standingOf } from './material/standing.server.ts';
