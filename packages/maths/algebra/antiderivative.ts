import type { Expression } from '../expression/tree.ts';
import { contains, mapParts, sameTree } from '../expression/tree-parts.ts';
import { integrationRules } from './integration-rules.ts';
import type { Integral, IntegrationForms, IntegrationStep } from './integration-types.ts';

const deepest = 3;
const mostSteps = 60;
const longest = 400;

/** The first rule that applies to an indefinite integral; null when none does. */
export function integrationStep(
  integral: Integral,
  forms: IntegrationForms,
  depth = 0,
): IntegrationStep | null {
  for (const rule of integrationRules) {
    const found = rule(integral.of, integral.variable, {
      ...forms,
      inner: (of, name) => (depth >= deepest ? null : antiderivative(of, name, forms, depth + 1)),
    });
    if (found !== null) return found;
  }
  return null;
}

/** An antiderivative without its constant, or null when the school rules find none. */
export function antiderivative(
  of: Expression,
  name: string,
  forms: IntegrationForms,
  depth = 0,
): Expression | null {
  let current: Expression = { kind: 'integral', of, variable: name, bounds: null };
  for (let count = 0; count < mostSteps; count += 1) {
    if (!contains(current, isOpen)) return current;
    const next = changeOne(current, forms, depth);
    if (next === null || sizeUpTo(next, longest) > longest) return null;
    current = next;
  }
  return null;
}

const isOpen = (part: Expression): boolean => part.kind === 'integral' && part.bounds === null;

function changeOne(tree: Expression, forms: IntegrationForms, depth: number): Expression | null {
  let stuck = false;
  let done = false;
  const walk = (part: Expression): Expression => {
    if (done || stuck) return part;
    if (part.kind !== 'integral' || part.bounds !== null) return mapParts(part, walk);
    const step = integrationStep(part, forms, depth);
    if (step === null || sameTree(step.after, part)) stuck = true;
    else done = true;
    return step?.after ?? part;
  };
  const result = walk(tree);
  return stuck ? null : result;
}

function sizeUpTo(tree: Expression, most: number): number {
  let count = 0;
  const visit = (part: Expression): Expression => {
    count += 1;
    return count > most ? part : mapParts(part, visit);
  };
  visit(tree);
  return count;
}
