import { describe, expect, test } from 'vitest';
import { afterExplaining, afterReflecting, withoutTwin } from './ending.ts';
import {
  bareValue,
  checked,
  circumstances,
  facts,
  formula,
  helpOf,
  momentNames,
  started,
  submit,
  workedExample,
} from './fixture.ts';
import { giveUp, owesTwin } from './give-up.ts';
import { askHint, cannotStart } from './help.ts';
import { nextRung, rungAfterFailure } from './ladder.ts';
import { policies } from '../models.ts';
import { begin, beginAnother } from './start.ts';
import type { FormulaTree } from './state.ts';
import { readTalk } from './talk.ts';

const wrong = (plain: string, rest = {}) => checked(plain, 'different', rest);
const right = (plain: string) => checked(plain, 'equal');
const done = (plain: string) => checked(plain, 'equal', { finished: true, tree: bareValue(5) });
const hint = (rung: 1 | 2 | 3 | 4, last = false) => ({ help: helpOf(rung, last), solution: workedExample });

describe('the course of a session', () => {
  test('starts by reading the problem back and waits for any first line', () => {
    const { state, moments, phase } = begin(facts(), circumstances());
    expect(phase).toBe('orient');
    expect(moments).toEqual([
      { say: 'read', task: 'solve', formula: formula('3(x - 2) = 9'), words: null, twin: 'no' },
    ]);
    expect(state.phase).toBe('diagnose');
    expect(state.card).toMatchObject({ purpose: 'line', line: 2, ask: 'first' });
  });

  test('a problem the solver cannot solve is accepted: lines are checked', () => {
    const { state, moments } = begin(facts({ family: null, steps: 0 }), circumstances());
    expect(moments.map(({ say }) => say)).toEqual(['read', 'unsolvable']);
    expect(state.card).not.toBeNull();
  });

  test('a problem without steps ends at once', () => {
    const { state, moments } = begin(facts({ steps: 0 }), circumstances());
    expect(moments.map(({ say }) => say)).toEqual(['read', 'nothing_to_do']);
    expect(state).toMatchObject({ phase: 'schedule', card: null });
  });

  test('a correct line is confirmed and the next one is asked for', () => {
    const after = submit(started(), right('3x - 6 = 9'));
    expect(after.moments.at(-1)).toEqual({ say: 'right', line: 2, before: 1 });
    expect(after.state).toMatchObject({ phase: 'attempt', card: { line: 3, ask: 'next' } });
    expect(after.state.tally).toMatchObject({ unaided: 1, afterHelp: 0 });
  });

  test('a correct line after a wrong one does not count as unaided', () => {
    const failed = submit(started(), wrong('3x - 2 = 9')).state;
    expect(submit(failed, right('3x - 6 = 9')).state.tally).toMatchObject({ unaided: 0, afterHelp: 1 });
  });

  test('the answer resolves the item, then come the offer of a twin, one reflection, and the end', () => {
    const solved = submit(started(), done('x = 5'));
    expect(solved.state).toMatchObject({ phase: 'resolve', card: { purpose: 'twin' } });
    expect(solved.state.item.outcome).toBe('unaided');
    const twin = beginAnother(
      solved.state,
      facts({ problem: '2(x - 1) = 8' }),
      'after_solving',
      circumstances(),
    );
    expect(twin.state).toMatchObject({ phase: 'transfer', item: { role: 'twin' } });
    const twinSolved = submit(twin.state, done('x = 5'));
    expect(twinSolved.state).toMatchObject({ phase: 'reflect', card: { purpose: 'reflect' } });
    const end = afterReflecting(twinSolved.state, true, circumstances());
    expect(end.state).toMatchObject({ phase: 'schedule', card: null });
    expect(momentNames(end)).toEqual(['reflected', 'close']);
  });

  test('Exam Sprint has no reflection', () => {
    const solved = submit(started('exam-sprint'), done('x = 5'), { model: 'exam-sprint' });
    const end = withoutTwin(solved.state, [], circumstances('exam-sprint'));
    expect(end.state.phase).toBe('schedule');
  });
});

