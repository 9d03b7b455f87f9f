import { expect, it } from 'vitest';
import { type Tutor, tutorPagesTexts } from '#app/tutors/index.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { bookPagesTexts } from '../messages/pages/index.ts';
import { TutorTimes } from './book-tutor.tsx';

const tutor = {
  id: '00000000-0000-4000-a000-000000000001',
  slug: 'lucia-restrepo',
  name: 'Lucía Restrepo',
  city: 'Bogotá',
  zone: 'America/Bogota',
  avatar: { ground: 'clay', skin: 3, hair: 'long', hairColour: 'brown', top: 'teal' },
  subjects: ['mathematics'],
  prices: { trial: null, session: null, deep: null },
} as unknown as Tutor;

function pageFor(own: boolean): string {
  const page = <TutorTimes own={own} tutor={tutor} starts={[]} now="2026-11-22T12:00:00.000Z" card={false} />;
  return rendered(page, { messages: { ...bookPagesTexts.en, ...tutorPagesTexts.en } });
}

it('other visitors select a length and a time', () => {
  expect(pageFor(false)).toContain('How long?');
});

it('tutors see a notice on their own page and cannot select a time', () => {
  const page = pageFor(true);
  expect(page).toContain('These are your own hours. You cannot book yourself.');
  expect(page).toContain('href="/dashboard/availability"');
  expect(page).not.toContain('How long?');
});
