import { expect, it } from 'vitest';
import { pageMeta, shortened } from './page-meta.ts';

it('a description ends with the last whole sentence that fits', () => {
  const [first, second] = ['Online tutoring for learners at school and beyond.', `Book ${'x'.repeat(120)}.`];
  expect(shortened(first)).toBe(first);
  expect(shortened(`${first} ${second}`)).toBe(first);
});

it('a long first sentence is cut after a whole word, with an ellipsis', () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const cut = shortened(words);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/ word\d+…$/);
  expect(words.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
});

it('a link preview has the same description as a search result', () => {
  const story = `I ask until you hear yourself say it, and wait.\n\n${'I draw a lot, I wait a lot. '.repeat(20)}`;
  const tags = pageMeta({ title: 'Lucía', description: story }).flatMap((each) =>
    'content' in each ? [each.content] : [],
  );
  expect(tags).toHaveLength(3);
  expect(tags.filter((text = '') => text.length > 160)).toEqual([]);
});
