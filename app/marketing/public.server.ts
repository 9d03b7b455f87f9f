export { marketingApi } from './api.server.ts';
