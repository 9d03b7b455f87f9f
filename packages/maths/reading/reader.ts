import { read } from '../expression/read.ts';
import { numberValue } from '../expression/build.ts';
import {
  divided,
  isExpression,
  product,
  raised,
  number,
  type Expression,
  type Tree,
} from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { UnitName } from '../expression/units.ts';
import { isSentence } from './prose.ts';
import { unitNamed } from './unit-words.ts';

/** A value with its unit, such as "6 cm" in a question in words. */
export type Quantity = { readonly value: Expression; readonly unit: UnitName | null };

/**
 * Reads the pieces of a sentence in the writer's locale. Each method returns null when the text is not such a
 * piece.
 */
export class PieceReader {
  readonly locale: string | undefined;

  constructor(locale: string | undefined) {
    this.locale = locale;
  }

  /** Any formula. */
  tree(text: string | undefined): Tree | null {
    const trimmed =
      text
        ?.trim()
        .replace(/^[:,]\s*/, '')
        .replace(/^(?:the|la|el)\s+(?=(?:square|cube) root|ra[ií]z|racine)/iu, '') ?? '';
    if (trimmed === '' || isSentence(trimmed)) return null;
    const result = read(trimmed, this.locale === undefined ? {} : { locale: this.locale });
    return result.ok ? result.tree : null;
  }

  expression(text: string | undefined): Expression | null {
    const tree = this.tree(text);
    return tree !== null && isExpression(tree) ? tree : null;
  }

  /** A value without letters: 6, 3/4, √2, 2π, 30°. */
  constant(text: string | undefined): Expression | null {
    const tree = this.expression(text?.replace(/^\s*[$€£]/u, ''));
    return tree !== null && variablesOf(tree).length === 0 ? tree : null;
  }

  /** A number as digits: a fraction, a decimal, a percentage. */
  numeric(text: string | undefined): Expression | null {
    const tree = this.constant(text);
    return tree !== null && numberValue(tree) !== null ? tree : null;
  }

  /** A value, optionally followed by a unit of length. */
  quantity(text: string | undefined): Quantity | null {
    const found = /^(.*?[\d)}½πe])\s*(\p{L}+\.?)$/u.exec(text?.trim() ?? '');
    const unit = found === null ? null : unitNamed(found[2]!.replace(/\.$/, ''));
    const value = this.constant(unit === null ? text : found![1]);
    return value === null ? null : { value, unit: unit === 'plain' ? null : unit };
  }

  /** (1, 2), A(1; 2), A = (1, 2): the coordinates. */
  point(text: string | undefined): readonly [Expression, Expression] | null {
    const inside = /^\s*(?:[A-Z]\s*=?\s*)?(?:\\left)?\((.+?)(?:\\right)?\)\s*$/u.exec(text ?? '')?.[1];
    if (inside === undefined) return null;
    const [first, second, ...more] = this.items(inside) ?? [];
    if (first === undefined || second === undefined || more.length > 0) return null;
    return [first, second];
  }

  /** Listed values: "3, 5, 7 and 7", "3; 5; 7". Also null when a comma is ambiguous. */
  items(text: string): readonly Expression[] | null {
    const parts = listParts(text.trim().replace(/^\{(.*)\}$/s, '$1'), /^(es|fr)\b/i.test(this.locale ?? ''));
    const values = parts?.map((part) => this.constant(part)) ?? [];
    const known = values.filter((value) => value !== null);
    return known.length > 0 && known.length === values.length ? known : null;
  }

  /** "mm", "km/h", "m²", "square metres": a unit as an expression. */
  unit(text: string | undefined): Expression | null {
    const [above, below, ...more] = (text ?? '').trim().split('/');
    if (more.length > 0) return null;
    const top = singleUnit(above!);
    if (top === null || below === undefined) return top;
    const bottom = singleUnit(below);
    return bottom === null ? null : { kind: 'divide', numerator: top, denominator: bottom };
  }
}

function listParts(text: string, decimalComma: boolean): readonly string[] | null {
  const ends = text
    .replace(/\s+(?:and|y|e|et)\s+/giu, text.includes(';') ? ';' : ', ')
    .replace(/,\s*,/g, ',');
  if (ends.includes(';')) return ends.split(';').filter((part) => part.trim() !== '');
  const spaced = ends.split(/,\s+/).filter((part) => part.trim() !== '');
  const tight = spaced.some((part) => part.includes(','));
  if (!tight) return spaced;
  if (!decimalComma) return ends.split(',');
  // 3,5,7,7 are four numbers; 3,5 alone may be one or two.
  if (spaced.some((part) => (part.match(/,/g) ?? []).length > 1))
    return spaced.length === 1 ? ends.split(',') : null;
  return spaced;
}

function singleUnit(text: string): Expression | null {
  const found =
    /^(square |cubic )?(\p{L}+|°[CF]|[€$£])(?:\s?(²|³|\^2|\^3)|\s+(cuadrados?|cúbicos?|cubicos?|carrés?|carres?|cubes?))?$/iu.exec(
      text.trim(),
    );
  if (found === null) return null;
  const name = unitNamed(found[2]!);
  if (name === null || name === 'plain') return null;
  const power = /^(?:square|²|\^2|cuad|carr)/i.test(found[1] ?? found[3] ?? found[4] ?? '')
    ? 2
    : (found[1] ?? found[3] ?? found[4]) === undefined
      ? 1
      : 3;
  const unit: Expression = { kind: 'unit', name };
  return power === 1 ? unit : raised(unit, number(power));
}

/** A value and its unit as one expression: 72 km/h is 72 km divided by h, as in the formula reader. */
export function withUnit(value: Expression, unit: Expression): Expression {
  if (unit.kind !== 'divide') return product([value, unit]);
  return divided(product([value, unit.numerator]), unit.denominator);
}
