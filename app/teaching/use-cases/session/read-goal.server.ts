import type { Maths } from '@curvela/maths';
import { withDrawings } from '../drawing.server.ts';
import { formulaOf } from '../../domain/pedagogy/state.ts';
import type { ReadingView } from '../../model/views.ts';
import { readOwnProblem } from './read-problem.server.ts';

/** How a problem in somebody’s own words would be read, before anything begins with it. */
export async function readGoal(
  maths: Maths,
  { text, locale }: { text: string; locale: string },
): Promise<ReadingView> {
  const own = await readOwnProblem(maths, locale, text);
  if (own.kind === 'problem') {
    return withDrawings({ ok: true, formula: formulaOf(own.problem.reading.formula) });
  }
  if (own.kind === 'several')
    return withDrawings({ ok: false, code: 'several', readings: [...own.readings] });
  const read = await maths.parse({ text, locale });
  if (read.ok) return withDrawings({ ok: true, formula: formulaOf(read.formula) });
  const { code, at, length, found } = read.error;
  return { ok: false, code, at, length, found };
}
