import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Linked adults: inviting one, answering an invitation, and what the adult sees. */
export const adultLinksTexts: Texts<typeof en> = { en, es, fr };
