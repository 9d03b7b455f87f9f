/** What other features may use of `founders` on the server. */
export { foundersApi } from './api/routes.server.ts';
export { insertAct } from './db/founders.server.ts';
