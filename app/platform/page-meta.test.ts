import { expect, it } from 'vitest';
import { pageMeta, shortened } from './page-meta.ts';

it('a description ends with the last whole sentence that a list of results shows', () => {
  const [first, second] = ['Online tutoring for learners at school and beyond.', `Book ${'x'.repeat(120)}.`];
  expect(shortened(first)).toBe(first);
  expect(shortened(`${first} ${second}`)).toBe(first);
});

it('one long sentence ends after a whole word, and says that it goes on', () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const cut = shortened(words);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/ word\d+…$/);
  expect(words.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
});

it('who shares a link shows as much of a description as a list of results', () => {
  const story = `I ask until you hear yourself say it, and wait.\n\n${'I draw a lot, I wait a lot. '.repeat(20)}`;
  const told = pageMeta({ title: 'Lucía', description: story }).flatMap((each) =>
    'content' in each ? [each.content] : [],
  );
  expect(told).toHaveLength(3);
  expect(told.filter((text = '') => text.length > 160)).toEqual([]);
});
