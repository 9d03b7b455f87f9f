import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The built-in tutor's words. They are put into sentences on the server and never travel as a catalogue. */
export const voiceTexts: Texts<typeof en> = { en, es, fr };
