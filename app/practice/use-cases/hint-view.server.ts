import type { Maths } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import { mistakeOf } from './items/attempt-view.server.ts';
import { type GeneratedItem, generateItem } from '@curvela/curriculum/items';
import { toParts, localize, textPart } from './items/parts.server.ts';
import { knownOf, lastWrong } from '../domain/items/attempt-rules.ts';
import { workedView } from './items/worked.server.ts';
import { practiceText } from '../messages/server/index.ts';
import type { AttemptRecord } from '../model/record.ts';
import type { HintView, SentenceParts } from '../model/views.ts';
import { type ReachedRung, rungs, type HintRung } from '@curvela/curriculum';

/** How many alternatives are tried to find one with another answer. */
const mostOthers = 12;

/** Another question of the same template, with a different answer where possible. Deterministic. */
export function analogousItem(item: GeneratedItem): GeneratedItem {
  const other = (at: number) => generateItem(item.template, (item.seed + 7919 * at) % 2_000_000_000);
  for (let at = 1; at <= mostOthers; at += 1) if (answerOf(other(at)) !== answerOf(item)) return other(at);
  return other(1);
}

const answerOf = ({ answer }: GeneratedItem): string =>
  answer.kind === 'formula' ? answer.expected : JSON.stringify(answer);

/** The hints so far, from the first rung on. */
export async function hintViews(
  maths: Pick<Maths, 'solve'>,
  item: GeneratedItem,
  { rung, attempts }: { readonly rung: ReachedRung; readonly attempts: readonly AttemptRecord[] },
  language: Language,
): Promise<HintView[]> {
  const known = knownOf(attempts);
  const given = rungs.filter(
    (each) => each <= rung && (each !== 0 || known.place) && (each !== 2 || known.error),
  );
  return Promise.all(given.map((each) => hintView(maths, item, each, attempts, language)));
}

async function hintView(
  maths: Pick<Maths, 'solve'>,
  item: GeneratedItem,
  rung: HintRung,
  attempts: readonly AttemptRecord[],
  language: Language,
): Promise<HintView> {
  if (rung < 3) return { rung, parts: wordsOf(item, rung, attempts, language), worked: null };
  const shown = rung === 3 ? analogousItem(item) : item;
  const worked = await workedView(maths, shown, language);
  const parts = [textPart(practiceText(language, rung === 3 ? 'hint.example' : 'hint.solution'))];
  const prompt = localize(shown.template.prompt, language, shown);
  return { rung, parts, worked: worked && { ...worked, prompt } };
}

function wordsOf(
  item: GeneratedItem,
  rung: HintRung,
  attempts: readonly AttemptRecord[],
  language: Language,
): SentenceParts {
  const wrong = lastWrong(attempts);
  if (rung === 1 || !wrong) return localize(item.template.hint, language, item);
  if (rung === 2) return mistakeOf(wrong, language) ?? [];
  const line = wrong.answer.place ?? 1;
  const { answer } = item;
  if (answer.kind !== 'wrong_line') return toParts(practiceText(language, 'hint.order', { line }), language);
  const key = line - 1 < answer.wrong ? 'hint.wrong_line_below' : 'hint.wrong_line_above';
  return toParts(practiceText(language, key, { line }), language);
}
