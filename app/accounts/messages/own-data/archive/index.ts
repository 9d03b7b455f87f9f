import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What the archive and the mails say; no page needs it. */
export const archiveTexts: Texts<typeof en> = { en, es, fr };
