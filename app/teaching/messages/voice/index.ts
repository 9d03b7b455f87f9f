import type { Texts } from '#app/platform/texts.ts';
import { dialogueEn } from './dialogue-en.ts';
import { dialogueEs } from './dialogue-es.ts';
import { dialogueFr } from './dialogue-fr.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { mistakesEn } from './mistakes-en.ts';
import { mistakesEs } from './mistakes-es.ts';
import { mistakesFr } from './mistakes-fr.ts';
import { problemEn, proposalsEn } from './questions-en.ts';
import { problemEs, proposalsEs } from './questions-es.ts';
import { problemFr, proposalsFr } from './questions-fr.ts';
import { safetyEn } from './safety-en.ts';
import { safetyEs } from './safety-es.ts';
import { safetyFr } from './safety-fr.ts';
import { skillEn } from './skill-en.ts';
import { skillEs } from './skill-es.ts';
import { skillFr } from './skill-fr.ts';
import { topicsEn } from './topics-en.ts';
import { topicsEs } from './topics-es.ts';
import { topicsFr } from './topics-fr.ts';

/** Texts of the built-in tutor. They are formatted on the server and never shipped to the browser. */
export const voiceTexts: Texts<
  typeof en & {
    mistakes: typeof mistakesEn;
    safety: typeof safetyEn;
    skill: typeof skillEn;
    dialogue: typeof dialogueEn & { proposal: typeof proposalsEn; problem: typeof problemEn };
    topics: typeof topicsEn;
  }
> = {
  en: {
    ...en,
    mistakes: mistakesEn,
    safety: safetyEn,
    skill: skillEn,
    dialogue: { ...dialogueEn, proposal: proposalsEn, problem: problemEn },
    topics: topicsEn,
  },
  es: {
    ...es,
    mistakes: mistakesEs,
    safety: safetyEs,
    skill: skillEs,
    dialogue: { ...dialogueEs, proposal: proposalsEs, problem: problemEs },
    topics: topicsEs,
  },
  fr: {
    ...fr,
    mistakes: mistakesFr,
    safety: safetyFr,
    skill: skillFr,
    dialogue: { ...dialogueFr, proposal: proposalsFr, problem: problemFr },
    topics: topicsFr,
  },
};
