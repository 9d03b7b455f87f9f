import type { Maths } from '@curvela/maths';
import type { SessionLanguage } from './play.ts';

const most = 6;

/** The learner's position in a problem. */
type Standing = {
  readonly problem: string;
  readonly given: { readonly plain: string };
  readonly lines: readonly { readonly formula: { readonly plain: string } }[];
};

/** Right lines from the learner's position, as a competent person would write them; the answer where the engine has no step. */
export async function rightLines(
  maths: Maths,
  item: Standing,
  locale: SessionLanguage,
  answer: string | null,
): Promise<string[]> {
  const lines: string[] = [];
  let from = item.lines.at(-1)?.formula.plain ?? item.given.plain;
  while (lines.length < most) {
    const next = await maths.nextStep({ problem: item.problem, line: from, locale });
    if (next.kind === 'done' && lines.length === 0) lines.push(next.result.plain);
    if (next.kind !== 'step') break;
    from = next.step.after.plain;
    lines.push(from);
    if (next.last) break;
  }
  return lines.length === 0 && answer ? [answer] : lines;
}
