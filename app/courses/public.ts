export { type Course, courses, practiceAddress } from './catalogue.ts';
export { LessonList } from './components/lesson-list.tsx';
export { coursesTexts } from './messages/index.ts';
