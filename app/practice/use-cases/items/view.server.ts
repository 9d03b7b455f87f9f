import type { Maths } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import { hintViews } from '../hint-view.server.ts';
import type { AttemptRecord, PracticeItemRecord } from '../../model/record.ts';
import type { PracticeMode } from '../../model/practice-plan.ts';
import { contents } from '@curvela/curriculum/skills';
import type { SkillId } from '@curvela/curriculum';
import type { AskView, ItemView, SentenceParts } from '../../model/views.ts';
import { attemptView, linesInOrder, lineParts, optionParts } from './attempt-view.server.ts';
import { figureView, formulaPart, formulaView, localize } from './parts.server.ts';
import { type GeneratedItem, findItem } from '@curvela/curriculum/items';
import { pictureView, planeOf } from './picture.server.ts';
import { shownOrder } from '../../domain/items/shown-order.ts';
import { mayAskHint } from '../../domain/items/attempt-rules.ts';
import { workedView } from './worked.server.ts';

export type ItemViewInput = {
  readonly record: PracticeItemRecord;
  readonly attempts: readonly AttemptRecord[];
  readonly mode: PracticeMode;
  /** The session is finished: exam verdicts are shown. */
  readonly finished: boolean;
  readonly lastSeenAt: string | null;
  readonly twin: ItemView['twin'];
};

export const skillName = (id: SkillId, language: Language): string =>
  contents[id]?.texts[language].name ?? id.replaceAll('_', ' ');

/** The question of a record. Throws when its template was removed, as the row cannot be shown. */
export function itemOfRecord({
  template,
  seed,
}: Pick<PracticeItemRecord, 'template' | 'seed'>): GeneratedItem {
  const item = findItem(template, seed);
  if (!item) throw new Error(`no template ${template}`);
  return item;
}

/** A question as its learner sees it. The answer is not sent before the question is over, and in an exam before that ends. */
export async function itemView(
  maths: Pick<Maths, 'solve'>,
  { record, attempts, mode, finished, lastSeenAt, twin }: ItemViewInput,
  language: Language,
): Promise<ItemView> {
  const item = itemOfRecord(record);
  const hidden = mode === 'exam' && !finished;
  const over = !hidden && (record.state !== 'open' || record.voidedAt !== null);
  const answered = record.state === 'right' || record.state === 'wrong';
  return {
    id: record.id,
    position: record.position,
    role: record.role,
    skill: { id: record.skill, name: skillName(record.skill, language), lastSeenAt },
    ...questionView(item, language),
    attempts: attempts.map((attempt) => attemptView(item, attempt, language, hidden)),
    hints: hidden ? [] : await hintViews(maths, item, { rung: record.rung, attempts }, language),
    mayHint: mayAskHint(mode, record, attempts),
    state: hidden && (answered || attempts.length > 0) ? 'answered' : record.state,
    voided: record.voidedAt !== null,
    twin: over ? twin : null,
    solution: over ? await workedView(maths, item, language) : null,
    answer: over ? answerParts(item, language) : null,
  };
}

/** The prompt and the answer field. */
export function questionView(
  item: GeneratedItem,
  language: Language,
): Pick<ItemView, 'level' | 'prompt' | 'ask' | 'picture' | 'figure'> {
  return {
    level: item.template.level,
    prompt: localize(item.template.prompt, language, item),
    ask: askView(item, language),
    picture: item.picture ? pictureView(item.picture, language) : null,
    figure: item.figure ? figureView(item.figure, language, item) : null,
  };
}

/** A question without its answer, for pages of other features; null for a template that was removed. */
export function shownQuestion(
  { template, seed }: Pick<PracticeItemRecord, 'template' | 'seed'>,
  language: Language,
): (ReturnType<typeof questionView> & { readonly skill: string }) | null {
  const item = findItem(template, seed);
  return item
    ? { ...questionView(item, language), skill: skillName(item.template.skills[0], language) }
    : null;
}

function askView(item: GeneratedItem, language: Language): AskView {
  const { answer, seed, template } = item;
  switch (answer.kind) {
    case 'formula':
      return { kind: 'formula', label: template.label?.[language] ?? null, formText: null };
    case 'choice': {
      const shown = shownOrder(answer, seed).map((index) => answer.options[index]);
      const options = shown.map((option, number) => ({
        number,
        parts: option ? optionParts(option, language) : [],
      }));
      return { kind: 'choice', options };
    }
    case 'order': {
      const shown = shownOrder(answer, seed).map((index) => answer.lines[index] ?? '');
      return { kind: 'order', lines: numbered(shown, language) };
    }
    case 'wrong_line':
      return { kind: 'wrong_line', lines: numbered(answer.lines, language) };
    default:
      return { kind: answer.kind, view: planeOf(answer, item.picture) };
  }
}

const numbered = (lines: readonly string[], language: Language) =>
  lines.map((line, number) => ({ number, formula: formulaView(line, language) }));

/** The right answer as displayed. */
export function answerParts({ answer }: GeneratedItem, language: Language): SentenceParts {
  switch (answer.kind) {
    case 'formula':
    case 'line':
      return [formulaPart(answer.expected, language)];
    case 'choice': {
      const right = answer.options.find((option) => option.right);
      return right ? optionParts(right, language) : [];
    }
    case 'order':
      return linesInOrder(answer.lines, language);
    case 'point':
      return [formulaPart(`(${answer.at.join(', ')})`, language)];
    case 'wrong_line':
      return lineParts(answer.lines, answer.wrong, language);
  }
}
