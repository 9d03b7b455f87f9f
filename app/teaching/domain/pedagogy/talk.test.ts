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

test.each(situations)('somebody stands in %s', (situation) => {
  expect(situationOf(states[situation])).toBe(situation);
});

test('the table has a move for every wish in every situation', () => {
  for (const intent of [...intents, 'other' as const]) {
    for (const situation of situations) expect(moves).toContain(talkTable[intent][situation]);
  }
});

describe('what the table keeps to', () => {
  const helps = ['ladder', 'example', 'smaller'];

  test('no words open help before something was tried or "I can’t start" was pressed', () => {
    for (const intent of [...intents, 'other' as const]) {
      expect(helps).not.toContain(talkTable[intent].untried);
    }
    expect(moveFor('hint', states.untried)).toBe('offer_start');
  });

  test('after an attempt a hint, a wish to be shown and not understanding are the next rung', () => {
    for (const intent of ['hint', 'show_me', 'not_understood'] as const) {
      expect(moveFor(intent, states.tried)).toBe('ladder');
    }
  });

  test('words never give up: they offer the button', () => {
    expect(situations.map((situation) => talkTable.give_up[situation])).not.toContain('ladder');
    expect(moveFor('give_up', states.tried)).toBe('offer_answer');
  });

  test('what is not understood is met with three things, whatever stands open', () => {
    for (const situation of situations) {
      expect(moveFor('other', states[situation])).toBe('offer_three');
      const moment = threeOffers(situation, states[situation]);
      expect(moment.say === 'offers' && moment.offers).toHaveLength(3);
    }
  });

  test('another one of a kind that the engine does not know is not offered', () => {
    const unknown = { item: { ...states.tried.item, family: null } };
    for (const situation of situations) {
      const moment = threeOffers(situation, unknown);
      const offered = moment.say === 'offers' ? moment.offers.map(({ does }) => does) : [];
      expect(new Set(offered).size).toBe(3);
      expect(offered).not.toContain('another');
    }
  });

  test('to skip passes over a question in words; a line is left by a button', () => {
    expect(moveFor('skip', states.words)).toBe('skip_card');
    expect(moveFor('skip', states.tried)).toBe('offer_another');
  });
});

test('stopping changes nothing and says where it goes on', () => {
  const end = pauseSession(states.tried);
  expect(end.state).toBe(states.tried);
  expect(end.phase).toBe('break');
  expect(end.moments).toMatchObject([{ say: 'stop', open: true, line: { n: 1 } }]);
});
