import { describe, expect, it } from 'vitest';
import { english } from '../reading/phrasings/english.ts';
import { french } from '../reading/phrasings/french.ts';
import { spanish } from '../reading/phrasings/spanish.ts';
import { readRequest, type Problem } from '../reading/request.ts';
import type { Expression, Tree } from '../expression/tree.ts';
import { textOf } from '../expression/tree-parts.ts';
import { answer } from './answers.ts';
import { requestText } from './request-text.ts';

/**
 * The question of a problem, independent of the order of its givens; listed givens are not formulas of their
 * own.
 */
function essence({ question, expression, ...rest }: Problem): object {
  const given = Object.entries(question?.given ?? {}).map(([name, value]) => `${name} = ${textOf(value)}`);
  const isFormula = question === undefined || !isGivens(expression, question.given);
  return {
    ...without(rest),
    what: question?.what,
    unit: question?.unit,
    given: given.sort(),
    formula: isFormula ? textOf(expression) : null,
  };
}

const without = ({ within, at, ...rest }: Omit<Problem, 'question' | 'expression'>): object => ({
  ...rest,
  within: within === undefined ? null : textOf(within),
  at: at === undefined ? null : `${at.name} = ${textOf(at.value)}`,
});

function isGivens(tree: Tree, given: Readonly<Record<string, Expression>>): boolean {
  if (tree.kind === 'alternatives' || tree.kind === 'list') return true;
  const left = tree.kind === 'relation' ? tree.sides[0] : undefined;
  return left?.kind === 'variable' && Object.hasOwn(given, left.name);
}

const table = [
  ...english.map(([text]) => [text, 'en'] as const),
  ...spanish.map(([text]) => [text, 'es-CO'] as const),
  ...french.map(([text]) => [text, 'fr-FR'] as const),
];

describe('problem as text', () => {
  it.each(table)('%s reads to the same problem in all three languages', (text, from) => {
    const first = readRequest(text, { locale: from });
    if (!first.ok) throw new Error(`not read: ${text}`);
    for (const locale of ['en', 'es-CO', 'fr-FR']) {
      const written = requestText(first.problem, locale);
      const again = readRequest(written, { locale });
      expect({ written, ...(again.ok ? essence(again.problem) : again.error) }).toEqual({
        written,
        ...essence(first.problem),
      });
    }
  });

  it.each([
    ['find the nth term of the geometric sequence 48, 24, 12', 'en'],
    ['término general de la progresión geométrica 81; 27; 9', 'es-CO'],
    ['trouve le terme général de la suite géométrique 48; 24; 12', 'fr-FR'],
  ])('a generated problem like %s reads back as the same sequence for any ratio', (text, locale) => {
    for (const seed of [1, 2, 101, 102, 202, 303]) {
      const made = answer('analogous', { problem: text, seed, locale }, null);
      if (made.kind !== 'problem') throw new Error(`none from seed ${seed}`);
      expect(answer('solve', { problem: made.text, locale }, null)).toMatchObject({
        kind: 'solved',
        family: 'sequence',
      });
    }
  });
});
