import { proposedLine, type ProposedOutcome } from '../../domain/dialogue/proposed-line.ts';
import type { ProposedOperation } from '../../domain/dialogue/proposed-operation.ts';
import { lastLine } from '../../domain/pedagogy/state.ts';
import { questionOf, type SessionContext } from '../../model/session-context.ts';

/** Tries a proposed operation on the current line: what the engine says about the line that comes out. Null where there is none. */
export async function outcomeOfProposal(
  about: SessionContext,
  proposal: ProposedOperation | null,
): Promise<ProposedOutcome | null> {
  const { item } = about.session.state;
  const { maths, locale } = questionOf(about);
  const proposed = proposal && proposedLine(proposal, item, locale);
  if (!proposed) return null;
  const previous = lastLine(item).formula.plain;
  if (proposed.compares === 'values') {
    const { verdict, counterexample } = await maths.check({
      expected: previous,
      answer: proposed.text,
      locale,
    });
    const [at] = Object.values(counterexample?.at ?? {});
    const [value, left] = [counterexample?.expected, counterexample?.answer];
    const differs = at !== undefined && value && left ? { at, value, left } : null;
    return { verdict, lost: [], counterexample: differs };
  }
  const { problem, task } = item;
  const judged = await maths.checkLine({ problem, previous, line: proposed.text, task, locale });
  if (!judged.ok) return null;
  const lost = judged.lost.map(({ plain }) => plain.replace(/^\p{L}\s?=\s?/u, ''));
  return { verdict: judged.verdict, lost, counterexample: null };
}
