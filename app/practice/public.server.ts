export { practiceApi } from './api.server.ts';
