import type { ConceptId } from '../../model/concepts.ts';
import { afterItem } from './ending.ts';
import { giveUp } from './give-up.ts';
import { applyHelp } from './help.ts';
import { rungAfterFailure } from './ladder.ts';
import { isRelatedCalculation } from './related-calculation.ts';
import { slipOf } from './slip.ts';
import { isValue, judgementOf, type CheckedLine, type Judgement } from './judgement.ts';
import {
  lineCard,
  type Advance,
  type AsideRole,
  type Circumstances,
  type HelpFacts,
  type TutorMoment,
  type PartialResult,
  type Worked,
} from './moments.ts';
import type { TutorPolicy } from '../models.ts';
import {
  emptyStep,
  formulaOf,
  lastLine,
  type SessionItem,
  type ItemOutcome,
  type HelpRung,
  type SessionState,
} from './state.ts';

/** The consequences of a checked line, so that only the help needed is computed. */
export type LinePlan = { judgement: Judgement; rung: HelpRung | null; namesRule: boolean };

export function planLine(item: SessionItem, check: CheckedLine, policy: TutorPolicy, at: number): LinePlan {
  const judgement = judgementOf(item, check, at);
  const failed = item.step.failed + 1;
  const rung = judgement === 'different' ? rungAfterFailure({ ...item.step, failed }, policy) : null;
  return {
    judgement,
    rung,
    namesRule: judgement === 'right' && policy.namesNextRule && item.role === 'given',
  };
}

/** Facts required by a plan. `solution` belongs to H4 on a last step: the answer is then shown and the item counts as given up. */
export type LineFacts = { help: HelpFacts | null; solution: Worked | null; concept: ConceptId | null };

/** The learner submitted a line on the pending card and the engine checked it. */
export function answerLine(
  state: SessionState,
  check: CheckedLine,
  plan: LinePlan,
  facts: LineFacts,
  circumstances: Circumstances,
): Advance {
  switch (plan.judgement) {
    case 'finished':
      return finish(state, check, circumstances);
    case 'right':
      return accept(state, check, facts.concept, circumstances);
    case 'different':
      return fail(state, check, plan.rung, facts, circumstances);
    case 'aside':
      return noteAside(state, check, circumstances);
    default:
      return askAgain(state, check, plan.judgement, circumstances);
  }
}

function accept(
  state: SessionState,
  check: CheckedLine,
  concept: ConceptId | null,
  circumstances: Circumstances,
): Advance {
  const { item, moments } = withRightLine(state, check);
  const card = lineCard(circumstances, item.lines.length + 1, 'next', concept);
  return {
    state: { ...state, phase: 'attempt', item, card, tally: counted(state), drawn: drawnOf(check, true) },
    moments,
    phase: 'feedback',
  };
}

function finish(state: SessionState, check: CheckedLine, circumstances: Circumstances): Advance {
  const { item } = withRightLine(state, check);
  const outcome = outcomeOf(state.item);
  const line = item.lines.length;
  const moments: TutorMoment[] = [
    { say: 'lines', lines: item.lines, extra: null },
    {
      say: 'finished',
      line,
      before: line - 1,
      outcome,
      seconds: Math.round((circumstances.at - item.startedAt) / 1000),
    },
  ];
  const tally = counted(state);
  const next: SessionState = {
    ...state,
    item: { ...item, outcome },
    tally: { ...tally, solved: tally.solved + 1 },
    drawn: drawnOf(check, true),
    phase: 'resolve',
    card: null,
  };
  return afterItem(next, moments, circumstances);
}

function fail(
  state: SessionState,
  check: CheckedLine,
  rung: HelpRung | null,
  facts: LineFacts,
  circumstances: Circumstances,
): Advance {
  const slip = slipOf(state.item, check);
  const { step } = state.item;
  const wrong = { plain: check.line.plain, at: circumstances.at, value: isValue(check.line.tree) };
  const item: SessionItem = {
    ...state.item,
    failed: state.item.failed + 1,
    step: { ...step, failed: step.failed + 1, tried: true, slip, wrong: [...step.wrong, wrong] },
  };
  const before = lastLine(item).n;
  const line = before + 1;
  const moments: TutorMoment[] = [
    {
      say: 'lines',
      lines: item.lines,
      extra: { n: line, formula: formulaOf(check.line), verdict: 'different' },
    },
    { say: 'different', line, before, slip, times: item.step.failed, asked: asksInWords(item) },
  ];
  const next: SessionState = { ...state, item, phase: 'feedback', drawn: drawnOf(check, false) };
  const drawn = circumstances.policy.draws !== 'never' ? [...moments, { say: 'picture' as const }] : moments;
  if (rung === null) {
    return {
      state: { ...next, card: lineCard(circumstances, line, 'again') },
      moments: drawn,
      phase: 'feedback',
    };
  }
  if (facts.help?.rung === 4 && facts.help.step.last) {
    return giveUp(next, { worked: facts.solution, why: 'one_step', before: drawn }, circumstances);
  }
  return applyHelp(next, facts.help, circumstances, drawn);
}

/**
 * A true line beside the chain: it is noted for later lines, counts neither way, and the next line is still to come. One that has nothing to
 * do with the problem is no attempt and is not noted.
 */
