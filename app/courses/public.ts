export { coursePagesContext } from './course-pages.ts';
