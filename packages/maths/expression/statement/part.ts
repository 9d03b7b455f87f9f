import type { Expression, Relation, Tree } from '../tree.ts';

export type Definition = Tree & { kind: 'definition' };
/** What can stand between the separators of a text. */
export type StatementPart = Expression | Relation | Definition;
