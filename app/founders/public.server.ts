export { foundersApi } from './api.server.ts';