function noteAside(state: SessionState, check: CheckedLine, circumstances: Circumstances): Advance {
  const line = lastLine(state.item).n + 1;
  const role = asideRole(state.item, check);
  const noted = withAsides(state.item, check);
  const item = role === 'unrelated' ? state.item : { ...noted, step: { ...noted.step, tried: true } };
  return {
    state: {
      ...state,
      item,
      phase: 'feedback',
      card: lineCard(circumstances, line, 'next'),
    },
    moments: [
      {
        say: 'lines',
        lines: item.lines,
        extra: { n: line, formula: formulaOf(check.line), verdict: 'equal' },
      },
      { say: 'aside', line, role, formula: formulaOf(check.line) },
    ],
    phase: 'feedback',
  };
}

const mostAsides = 20;

/** The item with the true statements of a line that are not its new last line. */
function withAsides(item: SessionItem, { statements, continues, line }: CheckedLine): SessionItem {
  const noted = statements
    .filter(
      ({ verdict, plain }) =>
        verdict === 'holds' && !plain.includes('§') && !(continues && plain === line.plain),
    )
    .map(({ plain }) => plain);
  const asides = [...new Set([...(item.asides ?? []), ...noted])].slice(-mostAsides);
  return asides.length === 0 ? item : { ...item, asides };
}

function asideRole(item: SessionItem, { truth, role, line }: CheckedLine): AsideRole {
  if (truth === 'degrees') return 'degrees';
  if (role === 'definition' || role === 'check' || role === 'rounding') return role;
  return isRelatedCalculation(item, line.tree) ? 'aside' : 'unrelated';
}

/** Neither a failure nor progress: states that and requests the same line again. */
function askAgain(
  state: SessionState,
  check: CheckedLine,
  judgement: Exclude<Judgement, 'finished' | 'right' | 'different' | 'aside'>,
  circumstances: Circumstances,
): Advance {
  const before = lastLine(state.item).n;
  const line = before + 1;
  // A guess does not unlock hints: hints need an attempt.
  const tried = state.item.step.tried || judgement !== 'guessing';
  const noted = withAsides(state.item, check);
  const item: SessionItem = { ...noted, step: { ...noted.step, tried } };
  return {
    state: { ...state, item, phase: 'feedback', card: lineCard(circumstances, line, 'again') },
    moments: momentsOf(item, check, judgement, line, before),
    phase: 'feedback',
  };
}

function momentsOf(
  item: SessionItem,
  check: CheckedLine,
  judgement: Exclude<Judgement, 'finished' | 'right' | 'different' | 'aside'>,
  line: number,
  before: number,
): TutorMoment[] {
  const shown = (verdict: 'equal' | 'different' | 'unknown'): TutorMoment => ({
    say: 'lines',
    lines: item.lines,
    extra: { n: line, formula: formulaOf(check.line), verdict },
  });
  switch (judgement) {
    case 'partial':
      return [shown('unknown'), { say: 'partial', line, of: partOf(item), mistake: leavesOut(item, check) }];
    case 'unknown':
      return [shown('unknown'), { say: 'unknown', line }];
    case 'repeated': {
      const same = item.lines.find((known) => known.formula.plain === check.line.plain);
      return [{ say: 'repeated', line: same?.n ?? before }];
    }
    case 'same_wrong':
      return [shown('different'), { say: 'same_wrong', line, before, slip: item.step.slip }];
    case 'guessing':
      return [shown('different'), { say: 'guessing' }];
  }
}

/** Which part of the answer a true but incomplete line states. */
const partOf = ({ family, task }: Pick<SessionItem, 'family' | 'task'>): PartialResult =>
  family === 'system' ? 'system' : task === 'integrate' ? 'antiderivative' : 'solutions';

/** The known mistake of omitting the rest. */
const leavesOut = (item: SessionItem, check: CheckedLine) =>
  check.mistake?.id ?? (partOf(item) === 'antiderivative' ? 'constant_forgotten' : null);

/** The first line holds the given values; it is not equal to the answer. */
const asksInWords = ({ task }: SessionItem): boolean => task === 'find';

function withRightLine(
  state: SessionState,
  check: CheckedLine,
): { item: SessionItem; moments: TutorMoment[] } {
  const before = lastLine(state.item).n;
  const lines = [
    ...state.item.lines,
    { n: before + 1, formula: formulaOf(check.line), tree: check.line.tree, by: 'learner' as const },
  ];
  const item: SessionItem = { ...withAsides(state.item, check), lines, step: emptyStep() };
  return {
    item,
    moments: [
      { say: 'lines', lines, extra: null },
      { say: check.gained.length > 0 ? 'to_test' : 'right', line: before + 1, before },
    ],
  };
}

/** A correct line counts as unaided only without a prior failure or hint on its step. */
function counted({ tally, item }: SessionState): SessionState['tally'] {
  const { failed, rung, cannotStart } = item.step;
  const unaided = failed === 0 && rung === 0 && !cannotStart;
  return unaided ? { ...tally, unaided: tally.unaided + 1 } : { ...tally, afterHelp: tally.afterHelp + 1 };
}

/** How an item was solved: only unaided first attempts count for mastery. */
function outcomeOf(item: Pick<SessionItem, 'help' | 'failed'>): ItemOutcome {
  if (item.help === 4) return 'with_steps_shown';
  if (item.help === 3) return 'with_example';
  return item.help > 0 || item.failed > 0 ? 'with_hints' : 'unaided';
}

const drawnOf = (check: CheckedLine, right: boolean): SessionState['drawn'] => ({
  formula: formulaOf(check.line),
  tree: check.line.tree,
  right,
});
