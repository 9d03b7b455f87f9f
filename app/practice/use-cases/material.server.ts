import type { Maths } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import { attemptView } from './items/attempt-view.server.ts';
import { gradeAnswer } from './items/grade.server.ts';
import { type GeneratedItem, findItem } from '@curvela/curriculum/items';
import { toPlainText, toParts, localize } from './items/parts.server.ts';
import { findItemFaults, rightAnswerText } from '../domain/items/prove-item.ts';
import { skillView } from './items/skill-view.server.ts';
import { answerParts, questionView, skillName } from './items/view.server.ts';
import { workedView } from './items/worked.server.ts';
import { practiceError } from '../model/errors.ts';
import type { GivenAnswer } from '../model/schemas.ts';
import { contents } from '@curvela/curriculum/skills';
import { skillIds } from '@curvela/curriculum';
import type {
  QuestionClaims,
  GradedAnswer,
  PracticeMaterial,
  PracticeQuestion,
  QuestionKey,
} from '../model/material.ts';

/** The questions and explanations of practice for features that teach, rendered and graded by the given engine. */
export const materialOf = (maths: Maths): PracticeMaterial => ({
  skills: (language) =>
    skillIds.flatMap((id) => {
      const content = contents[id];
      if (!content) return [];
      // Without the pictures and the worked example of a skill's view, which are not searched and take seconds to render for all.
      const { texts, slots } = content;
      const { name, can, what } = texts[language];
      const paragraphs = what.map((paragraph) => toPlainText(toParts(paragraph, language, { slots })));
      return [{ id, name, can, what: paragraphs.join(' ') }];
    }),
  askables: (skill) => contents[skill]?.templates.map(({ id, level, kind }) => ({ id, level, kind })) ?? [],
  explain: (skill, language) => ({
    ...skillView(skill, language),
    formulas: Object.values(contents[skill]?.slots ?? {}),
  }),
  question: async (key, language) => {
    const item = findItem(key.template, key.seed);
    return item ? questionOf(maths, item, language) : null;
  },
  faults: async (key) => findItemFaults(maths, requireItem(key)),
  grade: (key, given, language) => grade(maths, requireItem(key), given, language),
});

/** Throws 404 `unknown_template` for a template that was removed. */
function requireItem({ template, seed }: QuestionKey): GeneratedItem {
  const item = findItem(template, seed);
  if (!item) throw practiceError('unknown_template', { status: 404 });
  return item;
}

/** Null when the engine cannot solve it now. */
async function questionOf(
  maths: Maths,
  item: GeneratedItem,
  language: Language,
): Promise<PracticeQuestion | null> {
  const worked = await workedView(maths, item, language);
  if (!worked) return null;
  const { template, seed } = item;
  const [skill] = template.skills;
  return {
    template: template.id,
    seed,
    skill: { id: skill, name: skillName(skill, language) },
    kind: template.kind,
    level: template.level,
    shown: questionView(item, language),
    hint: localize(template.hint, language, item),
    worked,
    answer: answerParts(item, language),
    claims: claimsOf(item),
  };
}

function claimsOf(item: GeneratedItem): QuestionClaims {
  const { slots, answer, worked, proof } = item;
  const options =
    answer.kind === 'choice'
      ? answer.options.flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
      : [];
  return {
    given: [...Object.values(slots), ...options],
    lines: worked === 'engine' ? null : worked.map(({ line }) => line),
    problem: proof.by === 'solve' ? proof.problem : null,
    answer: rightAnswerText(answer),
  };
}

async function grade(
  maths: Maths,
  item: GeneratedItem,
  given: GivenAnswer,
  language: Language,
): Promise<GradedAnswer> {
  const { verdict, formMissed, mistake, written, place, feedback } = await gradeAnswer(
    maths,
    item,
    given,
    language,
  );
  const answer = { given, written, place, feedback, mistakeSlots: mistake?.slots ?? {} };
  const attempt = { id: '', answer, verdict, formMissed, mistake: mistake?.id ?? null };
  return {
    verdict,
    formMissed,
    mistake: mistake?.id ?? null,
    feedback: attemptView(item, attempt, language, false).feedback,
    written,
  };
}
