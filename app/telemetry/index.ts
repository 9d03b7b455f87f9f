/** What other features may use of `telemetry` in the browser. */
export { recordEvent } from './record-event.ts';
