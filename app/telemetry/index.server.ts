/** What other features may use of `telemetry` on the server. */
export { countEvents } from './queries.server.ts';
