/** What other features may use of `courses` in the browser. */
export { coursePagesContext } from './model/course-pages.ts';
