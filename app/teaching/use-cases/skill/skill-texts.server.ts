import type { Language } from '#app/platform/texts.ts';
import { skillView } from '#app/practice/index.server.ts';
import { tutoredQuestion, tutoredSolution } from '#app/practice/index.server.ts';
import type { HintView, SkillView, TutoredItem, WorkedView } from '#app/practice/index.ts';
import type { SessionContext } from '../../model/session-context.ts';
import type { SkillDrawing, SkillMoment, WorkedOut } from '../../model/moments.ts';
import { splitIntoParts, toStoredFormula, toStoredText } from '../../domain/skill/stored-text.ts';
import type { PresentedItem, ShownExample, Track } from '../../domain/skill/track.ts';

/* Converts the practice texts of a skill into moments of the conversation. */

type Need = { readonly services: Pick<SessionContext['services'], 'maths'>; readonly language: Language };

const drawnOf = ({ picture, figure }: SkillView): SkillDrawing | null => {
  const shown = figure ?? picture;
  return shown ? { svg: shown.svg, caption: shown.caption } : null;
};

export const drawnOfSkill = (track: Track, language: Language): SkillDrawing | null =>
  drawnOf(skillView(track.skill, language));

/** The number of parts of the idea, and one of them; the first includes its picture. */
export function ideaOf(
  { skill }: Pick<Track, 'skill'>,
  part: number,
  language: Language,
): { parts: number; moment: SkillMoment | null } {
  const view = skillView(skill, language);
  const parts = splitIntoParts(view.what);
  const text = parts[part];
  const drawn = part === 0 ? drawnOf(view) : null;
  return {
    parts: parts.length,
    moment: text ? { say: 'skill_idea', text: toStoredText(text), drawn, further: part > 0 } : null,
  };
}

const workedOut = ({ lines }: WorkedView): WorkedOut => ({
  lines: lines.map(({ formula, why }) => ({ formula: toStoredFormula(formula), note: toStoredText(why) })),
});

/** The drawing of a question, except a graph that is the answer input. */
function svgOf(item: TutoredItem, language: Language): string | null {
  const { figure, picture } = tutoredQuestion(item, language);
  return figure?.svg ?? picture?.svg ?? null;
}

/** The lines of an example so far. Null while the engine is too busy for its solution. */
export async function exampleOf(
  { services, language }: Need,
  { skill }: Pick<Track, 'skill'>,
  example: ShownExample,
  begun: boolean,
): Promise<{ of: number; moment: SkillMoment } | null> {
  const { item } = example;
  const written = item ? null : skillView(skill, language).example;
  const worked = item ? (await tutoredSolution(services.maths, item, language)).worked : written?.worked;
  if (!worked) return null;
  const all = workedOut(worked).lines;
  return {
    of: all.length,
    moment: {
      say: 'skill_example',
      id: example.id,
      prompt: toStoredText(item ? tutoredQuestion(item, language).prompt : (written?.prompt ?? [])),
      lines: all.slice(0, example.shown),
      svg: item && svgOf(item, language),
      begun,
    },
  };
}

export function questionMomentOf(
  question: PresentedItem,
  { step, results }: Pick<Track, 'step' | 'results'>,
  language: Language,
): SkillMoment {
  if (step !== 'guided' && step !== 'alone' && step !== 'twin')
    throw new Error(`nothing is asked in ${step}`);
  return {
    say: 'skill_asked',
    step,
    again: results.some((one) => one.step === step),
    id: question.id,
    prompt: toStoredText(tutoredQuestion(question, language).prompt),
    svg: svgOf(question, language),
  };
}

export async function solutionOfQuestion(
  { services, language }: Need,
  question: PresentedItem,
): Promise<SkillMoment> {
  const { worked, answer } = await tutoredSolution(services.maths, question, language);
  return {
    say: 'skill_solution',
    answer: toStoredText(answer),
    worked: worked && workedOut(worked),
    id: question.id,
  };
}

export function hintMoment({ rung, parts, worked }: HintView): SkillMoment {
  return {
    say: 'skill_hint',
    rung: rung === 4 ? 3 : rung,
    text: toStoredText(parts),
    worked: worked && { ...workedOut(worked), prompt: toStoredText(worked.prompt) },
  };
}
