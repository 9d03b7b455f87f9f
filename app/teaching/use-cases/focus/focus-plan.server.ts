import { planSteps, stepsDone, type SolutionStep } from '../../domain/pedagogy/focus-plan.ts';
import { conceptOfRule } from '../../domain/pedagogy/rule-concepts.ts';
import { teachingError } from '../../model/errors.ts';
import { requireSession } from '../read-session.server.ts';
import type { SessionOwner } from '../../model/record.ts';
import { speakerOf } from '../session/view.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { mostParts } from '../../domain/sprint.ts';
import type { PlanView } from '../../model/views.ts';
import { words } from '../../domain/voice/phrase.ts';

/**
 * The plan of the current problem, in at most three parts. Concepts are named only if the session names them anyway; no line of the
 * solution is sent. Throws 409 `not_focus`.
 */
export async function focusPlan(
  services: TeachingServices,
  owner: SessionOwner,
  id: string,
): Promise<PlanView | null> {
  const session = await requireSession(services, owner, id);
  if (!session.focus) throw teachingError('not_focus', { status: 409 });
  const { state, policy, locale } = session;
  const solution = await services.maths.solve({ problem: state.item.problem, locale });
  if (solution.kind !== 'solved' || solution.steps.length === 0) return null;
  const way = solution.steps.map(({ rule, after }): SolutionStep => ({
    concept: conceptOfRule(rule),
    after: after.plain,
  }));
  const speaker = speakerOf(session, 1);
  const names = policy.namesNextRule && state.item.role === 'given';
  return planSteps(way, stepsDone(way, state), mostParts[session.focus.energy]).map(
    ({ concept, steps, done }) => ({
      name: names && concept ? words(speaker, `concepts.${concept}.name`) : null,
      steps,
      done,
    }),
  );
}
