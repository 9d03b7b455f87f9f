import { policies, type ModelId } from '../models.ts';
import { answerLine, planLine, type LineFacts } from './answer-line.ts';
import type { CheckedLine } from './judgement.ts';
import type { Advance, Circumstances, HelpFacts, Worked } from './moments.ts';
import { begin, type ItemFacts } from './start.ts';
import type { Formula, SessionState, FormulaTree } from './state.ts';

/*
 * For tests of the pure rules: handwritten verdicts in place of the engine's. Tests of whole sessions use the engine itself.
 */

export const formula = (plain: string): Formula => ({ latex: plain, plain, speech: plain });
const variable = { kind: 'variable', name: 'x' } as const;
const value = (n: number) => ({ kind: 'number', value: { n: String(n), d: '1' } }) as const;
/** x = n */
export const bareValue = (n: number): FormulaTree => ({
  kind: 'relation',
  sides: [variable, value(n)],
  signs: ['='],
});
/** A line of working: x + 1 = 2. */
export const working: FormulaTree = {
  kind: 'relation',
  sides: [{ kind: 'add', terms: [variable, value(1)] }, value(2)],
  signs: ['='],
};

export const checked = (
  plain: string,
  verdict: CheckedLine['verdict'],
  rest: Partial<CheckedLine> & { tree?: FormulaTree } = {},
): CheckedLine => {
  const { tree = working, ...members } = rest;
  return {
    ok: true,
    verdict,
    line: { ...formula(plain), tree },
    role: null,
    truth: null,
    continues: verdict === 'equal',
    statements: [],
    finished: false,
    partial: false,
    lost: [],
    gained: [],
    ...members,
  };
};

export const facts = (rest: Partial<ItemFacts> = {}): ItemFacts => ({
  problem: '3(x - 2) = 9',
  task: 'solve',
  formula: formula('3(x - 2) = 9'),
  tree: working,
  family: 'linear_equation',
  skill: 'equations_both_sides',
  steps: 3,
  concept: 'brackets',
  ...rest,
});

export const workedExample: Worked = {
  problem: formula('2(x - 1) = 8'),
  steps: [{ formula: formula('x = 5'), why: '' }],
};
export const helpOf = (rung: 1 | 2 | 3 | 4, last = false): HelpFacts =>
  ({
    1: { rung: 1 as const, concept: 'brackets' as const },
    2: {
      rung: 2 as const,
      slip: { formula: formula('3x - 2 = 9'), mistake: null, counterexample: null, lost: [], gained: [] },
      concept: null,
    },
    3: { rung: 3 as const, worked: workedExample },
    4: { rung: 4 as const, step: { formula: formula('3x - 6 = 9'), tree: working, why: '', last } },
  })[rung];

let ids = 0;
export const circumstances = (model: ModelId = 'socratic-guide', at = 0): Circumstances => ({
  policy: policies[model],
  at,
  newId: () => `card-${(ids += 1)}`,
});

export const started = (model: ModelId = 'socratic-guide', rest: Partial<ItemFacts> = {}): SessionState =>
  begin(facts(rest), circumstances(model)).state;

/** Submits a line as a use case does: plan, then only the help required by the plan. */
export function submit(
  state: SessionState,
  check: CheckedLine,
  about: { model?: ModelId; at?: number; last?: boolean } = {},
): Advance {
  const { model = 'socratic-guide', at = 60_000, last = false } = about;
  const plan = planLine(state.item, check, policies[model], at);
  const given: LineFacts = {
    help: plan.rung === null ? null : helpOf(plan.rung, last),
    solution: workedExample,
    concept: plan.namesRule ? 'balance' : null,
  };
  return answerLine(state, check, plan, given, circumstances(model, at));
}

export const momentNames = (advance: Advance): string[] => advance.moments.map((moment) => moment.say);
