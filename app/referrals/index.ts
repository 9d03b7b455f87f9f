/** What other features may use of `referrals` in the browser. */
export { recordClick, referralCode } from './record-click.ts';
