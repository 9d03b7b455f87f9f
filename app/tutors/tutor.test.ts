import { expect, test } from 'vitest';
import { speakersFirst } from './tutor.ts';

test('a Spanish visitor meets the tutors who speak Spanish first, otherwise in the order that was', () => {
  const tutors = [
    { tutor: { name: 'Thomas', languages: ['fr', 'en'] } },
    { tutor: { name: 'Valentina', languages: ['es', 'en'] } },
    { tutor: { name: 'Amara', languages: ['en'] } },
    { tutor: { name: 'Mateo', languages: ['es'] } },
  ];
  const names = (language: string) => speakersFirst(tutors, language).map(({ tutor }) => tutor.name);
  expect(names('es')).toEqual(['Valentina', 'Mateo', 'Thomas', 'Amara']);
  expect(names('en')).toEqual(['Thomas', 'Valentina', 'Amara', 'Mateo']);
});
