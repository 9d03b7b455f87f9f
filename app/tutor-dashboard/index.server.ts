export { tutorDashboardApi } from './api/routes.server.ts';
export { tutorTopic } from './use-cases/tutor-topic.server.ts';
