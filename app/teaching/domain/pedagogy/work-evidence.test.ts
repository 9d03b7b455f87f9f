import { describe, expect, test } from 'vitest';
import { policies, type ModelId } from '../models.ts';
import {
  bareValue,
  checked,
  circumstances,
  facts,
  formula,
  helpOf,
  started,
  submit,
  workedExample,
} from './fixture.ts';
import { giveUp } from './give-up.ts';
import { askHint, cannotStart } from './help.ts';
import type { Advance } from './moments.ts';
import { evidenceOfTurn } from './work-evidence.ts';
import { beginAnother } from './start.ts';
import type { SessionState } from './state.ts';

const wrong = (plain: string) => checked(plain, 'different');
const right = (plain: string) => checked(plain, 'equal');
const done = checked('x = 5', 'equal', { finished: true, tree: bareValue(5) });
const help = (rung: 1 | 2 | 3 | 4, last = false) => ({ help: helpOf(rung, last), solution: workedExample });

type Turn = (state: SessionState) => Advance;
const writes =
  (check: ReturnType<typeof wrong>): Turn =>
  (state) =>
    submit(state, check);
const hint =
  (rung: 1 | 2 | 3 | 4): Turn =>
  (state) =>
    cannotStart(state, help(rung), circumstances());
const givesUp: Turn = (state) =>
  giveUp(state, { worked: workedExample, why: 'asked', before: [] }, circumstances());
const opensTwin: Turn = (state) => {
  const given = givesUp(state);
  const twin = beginAnother(given.state, facts(), 'after_giving_up', circumstances());
  return { ...twin, moments: [...given.moments, ...twin.moments] };
};

/** The evidence of each turn of a session, abbreviated: `right none`, `wrong shown`, or nothing. */
function shows(turns: Turn[], model: ModelId = 'socratic-guide', state = started(model)) {
  return turns.map((turn) => {
    const advance = turn(state);
    const shown = evidenceOfTurn(state, advance, policies[model]);
    state = advance.state;
    return shown && `${shown.right ? 'right' : 'wrong'} ${shown.aid}`;
  });
}

describe('the evidence of a problem', () => {
  test('solved line by line without help: right, once finished', () => {
    expect(shows([writes(right('3x - 6 = 9')), writes(done)])).toEqual([null, 'right none']);
  });

  test('only the first attempt counts: after a failed line it stays wrong', () => {
    expect(shows([writes(wrong('3x - 2 = 9')), writes(right('3x - 6 = 9')), writes(done)])).toEqual([
      'wrong none',
      null,
      null,
    ]);
  });

  test('after H1 or H2: right with a hint', () => {
    expect(shows([hint(1), writes(done)])).toEqual([null, 'right hint']);
    expect(shows([hint(1), hint(2), writes(wrong('3x = 3')), writes(done)])).toEqual([
      null,
      null,
      'wrong hint',
      null,
    ]);
  });

  test('a worked example or shown step: not known, recorded at once and once', () => {
    expect(shows([hint(3), writes(done)])).toEqual(['wrong shown', null]);
    expect(shows([hint(1), hint(3), hint(4)])).toEqual([null, 'wrong shown', null]);
    expect(shows([hint(4), writes(done)])).toEqual(['wrong shown', null]);
  });

  test('given up: not known, also when its twin starts in the same turn', () => {
    expect(shows([givesUp])).toEqual(['wrong shown']);
    expect(shows([opensTwin])).toEqual(['wrong shown']);
  });

  test('a failed line followed by the answer: solution shown', () => {
    expect(shows([writes(wrong('3x - 2 = 9')), opensTwin])).toEqual(['wrong none', 'wrong shown']);
    expect(shows([writes(wrong('3x - 2 = 9')), hint(4)])).toEqual(['wrong none', 'wrong shown']);
  });

  test('the twin after giving up is an item of its own, without help', () => {
    expect(shows([opensTwin, writes(done)])).toEqual(['wrong shown', 'right none']);
  });

  test('an undecided, repeated or partial line gives no evidence', () => {
    expect(
      shows([
        writes(checked('3x - 6 = 9', 'unknown')),
        writes(checked('x = 1', 'equal', { partial: true })),
        writes(done),
      ]),
    ).toEqual([null, null, 'right none']);
  });

  test('naming the idea with the question counts as a hint; the twin has none', () => {
    for (const model of ['step-by-step-coach', 'focus'] as const) {
      expect(shows([writes(done)], model)).toEqual(['right hint']);
      expect(shows([opensTwin, writes(done)], model)).toEqual(['wrong shown', 'right none']);
    }
  });

  test('includes the question, the answer and the known mistake', () => {
    const state = started();
    const mistake = { id: 'distributes_first_only' as const, params: {}, text: '' };
    const advance = submit(state, checked('3x - 2 = 9', 'different', { mistake }));
    expect(evidenceOfTurn(state, advance, policies['socratic-guide'])).toEqual({
      itemId: state.item.id,
      skill: 'equations_both_sides',
      template: 'tutor.linear_equation',
      right: false,
      aid: 'none',
      mistake: 'distributes_first_only',
      problem: formula('3(x - 2) = 9'),
      words: null,
      answer: formula('3x - 2 = 9'),
    });
  });

  test('a problem without a skill, or unsolvable, gives no evidence', () => {
    for (const rest of [{ skill: null }, { skill: null, family: null }])
      expect(shows([writes(done)], 'socratic-guide', started('socratic-guide', rest))).toEqual([null]);
  });

  test('a hint that is refused before an attempt changes nothing', () => {
    const refused: Turn = (state) => askHint(state, help(1), circumstances());
    expect(shows([refused, writes(done)])).toEqual([null, 'right none']);
  });
});
