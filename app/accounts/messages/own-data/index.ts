import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Texts of export and erasure on the account page. */
export const ownDataTexts: Texts<typeof en> = { en, es, fr };
