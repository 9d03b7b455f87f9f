/** The door for the founders' room: what only they may ask and decide about accounts. */
export { countActivated, countSignUps } from './figures-queries.server.ts';
export { countAlerts } from './security-alerts-queries.server.ts';
export { changeSuspension } from './suspension/suspend-account.server.ts';
export { listUsers, type ListedUser } from './suspension/list-users.server.ts';
