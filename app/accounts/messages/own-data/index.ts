import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What the page says about export and erasure. */
export const ownDataTexts: Texts<typeof en> = { en, es, fr };