describe('verdicts', () => {
  test('unknown is never called wrong and never counts', () => {
    const after = submit(started(), checked('sin(x) = 1', 'unknown'));
    expect(momentNames(after)).toEqual(['lines', 'unknown']);
    expect(after.state.item).toMatchObject({ failed: 0, step: { failed: 0 } });
  });

  test('one of two solutions is true, not a failure, and not yet the complete answer', () => {
    const after = submit(started(), checked('x = 3', 'different', { partial: true, tree: bareValue(3) }));
    expect(momentNames(after)).toEqual(['lines', 'partial']);
    expect(after.state.item.failed).toBe(0);
    expect(after.state.item.outcome).toBeNull();
  });

  test('repeating the current line is not a step', () => {
    const after = submit(started(), right('3(x - 2) = 9'));
    expect(after.moments).toEqual([{ say: 'repeated', line: 1 }]);
    expect(after.state.item.lines).toHaveLength(1);
  });

  test('the same wrong line twice counts once', () => {
    const once = submit(started(), wrong('3x - 2 = 9')).state;
    const twice = submit(once, wrong('3x - 2 = 9'), { at: 120_000 });
    expect(momentNames(twice)).toEqual(['lines', 'same_wrong']);
    expect(twice.state.item.step.failed).toBe(1);
  });

  test('bare values in quick succession count as guessing and unlock neither hints nor the answer', () => {
    const first = submit(started(), wrong('x = 1', { tree: bareValue(1) }), { at: 60_000 }).state;
    const second = submit(first, wrong('x = 2', { tree: bareValue(2) }), { at: 64_000 });
    expect(momentNames(second)).toEqual(['lines', 'guessing']);
    expect(second.state.item.step).toMatchObject({ failed: 1, rung: 0 });
  });

  test('a second value after enough time is a second attempt', () => {
    const first = submit(started(), wrong('x = 1', { tree: bareValue(1) }), { at: 60_000 }).state;
    const second = submit(first, wrong('x = 2', { tree: bareValue(2) }), { at: 68_000 });
    expect(momentNames(second)).toContain('worked');
    expect(second.state.item.step.failed).toBe(2);
  });
});

