/** What other features may use of `tutor-dashboard` on the server. */
export { tutorDashboardApi } from './api/routes.server.ts';
export { tutorTopic } from './use-cases/tutor-topic.server.ts';
