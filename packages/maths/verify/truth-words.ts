import { holdsAt } from '../algebra/relation-value.ts';
import { read, type ReadOptions } from '../expression/read.ts';
import type { Relation, Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';

const affirmed = /^(?:yes|sí|si|oui|true|verdadero|verdad|cierto|vrai|correct|correcto|exact)$/iu;
const denied = /^(?:no|non|false|falso|faux|incorrect|incorrecto)$/iu;

/** What a key in words says of a statement: true, false; null for anything else. */
function truthOf(text: string): boolean | null {
  const word = text.trim().replace(/[.!]$/u, '');
  return affirmed.test(word) ? true : denied.test(word) ? false : null;
}

/** "yes" against a statement without letters, such as 7 = 7; null where one of the two is something else. */
export function agreesWithTruth(key: string, answer: string, options: ReadOptions): boolean | null {
  const truth = truthOf(key);
  if (truth === null) return null;
  const given = read(answer, options);
  const relations = given.ok ? relationsOf(given.tree) : null;
  if (relations === null || relations.some((each) => variablesOf(each).length > 0)) return null;
  const verdicts = relations.map((each) => holdsAt(each, {}));
  return verdicts.some((each) => each === null) ? null : verdicts.every((each) => each === true) === truth;
}

function relationsOf(tree: Tree): readonly Relation[] | null {
  if (tree.kind === 'relation') return [tree];
  return tree.kind === 'alternatives' && tree.join === 'and' ? tree.items : null;
}
