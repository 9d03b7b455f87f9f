import type { NextStepAnswer } from '@curvela/maths';
import type { StepFact, StepFacts } from '../../domain/dialogue/step-facts.ts';
import { lastLine } from '../../domain/pedagogy/state.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';

/** The step that comes next and the steps of the engine's solution. */
export async function stepFacts(about: SessionContext): Promise<StepFacts> {
  const { item } = about.session.state;
  const { maths, locale } = questionOf(about);
  const earlier = item.lines.at(-2)?.formula.plain ?? null;
  const [next, solution, before] = await Promise.all([
    stepAfter(about, lastLine(item).formula.plain),
    maths.solve({ problem: item.problem, locale }),
    earlier === null ? null : stepAfter(about, earlier),
  ]);
  return {
    before,
    next,
    solutions: solution.kind === 'solved' ? (solution.solutions ?? []).map(({ plain }) => plain) : [],
    steps: solution.kind === 'solved' ? solution.steps.map((step) => stepFactOf(step, false)) : [],
  };
}

/** The step that follows a line; null where the engine has none. */
export async function stepAfter(about: SessionContext, line: string): Promise<StepFact | null> {
  const { maths, locale } = questionOf(about);
  const next = await maths.nextStep({ problem: about.session.state.item.problem, line, locale });
  return next.kind === 'step' ? stepFactOf(next.step, next.last) : null;
}

type Step = Extract<NextStepAnswer, { kind: 'step' }>['step'];

const stepFactOf = ({ rule, params, text, before, after }: Step, last: boolean): StepFact => {
  const term = params['term'] ?? params['by'] ?? null;
  return {
    rule,
    term: term === null ? null : String(term),
    text,
    last,
    params,
    before: before.plain,
    after: after.plain,
  };
};
