import { isExpression } from '../../expression/tree.ts';
import { rational } from '../../expression/rational.ts';
import { constant, over, times } from '../quantities/value.ts';
import type { SchemaFit } from './schema.ts';
import type { Story } from './story.ts';
import { unitNamed, type StoryUnit } from './units.ts';

/** The unit that the question names for its answer: "how much, in mL", "combien de temps, en minutes". */
function namedUnit({ parts, question }: Story): StoryUnit | null {
  for (let at = question.from + 1; at < question.to; at += 1) {
    const [before, part] = [parts[at - 1], parts[at]];
    if (before?.kind !== 'word' || !/^(?:in|en)$/.test(before.folded) || part?.kind !== 'word') continue;
    const unit = unitNamed(part.folded);
    if (unit !== null) return unit;
  }
  return null;
}

/** What a schema found, in the unit that the question names; null where that measures something else. */
export function inNamedUnit(story: Story, fit: SchemaFit): SchemaFit | null {
  const own = unitNamed(fit.unit);
  const { unit: counted } = story.question;
  // "How many minutes?" names a unit as well.
  const wanted = namedUnit(story) ?? (counted?.dimension === own?.dimension ? counted : null);
  if (wanted === null || own === null || fit.values === null) return fit;
  if (wanted.dimension !== own.dimension) return null;
  const ratio = rational(own.scale.n * wanted.scale.d, own.scale.d * wanted.scale.n);
  if (ratio.n === ratio.d) return fit;
  const { expression, task } = fit.problem;
  const [n, another] = fit.values;
  if (task !== 'evaluate' || !isExpression(expression) || n === undefined || another !== undefined)
    return null;
  const value = { tree: expression, n, uses: fit.uses };
  const converted = ratio.n === 1n ? over(value, constant(ratio.d))! : times(value, constant(ratio));
  return {
    ...fit,
    problem: { ...fit.problem, expression: converted.tree },
    values: [converted.n],
    unit: wanted.text,
  };
}
