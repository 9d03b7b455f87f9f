export { countEvents } from './queries.server.ts';
