import { deeperHelp, mayHaveHint } from './ladder.ts';
import {
  lineCard,
  otherCard,
  type Advance,
  type Circumstances,
  type HelpFacts,
  type TutorMoment,
  type Worked,
} from './moments.ts';
import { giveUp } from './give-up.ts';
import {
  type CardAsk,
  emptyStep,
  lastLine,
  type HelpLevel,
  type SessionItem,
  type SessionState,
} from './state.ts';

/** "Hint": needs an attempt or "I can't start". `help` is the next hint available, null when there is none. */
export function askHint(
  state: SessionState,
  facts: { help: HelpFacts | null; solution: Worked | null },
  circumstances: Circumstances,
): Advance {
  const line = lastLine(state.item).n + 1;
  if (!mayHaveHint(state.item.step)) {
    const card = lineCard(circumstances, line, state.card?.ask ?? 'first', state.card?.concept ?? null);
    return { state: { ...state, card }, moments: [{ say: 'try_first' }], phase: 'hint' };
  }
  if (facts.help?.rung === 4 && facts.help.step.last) {
    return giveUp(state, { worked: facts.solution, why: 'one_step', before: [] }, circumstances);
  }
  return applyHelp(state, facts.help, circumstances, []);
}

/** "I can't start", or later "I can't go on": unlocks hints and gives the next one at once. */
export function cannotStart(
  state: SessionState,
  facts: { help: HelpFacts | null; solution: Worked | null },
  circumstances: Circumstances,
): Advance {
  const step = { ...state.item.step, cannotStart: true };
  return askHint({ ...state, item: { ...state.item, step } }, facts, circumstances);
}

/** Gives the help and asks again. After H4 the learner may explain the shown step, once. */
export function applyHelp(
  state: SessionState,
  help: HelpFacts | null,
  circumstances: Circumstances,
  before: TutorMoment[],
): Advance {
  const line = lastLine(state.item).n + 1;
  if (help === null) {
    const card = lineCard(circumstances, line, askAfterHelp(state, line));
    return {
      state: { ...state, phase: 'hint', card },
      moments: [...before, { say: 'no_help' }],
      phase: 'escalate',
    };
  }
  if (help.rung === 4) return showStep(state, help, circumstances, before);
  return {
    state: {
      ...state,
      item: helped(state.item, help.rung),
      phase: 'hint',
      card: lineCard(circumstances, line, askAfterHelp(state, line)),
    },
    moments: [...before, momentOf(help, line, circumstances)],
    phase: 'hint',
  };
}

/** "Once more" is asked only of learners who already wrote the line. */
const askAfterHelp = ({ item }: SessionState, line: number): CardAsk =>
  item.step.failed > 0 ? 'again' : line === 2 ? 'first' : 'next';

function momentOf(
  help: Exclude<HelpFacts, { rung: 4 }>,
  line: number,
  { policy }: Circumstances,
): TutorMoment {
  switch (help.rung) {
    case 1:
      return { say: 'idea', concept: help.concept, small: policy.afterFirstFailure === 1 };
    case 2:
      return { say: 'aimed', slip: help.slip, concept: help.concept, line, before: line - 1 };
    case 3:
      return { say: 'worked', worked: help.worked };
  }
}

function showStep(
  state: SessionState,
  help: Extract<HelpFacts, { rung: 4 }>,
  circumstances: Circumstances,
  before: TutorMoment[],
): Advance {
  const line = lastLine(state.item).n + 1;
  const lines = [
    ...state.item.lines,
    { n: line, formula: help.step.formula, tree: help.step.tree, by: 'tutor' as const },
  ];
  const item: SessionItem = { ...helped(state.item, 4), lines, step: emptyStep() };
  return {
    state: {
      ...state,
      item,
      phase: 'hint',
      card: otherCard(circumstances, 'explain'),
      tally: { ...state.tally, shown: state.tally.shown + 1 },
    },
    moments: [...before, { say: 'lines', lines, extra: null }, { say: 'shown', line, step: help.step }],
    phase: 'hint',
  };
}

const helped = (item: SessionItem, rung: HelpLevel): SessionItem => ({
  ...item,
  help: deeperHelp(item.help, rung),
  step: { ...item.step, rung: deeperHelp(item.step.rung, rung) },
});
