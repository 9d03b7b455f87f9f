/** What other features may use of `dashboard` on the server. */
export { dashboardApi } from './api/routes.server.ts';
