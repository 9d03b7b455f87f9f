export { countClicks } from './queries.server.ts';
