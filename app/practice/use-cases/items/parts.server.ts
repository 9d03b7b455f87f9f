import { renderFormula, writeFormula } from '#app/maths/index.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { KeptFormula } from '../../model/mastery/evidence.ts';
import type { Said, Slots, Words } from '@curvela/curriculum/skills/skill.ts';
import type { FormulaView, Part, Parts } from '../../model/views.ts';
import { isRatio, writeRatio } from './ratio.server.ts';

/** A formula of ours in the learner’s notation. */
export const formulaView = (text: string, language: Language): FormulaView =>
  isRatio(text) ? writeRatio(text, language) : writeFormula(text, language);

export const formulaPart = (text: string, language: Language): Part => ({
  kind: 'formula',
  formula: formulaView(text, language),
});
/** A formula that was kept as it was written. */
export const drawn = (formula: KeptFormula): Part => ({
  kind: 'formula',
  formula: { ...formula, html: renderFormula(formula.latex).html },
});
export const textPart = (text: string): Part => ({ kind: 'text', text });

/** What fills the `{names}` of a sentence: formulas, or words where there is no formula of that name. */
export type Filling = { readonly slots?: Slots | undefined; readonly words?: Words | undefined };

/** A sentence with `{names}` in parts. A name that nothing fills stays as it is written. */
export function partsOf(
  sentence: string,
  language: Language,
  { slots = {}, words = {} }: Filling = {},
): Parts {
  const parts: Part[] = [];
  const addText = (text: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'text') parts[parts.length - 1] = textPart(last.text + text);
    else if (text !== '') parts.push(textPart(text));
  };
  for (const piece of sentence.split(/(\{\w+\})/)) {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    const slot = name === undefined ? undefined : slots[name];
    if (slot !== undefined) parts.push(formulaPart(slot, language));
    else addText(name === undefined ? piece : (words[name]?.[language] ?? piece));
  }
  return parts;
}

export const said = (text: Said, language: Language, filling: Filling = {}): Parts =>
  partsOf(text[language], language, filling);

/** The parts as one line of plain text, for lists and for ears. */
export const asText = (parts: Parts): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.formula.plain)).join('');
