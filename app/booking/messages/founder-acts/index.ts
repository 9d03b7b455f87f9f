import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Emails about what founders did with a booking, or have to decide. */
export const founderActTexts: Texts<typeof en> = { en, es, fr };
