import type { Tree, TreeClass } from './tree.ts';
import { variablesOf } from './tree-parts.ts';

/**
 * The kind of statement a tree makes. `x = 3` is an equation; two of them joined are a solution list or a
 * system.
 */
export function classOf(tree: Tree): TreeClass {
  switch (tree.kind) {
    case 'relation':
      return tree.signs.every((sign) => sign === '=') ? 'equation' : 'inequality';
    case 'alternatives': {
      if (tree.items.some((item) => item.signs.some((sign) => sign !== '='))) return 'inequality';
      return tree.join === 'or' ? 'solution_list' : 'system';
    }
    case 'systems':
      return 'solution_list';
    case 'list':
      return 'list';
    case 'point':
      return 'point';
    case 'interval':
    case 'union':
    case 'definition':
      return tree.kind;
    case 'solutions':
      return tree.which;
    default:
      return variablesOf(tree).length === 0 ? 'number' : 'expression';
  }
}
