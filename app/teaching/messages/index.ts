import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Texts of the teaching screens. */
export const teachingTexts: Texts<typeof en> = { en, es, fr };
