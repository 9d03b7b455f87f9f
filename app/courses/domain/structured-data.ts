import type { Structured } from '#app/platform/page-meta.ts';
import { brand } from '#app/platform/brand.ts';
import type { CourseCard } from '../model/views.ts';

/** schema.org data of a course. */
export const courseStructured = (
  { title, lead, can, minutes, lessons }: CourseCard,
  language: string,
): Structured => ({
  '@type': 'Course',
  name: title,
  description: lead,
  inLanguage: language,
  isAccessibleForFree: true,
  teaches: can,
  provider: { '@type': 'Organization', name: brand },
  syllabusSections: lessons.map((lesson) => ({
    '@type': 'Syllabus',
    name: lesson.title,
    description: lesson.can,
    timeRequired: `PT${lesson.minutes}M`,
  })),
  offers: { '@type': 'Offer', category: 'Free' },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${minutes}M` },
});