describe('the hint ladder', () => {
  test('H0: a wrong line is located by its number and its values', () => {
    const counterexample = { at: { x: '0' }, expected: '-15', answer: '-11' };
    const after = submit(started(), wrong('3x - 2 = 9', { counterexample }));
    expect(after.moments[1]).toMatchObject({
      say: 'different',
      line: 2,
      before: 1,
      slip: { counterexample },
    });
  });

  test('H0: for a line with one constant value, that value is the answer and not revealed', () => {
    const counterexample = { at: { h: '2' }, expected: '13', answer: '10' };
    const begun = started();
    const sum: FormulaTree = { kind: 'number', value: { n: '65', d: '5' } };
    const [first] = begun.item.lines;
    const state = { ...begun, item: { ...begun.item, lines: [{ ...first!, tree: sum }] } };
    const after = submit(state, wrong('hm', { counterexample }));
    expect(after.moments[1]).toMatchObject({ say: 'different', slip: { counterexample: null } });
  });

  test('without an attempt there is no hint', () => {
    const after = askHint(started(), hint(1), circumstances());
    expect(momentNames(after)).toEqual(['try_first']);
    expect(after.state.item.help).toBe(0);
  });

  test('"I can\'t start" unlocks the hints, starting with the idea', () => {
    const after = cannotStart(started(), hint(1), circumstances());
    // A learner without a line is not asked to write it "once more".
    expect(after.state.card?.ask).toBe('first');
    expect(after.moments).toEqual([{ say: 'idea', concept: 'brackets', small: false }]);
    expect(after.state).toMatchObject({ phase: 'hint', item: { help: 1 } });
  });

  test('the levels come in order: idea, this error, another problem, this step', () => {
    const { slip } = helpOf(2) as Extract<ReturnType<typeof helpOf>, { rung: 2 }>;
    expect([0, 1, 2, 3, 4].map((rung) => nextRung({ rung: rung as 0, slip }))).toEqual([1, 2, 3, 4, 4]);
  });

  test('H2 needs an error, so without one the worked example follows the idea', () => {
    expect(nextRung({ rung: 1, slip: null })).toBe(3);
  });

  test('two failed attempts at one step give a worked analogous problem, a third this step', () => {
    const one = submit(started(), wrong('3x - 2 = 9'), { at: 60_000 });
    const two = submit(one.state, wrong('3x + 6 = 9'), { at: 120_000 });
    const three = submit(two.state, wrong('x - 6 = 9'), { at: 180_000 });
    expect(momentNames(one)).toEqual(['lines', 'different', 'picture']);
    expect(momentNames(two)).toContain('worked');
    expect(momentNames(three)).toContain('shown');
  });

  test('failures count per step, not per problem', () => {
    const one = submit(started(), wrong('3x - 2 = 9'), { at: 60_000 });
    const next = submit(one.state, right('3x - 6 = 9'), { at: 120_000 });
    expect(momentNames(submit(next.state, wrong('3x = 3'), { at: 180_000 }))).not.toContain('worked');
  });

  test('the coach and Focus name the idea on the first failure, Exam Sprint targets the error at once', () => {
    const step = { failed: 1, rung: 0 as const };
    expect(rungAfterFailure(step, policies['step-by-step-coach'])).toBe(1);
    expect(rungAfterFailure(step, policies.focus)).toBe(1);
    expect(rungAfterFailure(step, policies['exam-sprint'])).toBe(2);
    expect(rungAfterFailure(step, policies['socratic-guide'])).toBeNull();
  });

  test('a shown step is explained by the learner once, or skipped, and nothing is graded', () => {
    const tried = submit(started(), wrong('3x - 2 = 9')).state;
    const shown = askHint(tried, hint(4), circumstances());
    expect(shown.state).toMatchObject({ card: { purpose: 'explain' }, tally: { shown: 1 } });
    expect(shown.state.item.lines.at(-1)).toMatchObject({ n: 2, by: 'tutor' });
    expect(afterExplaining(shown.state, false, circumstances()).state).toMatchObject({
      phase: 'attempt',
      card: { purpose: 'line', line: 3 },
    });
  });

  test('on a last step the shown step is the answer: the item counts as given up and a twin follows', () => {
    const tried = submit(started('socratic-guide', { steps: 1 }), wrong('5/8')).state;
    const afterLastHint = askHint(tried, hint(4, true), circumstances());
    expect(afterLastHint.moments.at(-1)).toMatchObject({ say: 'full_answer', why: 'one_step' });
    expect(afterLastHint.state.item.outcome).toBe('given_up');
    expect(owesTwin(afterLastHint.state)).toBe(true);
  });

  test('help that cannot be computed is reported as such', () => {
    const tried = submit(started(), wrong('3x - 2 = 9')).state;
    const after = askHint(tried, { help: null, solution: null }, circumstances());
    expect(momentNames(after)).toEqual(['no_help']);
    expect(after.state.card).not.toBeNull();
  });
});

describe('giving up', () => {
  test('shows the answer, gives no credit and requires a twin', () => {
    const { state, moments } = giveUp(
      started(),
      { worked: workedExample, why: 'asked', before: [] },
      circumstances(),
    );
    expect(moments).toEqual([{ say: 'full_answer', worked: workedExample, why: 'asked' }]);
    expect(state.tally).toMatchObject({ givenUp: 1, solved: 0 });
    expect(owesTwin(state)).toBe(true);
  });

  test('a solved problem does not require a twin: it is offered', () => {
    expect(owesTwin(submit(started(), done('x = 5')).state)).toBe(false);
  });

  test('a twin never names a rule beforehand', () => {
    const given = giveUp(started(), { worked: null, why: 'asked', before: [] }, circumstances()).state;
    const twin = beginAnother(given, facts(), 'after_giving_up', circumstances('step-by-step-coach'));
    expect(twin.state.card?.concept).toBeNull();
    expect(begin(facts(), circumstances('step-by-step-coach')).state.card?.concept).toBe('brackets');
  });
});

describe('messages beside the card', () => {
  test.each([
    ['can I get a hint', 'hint'],
    ['no sé por dónde empezar', 'hint'],
    ['je suis bloqué', 'hint'],
    ['¿por qué?', 'why'],
    ['pourquoi ?', 'why'],
    ['I don’t understand', 'not_understood'],
    ['what now?', 'task'],
    ['¿y ahora?', 'task'],
    ['et maintenant ?', 'task'],
    ['dame la respuesta', 'give_up'],
    ['merci', 'thanks'],
    ['who won yesterday', 'other'],
    ['the whysky', 'other'],
  ])('%s is about %s', (text, about) => {
    expect(readTalk(text)).toBe(about);
  });
});
