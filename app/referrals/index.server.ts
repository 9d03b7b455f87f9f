/** What other features may use of `referrals` on the server. */
export { countClicks } from './queries.server.ts';
