import type { CheckedLine } from './pedagogy/judgement.ts';
import { slipOf } from './pedagogy/slip.ts';
import { lineCard, type Circumstances } from './pedagogy/moments.ts';
import { begin, type ItemFacts } from './pedagogy/start.ts';
import { type Formula, formulaOf, type SessionState, type FormulaTree } from './pedagogy/state.ts';
import type { TrialInput } from '../model/schemas.server.ts';

/** The state of a trial, kept by the browser; nothing of it is stored on the server. */
export type TrialWork = Pick<TrialInput, 'problem'> &
  Pick<TrialInput, 'asides'> &
  Required<Pick<TrialInput, 'twin' | 'lines' | 'shown' | 'tried' | 'rung' | 'opened' | 'help' | 'failed'>>;

type Read = { formula: Formula; tree: FormulaTree };

/** The trial's state, which the browser sends with its next request. */
export function trialWorkOf({ item }: SessionState): TrialWork {
  const own = item.lines.slice(1);
  return {
    problem: item.problem,
    twin: item.role === 'twin',
    lines: own.map(({ formula }) => formula.plain),
    shown: own.filter(({ by }) => by === 'tutor').map(({ n }) => n),
    tried: item.step.wrong.map(({ plain }) => plain),
    rung: item.step.rung,
    opened: item.step.cannotStart,
    help: item.help,
    failed: item.failed,
    ...(item.asides === undefined ? {} : { asides: item.asides }),
  };
}

/**
 * Restores the state sent by the browser, for the same rules as in a session. `lines`: its correct lines, parsed again. A forged state
 * only affects the sender's own responses.
 */
export function stateOf(
  facts: ItemFacts,
  work: Partial<TrialWork>,
  lines: readonly Read[],
  circumstances: Circumstances,
): SessionState {
  const role = work.twin ? 'twin' : 'given';
  const begun = begin(facts, circumstances).state;
  const state: SessionState = { ...begun, item: { ...begun.item, role } };
  const { shown = [], tried = [], rung = 0, opened = false, help = 0, failed = 0, asides = [] } = work;
  const untouched = asides.length === 0 && lines.length === 0 && tried.length === 0 && rung === 0 && !opened;
  if (state.card === null || (untouched && role === 'given')) return state;
  const own = lines.map(({ formula, tree }, at) => ({
    n: at + 2,
    formula: formulaOf(formula),
    tree,
    by: shown.includes(at + 2) ? ('tutor' as const) : ('learner' as const),
  }));
  const step = {
    failed: tried.length,
    tried: tried.length > 0 || rung > 0,
    cannotStart: opened,
    rung,
    // Times are unknown, so nothing counts as guessing.
    wrong: tried.map((plain) => ({ plain, at: 0, value: false })),
    slip: null,
  };
  const item = {
    ...state.item,
    lines: [...state.item.lines, ...own],
    step,
    help,
    failed,
    ...(asides.length === 0 ? {} : { asides: [...asides] }),
  };
  const line = item.lines.length + 1;
  const ask = tried.length > 0 ? 'again' : lines.length > 0 ? 'next' : 'first';
  return { ...state, phase: 'attempt', item, card: lineCard(circumstances, line, ask) };
}

/** The state with the most recent error, for help that targets it. */
export function withSlip(state: SessionState, check: CheckedLine): SessionState {
  const slip = slipOf(state.item, check);
  const drawn = { formula: formulaOf(check.line), tree: check.line.tree, right: false };
  return { ...state, drawn, item: { ...state.item, step: { ...state.item.step, slip } } };
}
