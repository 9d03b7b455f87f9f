export { foundersApi } from './api.server.ts';
export { insertAct } from './queries.server.ts';
