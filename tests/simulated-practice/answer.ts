import type { Random } from '#app/platform/random.ts';
import type { Aid } from '@curvela/curriculum';
import type { Confidence } from '#app/practice/model/mastery/evidence.ts';
import type { TemplateSummary } from '#app/practice/domain/sessions/choose-input.ts';
import type { LearnerTruth } from './truth.ts';

export type Answered = { readonly right: boolean; readonly aid: Aid; readonly confidence: Confidence | null };

const luckyGuess = 0.6;
const options = 4;

/** How the learner handles a question: attempts, asks for a hint first, or gives up. `helps`: whether help is available. */
export function answerOf(
  truth: LearnerTruth,
  { skills, level, kind }: TemplateSummary,
  { lucky, helps }: { lucky: boolean; helps: boolean },
  random: Random,
): Answered {
  const way =
    skills.reduce((product, skill) => product * truth.competence(skill), 1) ** [0.8, 1, 1.2][level - 1]!;
  const sees = random.fraction() < way;
  const asks = helps && !sees && random.fraction() < truth.asksForHelp;
  if (asks && random.fraction() < 0.3) return { right: false, aid: 'shown', confidence: null };
  if (asks) return { right: random.fraction() < 0.55, aid: 'hint', confidence: null };
  const guess = Math.max(kind === 'choice' ? 1 / options : truth.guess, lucky ? luckyGuess : 0);
  const right = random.fraction() < (sees ? 1 - truth.slip(level) : guess);
  return { right, aid: 'none', confidence: confidenceOf(sees, random) };
}

/** Half of the questions get a confidence, which is often wrong. */
function confidenceOf(sees: boolean, random: Random): Confidence | null {
  if (random.fraction() < 0.5) return null;
  const said = random.fraction();
  if (sees) return said < 0.6 ? 'certain' : said < 0.9 ? 'fairly' : 'guessing';
  return said < 0.2 ? 'certain' : said < 0.6 ? 'fairly' : 'guessing';
}
