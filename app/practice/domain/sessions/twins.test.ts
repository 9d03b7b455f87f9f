import { expect, it } from 'vitest';
import { simulatedCatalogue } from '#tests/simulated-practice/catalogue.ts';
import { initialState } from '../mastery/skill-state.ts';
import type { ChooseInput } from './choose-input.ts';
import { owedTwin } from './twins.ts';

/** A session in Bogotá at half past six in the evening of 10 September, when it is the 11th in Greenwich soon. */
const owing = (day: string, now = '2026-09-10T23:30:00Z'): ChooseInput => ({
  plan: { mode: 'mix', skills: [], size: 10, minutes: null },
  asked: [],
  catalogue: simulatedCatalogue,
  states: new Map([['slope', { ...initialState('slope'), owed: [{ template: 'slope.second', day }] }]]),
  goals: [],
  mistakes: [],
  disputed: new Set(),
  now: new Date(now),
  zone: 'America/Bogota',
});
const asksAgain = (input: ChooseInput) => owedTwin(input, 10)?.id;

it('what was shown is owed on a later day, and not in another session of the same day', () => {
  expect(asksAgain(owing('2026-09-10'))).toBeUndefined();
  expect(asksAgain(owing('2026-09-09'))).toBe('slope.second');
});

it('the day is over when it is over where the learner lives', () => {
  expect(asksAgain(owing('2026-09-10', '2026-09-11T01:00:00Z'))).toBeUndefined();
  expect(asksAgain(owing('2026-09-10', '2026-09-11T06:00:00Z'))).toBe('slope.second');
});

it('what has been owed for longest comes first, whatever skill it is of', () => {
  const input = owing('2026-09-08');
  const states = new Map([
    [
      'coordinates',
      { ...initialState('coordinates'), owed: [{ template: 'coordinates.first', day: '2026-09-09' }] },
    ],
    ...input.states,
  ]) as ChooseInput['states'];
  expect(asksAgain({ ...input, states })).toBe('slope.second');
});
