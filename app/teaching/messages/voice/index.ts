import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { mistakesEn } from './mistakes-en.ts';
import { mistakesEs } from './mistakes-es.ts';
import { mistakesFr } from './mistakes-fr.ts';
import { safetyEn } from './safety-en.ts';
import { safetyEs } from './safety-es.ts';
import { safetyFr } from './safety-fr.ts';
import { skillEn } from './skill-en.ts';
import { skillEs } from './skill-es.ts';
import { skillFr } from './skill-fr.ts';

/** Texts of the built-in tutor. They are formatted on the server and never shipped to the browser. */
export const voiceTexts: Texts<
  typeof en & { mistakes: typeof mistakesEn; safety: typeof safetyEn; skill: typeof skillEn }
> = {
  en: { ...en, mistakes: mistakesEn, safety: safetyEn, skill: skillEn },
  es: { ...es, mistakes: mistakesEs, safety: safetyEs, skill: skillEs },
  fr: { ...fr, mistakes: mistakesFr, safety: safetyFr, skill: skillFr },
};
