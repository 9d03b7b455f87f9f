export { coursesApi } from './api.server.ts';
export { writtenCourses } from './content/courses.ts';
export { coursePages } from './read-pages.server.ts';
