import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

type TrialPart = { teaching: Pick<(typeof en)['teaching'], 'trial' | 'tutor'> };
const part = <Words extends { teaching: { trial: unknown; tutor: unknown } }>({ teaching }: Words) => ({
  teaching: {
    trial: teaching.trial as Words['teaching']['trial'],
    tutor: teaching.tutor as Words['teaching']['tutor'],
  },
});

/** Texts of a single trial, for pages of other features. */
export const trialTexts: Texts<TrialPart> = { en: part(en), es: part(es), fr: part(fr) };
