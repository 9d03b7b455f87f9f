import { describe, expect, test } from 'vitest';
import { bareValue, checked, started, submit } from './fixture.ts';
import { pauseSession, threeOffers } from './offers.ts';
import { intents, moveFor, moves, situationOf, situations, talkTable, type TalkSituation } from './talk.ts';
import type { SessionState } from './state.ts';

const tried = submit(started(), checked('3x - 2 = 9', 'different')).state;
const solved = submit(started(), checked('x = 5', 'equal', { finished: true, tree: bareValue(5) })).state;
const states: Record<TalkSituation, SessionState> = {
  untried: started(),
  tried,
  words: { ...tried, card: { id: 'c', purpose: 'explain', ask: 'explain', line: null, concept: null } },
  twin: solved,
  ended: { ...solved, card: null, phase: 'schedule' },
};

test.each(situations)('a learner’s situation: %s', (situation) => {
  expect(situationOf(states[situation])).toBe(situation);
});

test('the table has a move for every intent in every situation', () => {
  for (const intent of [...intents, 'other' as const]) {
    for (const situation of situations) expect(moves).toContain(talkTable[intent][situation]);
  }
});

describe('rules of the table', () => {
  const helps = ['ladder', 'example', 'smaller'];

  test('no message unlocks hints before an attempt or "I can’t start"', () => {
    for (const intent of [...intents, 'other' as const]) {
      expect(helps).not.toContain(talkTable[intent].untried);
    }
    expect(moveFor('hint', states.untried)).toBe('offer_start');
  });

  test('after an attempt, a request for a hint or for a solution or not understanding gives the next level', () => {
    for (const intent of ['hint', 'show_me', 'not_understood'] as const) {
      expect(moveFor(intent, states.tried)).toBe('ladder');
    }
  });

  test('messages never give up: they offer the button', () => {
    expect(situations.map((situation) => talkTable.give_up[situation])).not.toContain('ladder');
    expect(moveFor('give_up', states.tried)).toBe('offer_answer');
  });

  test('an unrecognised message gets three suggestions, whatever card is pending', () => {
    for (const situation of situations) {
      expect(moveFor('other', states[situation])).toBe('offer_three');
      const moment = threeOffers(situation, states[situation]);
      expect(moment.say === 'offers' && moment.offers).toHaveLength(3);
    }
  });

  test('another problem is not offered for a kind unknown to the engine', () => {
    const unknown = { item: { ...states.tried.item, family: null } };
    for (const situation of situations) {
      const moment = threeOffers(situation, unknown);
      const offered = moment.say === 'offers' ? moment.offers.map(({ does }) => does) : [];
      expect(new Set(offered).size).toBe(3);
      expect(offered).not.toContain('another');
    }
  });

  test('skipping applies to a question in words; a line is left with a button', () => {
    expect(moveFor('skip', states.words)).toBe('skip_card');
    expect(moveFor('skip', states.tried)).toBe('offer_another');
  });
});

test('stopping changes no state and says where the session continues', () => {
  const end = pauseSession(states.tried);
  expect(end.state).toBe(states.tried);
  expect(end.phase).toBe('break');
  expect(end.moments).toMatchObject([{ say: 'stop', open: true, line: { n: 1 } }]);
});
