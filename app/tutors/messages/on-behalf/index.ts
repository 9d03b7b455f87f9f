import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Texts of changes that founders make for a tutor: screen, audit log, email to the tutor. */
export const onBehalfTexts: Texts<typeof en> = { en, es, fr };
