import { describe, expect, test } from 'vitest';
import { checked, started, submit } from '../pedagogy/fixture.ts';
import type { TutorMoment } from '../pedagogy/moments.ts';
import type { SessionState } from '../pedagogy/state.ts';
import { answerThanks, clarifier, helpInWords, offerAnother, unclear, wordsFor } from './clarify.ts';

const fresh = started();
const slipped = submit(fresh, checked('3x - 2 = 9', 'different')).state;
const ended: SessionState = { ...fresh, card: null };
const withCard = (purpose: 'explain' | 'reflect' | 'twin'): SessionState => ({
  ...fresh,
  card: fresh.card && { ...fresh.card, purpose },
});
const aboutsOf = (moments: readonly TutorMoment[]) =>
  moments.map((moment) => {
    if (moment.say === 'reply' || moment.say === 'clarify') return moment.about;
    return moment.say === 'offers' ? moment.offers.map(({ does }) => does) : moment.say;
  });

test('a request to check leads to the line that is to be checked, and elsewhere to the task', () => {
  expect(wordsFor('check_this', fresh)).toBe('check');
  expect(wordsFor('check_this', withCard('explain'))).toBe('task');
  expect(wordsFor('task', fresh)).toBe('task');
});

test('thanks and the wish to work alone are answered while something is open', () => {
  expect([wordsFor('thanks', fresh), wordsFor('alone', fresh)]).toEqual(['thanks', 'alone']);
  expect([wordsFor('thanks', ended), wordsFor('alone', ended)]).toEqual(['ended', 'ended']);
});

test('thanks lead back to the open line', () => {
  expect(answerThanks(fresh).moments).toEqual([
    { say: 'reply', about: 'thanks', values: { line: 2 }, line: null },
  ]);
  expect(aboutsOf(answerThanks(withCard('explain')).moments)).toEqual(['thanks_after']);
  expect(aboutsOf(answerThanks(ended).moments)).toEqual(['thanks_after']);
});

test('a clarification is about the open line and its slip', () => {
  expect(clarifier(slipped)('why')).toMatchObject({ line: 2, slip: { formula: { plain: '3x - 2 = 9' } } });
  expect(clarifier(ended)('ended')).toMatchObject({ line: null, slip: null });
});

describe('another problem', () => {
  test('is offered where the kind of the problem is known', () => {
    expect(aboutsOf(offerAnother(fresh).moments)).toEqual(['leave', ['another']]);
    expect(aboutsOf(offerAnother(ended).moments)).toEqual(['ended', ['another']]);
  });

  test('is the learner’s own where it is not', () => {
    expect(aboutsOf(offerAnother(started('socratic-guide', { family: null })).moments)).toEqual(['own']);
  });
});

test('help with words is about what is asked, and the way on is offered', () => {
  expect(aboutsOf(helpInWords(withCard('explain')).moments)).toEqual(['explain_help', ['continue']]);
  expect(aboutsOf(helpInWords(withCard('reflect')).moments)).toEqual(['reflect_help', ['continue']]);
  expect(aboutsOf(helpInWords(withCard('twin')).moments)).toEqual(['twin_help', ['continue']]);
});

test('a message that is not understood gets three offers and leaves the problem where it is', () => {
  const { moments, state } = unclear(slipped);
  expect(aboutsOf(moments)).toEqual(['unclear', ['hint', 'example', 'give_up'], 'people']);
  expect(state).toBe(slipped);
});
