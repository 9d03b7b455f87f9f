import type { TopicId } from '../../model/understanding/topics/topic.ts';
import type { Formula, FormulaTree, SessionItem } from '../pedagogy/state.ts';

export type HereId =
  | 'unknown'
  | 'fraction'
  | 'denominators'
  | 'percentage'
  | 'power'
  | 'logarithm'
  | 'quadratic';
/** A sentence about a notion with the numbers of the problem in hand. */
export type Here = { readonly about: HereId; readonly values: Readonly<Record<string, string | Formula>> };

type Node = { readonly kind: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesOf)];
}

/** Whole numbers only: anything else would need the engine's notation. */
function wholeOf(value: unknown): number | null {
  if (!isNode(value)) return null;
  if (value.kind === 'negate') {
    const inner = wholeOf(value['of']);
    return inner === null ? null : -inner;
  }
  if (value.kind !== 'number') return null;
  const { n, d } = value['value'] as { n: string; d: string };
  return d === '1' && Number.isSafeInteger(Number(n)) ? Number(n) : null;
}

const fractionsIn = (tree: FormulaTree): { top: number; bottom: number }[] =>
  nodesOf(tree).flatMap((node) => {
    if (node.kind !== 'divide') return [];
    const [top, bottom] = [wholeOf(node['numerator']), wholeOf(node['denominator'])];
    return top === null || bottom === null ? [] : [{ top, bottom }];
  });

const plain = (text: string): Formula => ({ latex: text, plain: text, speech: text });
const fractionFormula = ({ top, bottom }: { top: number; bottom: number }): Formula => ({
  latex: `\\tfrac{${top}}{${bottom}}`,
  plain: `${top}/${bottom}`,
  speech: `${top}/${bottom}`,
});

/** The numbers of this problem that show the notion; null when it shows none of them. Never a result. */
export function numbersAtHand(topic: TopicId, { given, tree, task }: SessionItem): Here | null {
  switch (topic) {
    case 'unknown':
    case 'solution': {
      const letters = new Set(
        nodesOf(tree).flatMap(({ kind, name }) => (kind === 'variable' ? [String(name)] : [])),
      );
      const [letter] = letters;
      return task === 'solve' && letters.size === 1 && letter !== undefined
        ? { about: 'unknown', values: { letter: plain(letter), given } }
        : null;
    }
    case 'fraction':
    case 'numerator':
    case 'denominator': {
      const [first] = fractionsIn(tree);
      return first
        ? {
            about: 'fraction',
            values: {
              fraction: fractionFormula(first),
              top: plain(`${first.top}`),
              bottom: plain(`${first.bottom}`),
            },
          }
        : null;
    }
    case 'common_denominator':
    case 'lcm': {
      const [one, other] = fractionsIn(tree);
      return one && other && one.bottom !== other.bottom
        ? { about: 'denominators', values: { a: plain(`${one.bottom}`), b: plain(`${other.bottom}`) } }
        : null;
    }
    case 'exponent':
    case 'base': {
      const power = nodesOf(tree).find(({ kind }) => kind === 'power');
      const exponent = power ? wholeOf(power['exponent']) : null;
      const below = power?.['base'];
      const base = isNode(below)
        ? below.kind === 'variable'
          ? String(below['name'])
          : wholeOf(below)
        : null;
      if (exponent === null || base === null || (typeof base === 'number' && base < 0)) return null;
      return {
        about: 'power',
        values: {
          power: {
            latex: `${base}^{${exponent}}`,
            plain: `${base}^${exponent}`,
            speech: `${base}^${exponent}`,
          },
          base: plain(`${base}`),
          exponent: plain(`${exponent}`),
        },
      };
    }
    case 'logarithm': {
      const call = nodesOf(tree).find(({ kind, name }) => kind === 'call' && name === 'log');
      const [inside, below] = (call?.['args'] as unknown[] | undefined) ?? [];
      const base = wholeOf(below);
      const content = isNode(inside)
        ? inside.kind === 'variable'
          ? String(inside['name'])
          : wholeOf(inside)
        : null;
      if (base === null || content === null) return null;
      return {
        about: 'logarithm',
        values: {
          logarithm: {
            latex: `\\log_{${base}}(${content})`,
            plain: `log_${base}(${content})`,
            speech: `log ${base} ${content}`,
          },
          base: plain(`${base}`),
          inside: plain(`${content}`),
        },
      };
    }
    default:
      return null;
  }
}
