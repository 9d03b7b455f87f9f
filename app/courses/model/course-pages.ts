import { createContext } from 'react-router';
import type { Language } from '#app/platform/texts.ts';
import type { CourseCard, LessonPageView } from './views.ts';

/** The content of the course pages in the reader’s language; null for an unknown course or lesson. */
export type CoursePages = {
  readonly list: (language: Language) => readonly CourseCard[];
  readonly course: (id: string | undefined, language: Language) => CourseCard | null;
  readonly lesson: (course: string, id: string, language: Language) => LessonPageView | null;
};

/** Where the loaders find the courses. The server sets it, so that no browser bundle contains them. */
export const coursePagesContext = createContext<CoursePages>({
  list: () => [],
  course: () => null,
  lesson: () => null,
});
