/** What other features may use of `courses` on the server. */
export { coursesApi } from './api/routes.server.ts';
export { coursePages } from './use-cases/read-pages.server.ts';
