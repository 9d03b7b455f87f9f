import { read, toPlain, treeToJson } from '@curvela/maths/expression';
import { formula, started } from '../pedagogy/fixture.ts';
import type { ItemFacts } from '../pedagogy/start.ts';
import type { SessionState } from '../pedagogy/state.ts';
import type { StepFact, StepFacts } from './step-facts.ts';

/* For tests of the pure rules of a conversation: a problem as it is read, with handwritten facts in place of the engine's. */

/** A session at the first line of a problem. */
export function problemIn(text: string, rest: Partial<ItemFacts> = {}): SessionState {
  const result = read(text);
  if (!result.ok) throw new Error(`not a formula: ${text}`);
  return started('socratic-guide', {
    problem: text,
    formula: formula(toPlain(result.tree)),
    tree: treeToJson(result.tree),
    family: null,
    ...rest,
  });
}

export const stepFact = (rule: StepFact['rule'], rest: Partial<StepFact> = {}): StepFact => ({
  rule,
  term: null,
  text: 'Do it.',
  last: false,
  before: '',
  after: '',
  params: {},
  ...rest,
});

export const stepFactsOf = (rest: Partial<StepFacts> = {}): StepFacts => ({
  next: null,
  steps: [],
  solutions: [],
  before: null,
  ...rest,
});
