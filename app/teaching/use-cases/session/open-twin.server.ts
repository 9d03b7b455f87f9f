import { withoutTwin } from '../../domain/pedagogy/ending.ts';
import type { Advance } from '../../domain/pedagogy/moments.ts';
import { problemsMet } from '../../domain/pedagogy/rewind.ts';
import { beginAnother } from '../../domain/pedagogy/start.ts';
import type { SessionState } from '../../domain/pedagogy/state.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';
import { freshProblem, itemFacts } from './facts.server.ts';

/** Starts a problem of the same kind with other numbers; says so when none can be made. */
export async function openTwin(
  about: SessionContext,
  state: SessionState,
  why: 'after_solving' | 'after_giving_up',
): Promise<Advance> {
  const { session, circumstances } = about;
  const avoid = problemsMet(state);
  const seed = session.seed + 7 * avoid.length;
  const problem = await freshProblem(questionOf(about), state.item.problem, seed, avoid);
  if (problem === null) return withoutTwin(state, [{ say: 'no_twin' }], circumstances);
  const facts = await itemFacts(questionOf(about), problem);
  return beginAnother(state, facts, why, circumstances);
}
