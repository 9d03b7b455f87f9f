import type { Maths } from '@curvela/maths';
import { mathsTexts } from '@curvela/maths/messages';
import { writeFormula, writeRequest } from '#app/maths/index.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { WorkedLine } from '@curvela/curriculum';
import type { SentenceParts, WorkedView } from '../../model/views.ts';
import type { GeneratedItem } from '@curvela/curriculum/items';
import { type SlotValues, formulaView, toParts } from './parts.server.ts';

export const workedLines = (
  lines: readonly WorkedLine[],
  language: Language,
  filling: SlotValues,
): WorkedView => ({
  lines: lines.map(({ line, why }) => ({
    formula: formulaView(line, language),
    why: toParts(why[language], language, filling),
  })),
});

const mostKept = 500;
const retries = 2;
const solutions = new Map<string, WorkedView>();

/**
 * The solution of a question: its written lines, or the engine's checked steps. Recent ones of the engine are cached. Null when the engine
 * stays busy; the next request tries again.
 */
export async function workedView(
  maths: Pick<Maths, 'solve'>,
  item: GeneratedItem,
  language: Language,
): Promise<WorkedView | null> {
  if (item.worked !== 'engine') return workedLines(item.worked, language, item);
  if (item.proof.by !== 'solve') return null;
  const key = `${language} ${item.template.id} ${item.seed}`;
  const known = solutions.get(key);
  if (known) return known;
  const problem = { problem: writeRequest(item.proof.problem, language), locale: language };
  let solved = await maths.solve(problem);
  // Every template is proven: a failure now means that the engine was busy or still starting.
  for (let again = 0; solved.kind === 'cannot' && again < retries; again += 1)
    solved = await maths.solve(problem);
  if (solved.kind !== 'solved') return null;
  const view = {
    lines: solved.steps.map(({ after, rule, params, text }) => ({
      formula: writeFormula(after.plain, language, language),
      why: reasonParts(rule, params, text, language),
    })),
  };
  if (solutions.size >= mostKept) solutions.delete(solutions.keys().next().value ?? '');
  solutions.set(key, view);
  return view;
}

/** The engine's reason with its formulas rendered. */
function reasonParts(
  rule: string,
  params: Readonly<Record<string, string>>,
  text: string,
  language: Language,
): SentenceParts {
  const rules: Readonly<Record<string, unknown>> = mathsTexts[language].maths.rules;
  const sentence = rules[rule];
  if (typeof sentence !== 'string' || /\{\w+,/.test(sentence)) return [{ kind: 'text', text }];
  const slots = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, writeFormula(value, 'en', language).plain]),
  );
  return toParts(sentence, language, { slots });
}
