import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What founders do on a tutor’s behalf: the screen, the lines of the log, the mail to the tutor. */
export const onBehalfTexts: Texts<typeof en> = { en, es, fr };
