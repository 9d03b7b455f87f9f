export { foundersApi } from './api/routes.server.ts';
export { insertAct } from './db/founders.server.ts';
