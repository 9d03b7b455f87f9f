import { createContext } from 'react-router';
import type { Language } from '#app/platform/texts.ts';
import type { CourseCard, LessonPageView } from './views.ts';

/** What the pages of courses are made of, in the reader’s language; null where there is no such course or lesson. */
export type CoursePages = {
  readonly list: (language: Language) => readonly CourseCard[];
  readonly course: (id: string | undefined, language: Language) => CourseCard | null;
  readonly lesson: (course: string, id: string, language: Language) => LessonPageView | null;
};

/** Where the loaders find the written courses. The server puts them in, so that they are part of no bundle. */
export const coursePagesContext = createContext<CoursePages>({
  list: () => [],
  course: () => null,
  lesson: () => null,
});
