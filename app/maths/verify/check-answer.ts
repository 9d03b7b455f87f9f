import type { CheckAnswer, RequiredForm } from '../contract.ts';
import { read, type ReadResult } from '../expression/read.ts';
import type { Tree } from '../expression/tree.ts';
import { compareTrees } from './compare-trees.ts';
import type { Prover } from './equivalence.ts';
import { hasForm } from './forms.ts';

/**
 * Compares an answer with the expected one: exact proof, then refutation by sampling, then the prover, else unknown.
 * A text that cannot be read is unknown with the note `not_read`, never "different".
 */
export function checkAnswer(
  input: { expected: string; answer: string; form?: RequiredForm | undefined; locale?: string | undefined },
  prover: Prover | null = null,
): CheckAnswer {
  const options = input.locale === undefined ? {} : { locale: input.locale };
  const [expected, answer] = [read(input.expected, options), read(input.answer, options)];
  if (!expected.ok || !answer.ok) return { verdict: 'unknown', note: 'not_read' };
  let best = withForm(expected.tree, answer.tree, input, prover);
  if (best.verdict === 'equal') return best;
  for (const [e, a] of readingPairs(expected, answer)) {
    const other = withForm(e, a, input, prover);
    if (other.verdict === 'equal') return { ...other, note: 'ambiguous' };
    if (other.verdict === 'unknown') best = other;
  }
  return best;
}

/** All combinations of readings but the first. */
function readingPairs(
  expected: ReadResult & { ok: true },
  answer: ReadResult & { ok: true },
): [Tree, Tree][] {
  const left = expected.ambiguous ?? [expected.tree];
  const right = answer.ambiguous ?? [answer.tree];
  return left.flatMap((e) => right.map((a): [Tree, Tree] => [e, a])).slice(1);
}

function withForm(
  expected: Tree,
  answer: Tree,
  input: { form?: RequiredForm | undefined; locale?: string | undefined },
  prover: Prover | null,
): CheckAnswer {
  const result = compareTrees({ expected, answer, locale: input.locale }, prover);
  if (input.form === undefined || result.verdict !== 'equal') return result;
  return { ...result, formOk: hasForm(answer, input.form) };
}
