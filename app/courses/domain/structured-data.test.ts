import { expect, test } from 'vitest';
import { courseStructured } from './structured-data.ts';

test('search engines read a course as free, online, with its lessons and times', () => {
  const card = {
    id: 'fractions',
    title: 'Fractions',
    lead: 'Halves and thirds.',
    needs: 'Nothing',
    can: ['add fractions'],
    version: 3,
    minutes: 40,
    lessons: [{ id: 'halves', title: 'Halves', can: 'halve a number', minutes: 15, questions: 4 }],
  };
  expect(courseStructured(card, 'en')).toEqual({
    '@type': 'Course',
    name: 'Fractions',
    description: 'Halves and thirds.',
    inLanguage: 'en',
    isAccessibleForFree: true,
    teaches: ['add fractions'],
    provider: { '@type': 'Organization', name: 'Curvela' },
    syllabusSections: [
      { '@type': 'Syllabus', name: 'Halves', description: 'halve a number', timeRequired: 'PT15M' },
    ],
    offers: { '@type': 'Offer', category: 'Free' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT40M' },
  });
});
