import type { Maths } from '@curvela/maths/contract.ts';
import type { Language } from '#app/platform/texts.ts';
import { mistakeOf } from './items/attempt-view.server.ts';
import { type Item, madeOf } from '@curvela/curriculum/items/item.ts';
import { partsOf, said, textPart } from './items/parts.server.ts';
import { knownOf, lastWrong } from '../domain/items/work.ts';
import { workedView } from './items/worked.server.ts';
import { sayPractice } from '../messages/said/index.ts';
import type { AttemptRecord } from '../model/record.ts';
import type { HintView, Parts } from '../model/views.ts';
import { type Help, rungs, type Rung } from '@curvela/curriculum/pedagogy/ladder.ts';

/** So many others are looked at for one with another answer. */
const mostOthers = 12;

/** Another question of the same template, with another answer where there is one; the same every time. */
export function analogous(item: Item): Item {
  const other = (at: number) => madeOf(item.template, (item.seed + 7919 * at) % 2_000_000_000);
  for (let at = 1; at <= mostOthers; at += 1) if (answerOf(other(at)) !== answerOf(item)) return other(at);
  return other(1);
}

const answerOf = ({ answer }: Item): string =>
  answer.kind === 'formula' ? answer.expected : JSON.stringify(answer);

/** The help given so far, in the order of the ladder. */
export async function hintViews(
  maths: Pick<Maths, 'solve'>,
  item: Item,
  { rung, attempts }: { readonly rung: Help; readonly attempts: readonly AttemptRecord[] },
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
  item: Item,
  rung: Rung,
  attempts: readonly AttemptRecord[],
  language: Language,
): Promise<HintView> {
  if (rung < 3) return { rung, parts: wordsOf(item, rung, attempts, language), worked: null };
  const shown = rung === 3 ? analogous(item) : item;
  const worked = await workedView(maths, shown, language);
  const parts = [textPart(sayPractice(language, rung === 3 ? 'hint.example' : 'hint.solution'))];
  const prompt = said(shown.template.prompt, language, shown);
  return { rung, parts, worked: worked && { ...worked, prompt } };
}

function wordsOf(item: Item, rung: Rung, attempts: readonly AttemptRecord[], language: Language): Parts {
  const wrong = lastWrong(attempts);
  if (rung === 1 || !wrong) return said(item.template.hint, language, item);
  if (rung === 2) return mistakeOf(wrong, language) ?? [];
  const line = wrong.answer.place ?? 1;
  const { answer } = item;
  if (answer.kind !== 'wrong_line') return partsOf(sayPractice(language, 'hint.order', { line }), language);
  const key = line - 1 < answer.wrong ? 'hint.wrong_line_below' : 'hint.wrong_line_above';
  return partsOf(sayPractice(language, key, { line }), language);
}
