import { numberValue } from '../../expression/build.ts';
import { isExpression, type Tree } from '../../expression/tree.ts';
import { contains } from '../../expression/tree-parts.ts';

const ofAngle: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

/** cos(60): a number of ten or more without ° is rarely meant in radians. */
export const hasBareAngle = (tree: Tree): boolean =>
  isExpression(tree) &&
  contains(tree, (part) => {
    const angle = part.kind === 'call' && ofAngle.has(part.name) ? numberValue(part.args[0]!) : null;
    if (angle === null) return false;
    const size = angle.n < 0n ? -angle.n : angle.n;
    return size >= 10n * angle.d;
  });
