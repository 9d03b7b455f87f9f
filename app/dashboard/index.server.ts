/** API of `dashboard` for other features on the server. */
export { dashboardApi } from './api/routes.server.ts';
