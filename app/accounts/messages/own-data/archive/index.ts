import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Texts of the archive and the emails; no page needs them. */
export const archiveTexts: Texts<typeof en> = { en, es, fr };
