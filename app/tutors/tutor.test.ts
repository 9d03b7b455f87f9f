import { expect, test } from 'vitest';
import { speakersFirst } from './tutor.ts';

test('a Spanish visitor meets the tutors who speak Spanish first, otherwise in the order that was', () => {
  const tutors = [
    { name: 'Thomas', languages: ['fr', 'en'] },
    { name: 'Valentina', languages: ['es', 'en'] },
    { name: 'Amara', languages: ['en'] },
    { name: 'Mateo', languages: ['es'] },
  ];
  const names = (language: string) => speakersFirst(tutors, language).map(({ name }) => name);
  expect(names('es')).toEqual(['Valentina', 'Mateo', 'Thomas', 'Amara']);
  expect(names('en')).toEqual(['Thomas', 'Valentina', 'Amara', 'Mateo']);
});
