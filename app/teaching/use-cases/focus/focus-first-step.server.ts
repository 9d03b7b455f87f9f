import type { Maths } from '@curvela/maths';
import { fitFirstStepToTime, secondsFor } from '../../domain/pedagogy/first-step.ts';
import { conceptOfRule } from '../../domain/pedagogy/rule-concepts.ts';
import { lastLine, type SessionState } from '../../domain/pedagogy/state.ts';

/** Limits the first step of a focus session to two minutes, estimated from the solver's next line. */
export async function fitFirstStep(maths: Maths, state: SessionState, locale: string): Promise<SessionState> {
  if (state.card?.purpose !== 'line') return state;
  const line = lastLine(state.item).formula.plain;
  const next = await maths.nextStep({ problem: state.item.problem, line, locale });
  if (next.kind !== 'step') return state;
  const { rule, after } = next.step;
  return fitFirstStepToTime(state, { seconds: secondsFor(line, after.plain), concept: conceptOfRule(rule) });
}
