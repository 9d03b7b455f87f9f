import type { Maths } from '@curvela/maths';
import type { TutorBlock } from '../../model/blocks.ts';
import { formulaOf, type Formula, type SessionState, type FormulaTree } from '../../domain/pedagogy/state.ts';
import { type KnownFacts, knownOf, type CheckedFormula } from '../../domain/model-text/guards/known.ts';

/**
 * What a turn may mention and what it must not, for the guards only: the solution is computed here and used nowhere else. Null if the
 * engine cannot answer the problem: leaks could then not be detected, so no model is used.
 */
export async function knownFacts(
  maths: Pick<Maths, 'parse' | 'solve'>,
  locale: string,
  state: Pick<SessionState, 'item'>,
  blocks: readonly TutorBlock[],
): Promise<KnownFacts | null> {
  const { item } = state;
  const lines = item.lines.map(({ formula, tree }) => ({ formula, tree }));
  const standing = [{ formula: item.given, tree: item.tree }, ...lines];
  const read = new Set(standing.map(({ formula }) => formula.plain));
  const onScreen = formulasOf(blocks, read);
  const [parts, whole, solution] = await Promise.all([
    readAll(maths, locale, onScreen.parts),
    readAll(maths, locale, onScreen.whole),
    item.outcome === null ? maths.solve({ problem: item.problem, locale }) : null,
  ]);
  const checked = [...standing, ...parts];
  if (solution === null) return knownOf(checked, whole, [], []);
  if (solution.kind !== 'solved') return null;
  const later: CheckedFormula[] = [...solution.steps.map(({ after }) => after), solution.result].map(
    (written) => ({
      formula: formulaOf(written),
      tree: written.tree,
    }),
  );
  const values: FormulaTree[] = (solution.solutions ?? []).map(({ tree }) => tree);
  return knownOf(checked, whole, later, values);
}

/** Formulas of a turn beside those in `read`: some may be mentioned in parts, wrong lines only as a whole. */
function formulasOf(
  blocks: readonly TutorBlock[],
  read: ReadonlySet<string>,
): { parts: Formula[]; whole: Formula[] } {
  const parts: Formula[] = [];
  const whole: Formula[] = [];
  const texts = (text: readonly (string | Formula)[]) => {
    for (const part of text) if (typeof part !== 'string') whole.push(part);
  };
  for (const block of blocks) {
    if (block.kind === 'formula' || block.kind === 'step') parts.push(block.formula);
    if (block.kind === 'worked') parts.push(block.problem, ...block.lines.map(({ formula }) => formula));
    if (block.kind === 'lines') {
      for (const { formula, mark } of block.lines) {
        if (mark === 'different') whole.push(formula);
        else if (mark !== 'unknown') parts.push(formula);
      }
    }
    if ('text' in block && block.kind !== 'offer') texts(block.text);
  }
  const fresh = ({ plain }: Formula) => !read.has(plain);
  return { parts: parts.filter(fresh), whole: whole.filter(fresh) };
}

async function readAll(
  maths: Pick<Maths, 'parse'>,
  locale: string,
  formulas: readonly Formula[],
): Promise<CheckedFormula[]> {
  const readings = await Promise.all(formulas.map(({ plain }) => maths.parse({ text: plain, locale })));
  return readings.flatMap((reading, at) => {
    const formula = formulas[at];
    return reading.ok && formula ? [{ formula: formulaOf(formula), tree: reading.formula.tree }] : [];
  });
}
