import type { Language } from '#app/platform/texts.ts';
import { chatter } from '../../../../model/understanding/chatter.ts';
import { foldAccents } from '../fold-accents.ts';
import { english } from './english.ts';
import { french } from '../../../../model/understanding/problem/french.ts';
import { unknownsOf } from '../unknowns.ts';
import type { Phrasing } from './phrasing.ts';
import { spanish } from './spanish.ts';

/** The learner's language first, since the question is displayed as it was read. */
const phrasings: Readonly<Record<Language, readonly Phrasing[]>> = {
  en: [...english, ...spanish, ...french],
  es: [...spanish, ...english, ...french],
  fr: [...french, ...english, ...spanish],
};

/** Phrasings are short; matching longer texts would only cost time. */
const longest = 160;

/** The question in pupils' phrasings as texts for the parser, each with its readings. */
export function fromPhrasings(text: string, language: Language): (readonly string[])[] {
  const plain = foldAccents(text.trim());
  if (plain.length > longest) return [];
  return phrasings[language].flatMap(({ pattern, asked }) => {
    const found = pattern.exec(plain);
    if (found === null) return [];
    const groups = (found.indices ?? []).map((at) => (at ? text.trim().slice(...at) : ''));
    const formulas = Object.values(found.groups ?? {}).filter((one) => one !== undefined);
    if (!formulas.every(isFormula) || !asked.every((one) => fits(one, formulas, groups))) return [];
    return [asked.map((one) => filled(one, groups))];
  });
}

const filled = (template: string, groups: readonly string[]): string =>
  template
    .replace(/\$l(\d)/g, (_, at: string) =>
      formatNumberList(groups[Number(at)] ?? '', /[a-z] (?:of|for) \$/.test(template)),
    )
    .replace('≤ x ≤', `≤ ${[...unknownsOf(groups[1] ?? '')][0] ?? 'x'} ≤`)
    .replace(/\$(\d)/g, (_, at: string) => (groups[Number(at)] ?? '').trim());

/** The numbers of a list: a comma may be a decimal comma or a separator. */
function formatNumberList(text: string, english: boolean): string {
  const plain = text.replace(/(?:\.{2,}|…|etc\.?)\s*$/, '').trim();
  const apart = plain.includes(';')
    ? /\s*;\s*|\s+(?:y|e|et)\s+/
    : /,\s/.test(plain)
      ? /,\s+|\s+(?:and|y|e|et)\s+/
      : /\s/.test(plain)
        ? /\s+(?:(?:and|y|e|et)\s+)?/
        : /,/;
  const numbers = plain.split(apart).filter((one) => one.trim() !== '');
  return numbers.map((one) => one.replace(/[,;\s]+$/, '')).join(english ? ', ' : '; ');
}

export const functionNames =
  /^(?:sin|sen|cos|tan|tg|cot|sec|csc|ln|log|lim|sqrt|cbrt|root|arcsin|arccos|arctan|asin|acos|atan|sinh|cosh|tanh|exp|abs|pi|frac|left|right|cdot|dx|dt)$/;

/** Whether a text contains only signs, numbers, letters and function names. */
export function isFormula(text: string): boolean {
  const apart = text.includes('=') ? text.replace(/\s(?:and|y|et)\s(?=[^=]*=)/g, ' , ') : text;
  const words = apart.match(/[a-z]{2,}/g) ?? [];
  return (
    (/[\d=<>≤≥^²³√|∫(]/.test(text) || /^[a-z]$/i.test(text.trim())) &&
    words.every((word) => functionNames.test(word) || (word.length < 3 && !chatter.has(word)))
  );
}

const relation = /[=<>≤≥]/;
/** An equation can be solved, an expression rewritten; with an interval, the unknown is an angle. */
function fits(template: string, formulas: readonly string[], groups: readonly string[]): boolean {
  const [formula = ''] = formulas;
  if (template.includes('≤'))
    return (
      relation.test(formula) &&
      /sin|sen|cos|tan|tg/.test(formula) &&
      unknownsOf(formula).size === 1 &&
      Boolean(groups[2] && groups[3])
    );
  if (/^(?:solve|resuelve|r.sous) \$/.test(template)) return relation.test(formula);
  if (/^(?:factor|expand|desarrolla|d.veloppe|complet)/.test(template))
    return !relation.test(formula.replace(/^[a-z] ?(?:\(x\))? ?= ?/, '')) && /[a-z]/.test(formula);
  if (template.startsWith('simplify $')) return !relation.test(formula);
  return true;
}
