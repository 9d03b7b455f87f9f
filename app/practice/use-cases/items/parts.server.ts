import { renderFormula, writeFormula } from '#app/maths/index.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { StoredFormula } from '../../model/mastery/evidence.ts';
import type { LocalizedText, Slots, SlotWords, WithDescription, FigureSpec } from '@curvela/curriculum';
import type { FormulaView, SentencePart, SentenceParts, FigureView } from '../../model/views.ts';
import { isRatio, writeRatio } from './ratio.server.ts';
import { drawFigure, toSvg } from '@curvela/curriculum/figures';

/** A built-in formula in the learner's notation. */
export const formulaView = (text: string, language: Language): FormulaView =>
  isRatio(text) ? writeRatio(text, language) : writeFormula(text, language);

export const formulaPart = (text: string, language: Language): SentencePart => ({
  kind: 'formula',
  formula: formulaView(text, language),
});
/** A formula stored as the learner wrote it. */
export const drawStoredFormula = (formula: StoredFormula): SentencePart => ({
  kind: 'formula',
  formula: { ...formula, html: renderFormula(formula.latex).html },
});
export const textPart = (text: string): SentencePart => ({ kind: 'text', text });

/** Values for the `{names}` of a sentence: formulas, or words where there is no formula of that name. */
export type SlotValues = { readonly slots?: Slots | undefined; readonly words?: SlotWords | undefined };

/** Splits a sentence with `{names}` into parts. A name without a value stays as written. */
export function toParts(
  sentence: string,
  language: Language,
  { slots = {}, words = {} }: SlotValues = {},
): SentenceParts {
  const parts: SentencePart[] = [];
  const addText = (text: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'text') parts[parts.length - 1] = textPart(last.text + text);
    else if (text !== '') parts.push(textPart(text));
  };
  // With a group in the pattern, every second piece is a name.
  for (const [index, piece] of sentence.split(/\{(\w+)\}/).entries()) {
    const isName = index % 2 === 1;
    const slot = isName ? slots[piece] : undefined;
    if (slot !== undefined) parts.push(formulaPart(slot, language));
    else addText(isName ? (words[piece]?.[language] ?? `{${piece}}`) : piece);
  }
  return parts;
}

export const localize = (text: LocalizedText, language: Language, filling: SlotValues = {}): SentenceParts =>
  toParts(text[language], language, filling);

/** The parts as one line of plain text, for lists and screen readers. */
export const toPlainText = (parts: SentenceParts): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.formula.plain)).join('');

/** A figure rendered for the learner, with its texts filled in. */
export function figureView(
  figure: FigureSpec & WithDescription,
  language: Language,
  filling: SlotValues,
): FigureView {
  const description = toPlainText(localize(figure.description, language, filling));
  return { svg: toSvg(drawFigure(figure, language), description) };
}
