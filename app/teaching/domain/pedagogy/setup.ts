import { deeperHelp } from './ladder.ts';
import { judgementOf, type CheckedLine } from './judgement.ts';
import { slipOf } from './slip.ts';
import { lineCard, type Advance, type Circumstances } from './moments.ts';
import { formulaOf, lastLine, type Formula, type SessionItem, type SessionState } from './state.ts';

/*
 * Setting up a word problem: before it is solved, the learner finds the calculation or equation that fits it, by themselves, then among three; after
 * that it is shown. A line that solves it at once is judged as any other line.
 */

/** Whether the calculation or equation is still to be found. */
export const needsModel = ({ item, card }: SessionState): boolean =>
  item.setup !== undefined && item.lines.length === 1 && card?.purpose === 'line';

/** The three to choose from, in an order that does not depend on which one fits. */
export const choicesOf = ({ given, setup }: Pick<SessionItem, 'given' | 'setup'>): readonly Formula[] =>
  setup?.offered === true ? [given, ...setup.others].toSorted((a, b) => (a.plain < b.plain ? -1 : 1)) : [];

/** A line as an answer to which calculation or equation fits; null where it is judged as a line of working. */
export function answerModel(
  state: SessionState,
  check: CheckedLine,
  circumstances: Circumstances,
): Advance | null {
  const { item } = state;
  const judgement = judgementOf(item, check, circumstances.at);
  if (judgement === 'repeated')
    return begin(state, { say: 'model_right', formula: item.given }, circumstances);
  if (judgement !== 'different' && judgement !== 'same_wrong') return null;
  const failed = item.step.failed + 1;
  const wrong = { plain: check.line.plain, at: circumstances.at, value: false };
  const slip = slipOf(item, check);
  const step = { ...item.step, failed, tried: true, slip, wrong: [...item.step.wrong, wrong] };
  return {
    state: {
      ...state,
      item: { ...item, failed: item.failed + 1, step },
      phase: 'feedback',
      card: lineCard(circumstances, 2, item.setup?.offered ? 'choose_model' : 'model'),
    },
    moments: [
      {
        say: 'model_wrong',
        formula: formulaOf(check.line),
        mistake: check.mistake?.id ?? null,
        times: failed,
      },
    ],
    phase: 'feedback',
  };
}

/** While the calculation or equation is still to be found, no list of lines begins with it. */
export const withoutModel = (advance: Advance): Advance =>
  needsModel(advance.state)
    ? { ...advance, moments: advance.moments.filter(({ say }) => say !== 'lines' && say !== 'picture') }
    : advance;

/** The next help: three to choose from, then the one that fits. */
export function helpWithModel(state: SessionState, circumstances: Circumstances): Advance {
  const { item } = state;
  if (item.setup?.offered)
    return begin(withHelp(state, 2), { say: 'model_shown', formula: item.given }, circumstances);
  const next = withHelp(state, 1);
  return {
    state: {
      ...next,
      item: { ...next.item, setup: { others: item.setup?.others ?? [], offered: true } },
      phase: 'hint',
      card: lineCard(circumstances, 2, 'choose_model'),
    },
    moments: [{ say: 'model_choose' }],
    phase: 'hint',
  };
}

const withHelp = (state: SessionState, rung: 1 | 2): SessionState => ({
  ...state,
  item: {
    ...state.item,
    help: deeperHelp(state.item.help, rung),
    step: { ...state.item.step, tried: true },
  },
});

/** The problem goes on from its calculation or equation. */
function begin(
  state: SessionState,
  moment: { say: 'model_right' | 'model_shown'; formula: Formula },
  circumstances: Circumstances,
): Advance {
  const { setup: _, ...item } = state.item;
  const step = { ...item.step, failed: 0, wrong: [], slip: null };
  return {
    state: {
      ...state,
      item: { ...item, step },
      phase: 'attempt',
      card: lineCard(circumstances, lastLine(state.item).n + 1, 'next'),
    },
    moments: [moment],
    phase: moment.say === 'model_right' ? 'feedback' : 'hint',
  };
}
