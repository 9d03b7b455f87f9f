import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Texts of a founder’s view of one account. */
export const userDetailTexts: Texts<typeof en> = { en, es, fr };
