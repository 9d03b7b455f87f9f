export { recordClick, referralCode } from './record-click.ts';
