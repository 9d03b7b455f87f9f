import { expect, test } from 'vitest';
import { started } from '../pedagogy/fixture.ts';
import type { TutorMoment } from '../pedagogy/moments.ts';
import { advanceWith } from '../pedagogy/offers.ts';
import { sameCard, withoutRepeating } from './repeated-reply.ts';

const state = started();
const greeting: TutorMoment = { say: 'reply', about: 'greeting', values: {}, line: null };
const unclear: TutorMoment = { say: 'reply', about: 'unclear', values: {}, line: null };

test('the same reply in a row is counted, another one starts again', () => {
  const first = withoutRepeating(state, advanceWith(state, greeting));
  expect(first.moments).toEqual([greeting]);
  const second = withoutRepeating(first.state, advanceWith(first.state, greeting));
  expect(second.moments).toEqual([{ ...greeting, again: 1 }]);
  expect(second.state.talk).toEqual({ key: 'greeting', times: 1 });
  const other = withoutRepeating(second.state, advanceWith(second.state, unclear));
  expect(other.moments).toEqual([unclear]);
});

test('a turn without words forgets the last reply', () => {
  const spoken = withoutRepeating(state, advanceWith(state, greeting));
  expect(withoutRepeating(spoken.state, advanceWith(spoken.state, { say: 'drawn' })).state.talk).toBe(
    undefined,
  );
});

test('a card that asks for the same line keeps its id', () => {
  const card = { ...state.card!, id: 'new' };
  expect(sameCard(state, { ...advanceWith(state), state: { ...state, card } }).state.card?.id).toBe(
    state.card!.id,
  );
  const next = { ...card, line: 7 };
  expect(sameCard(state, { ...advanceWith(state), state: { ...state, card: next } }).state.card?.id).toBe(
    'new',
  );
});
