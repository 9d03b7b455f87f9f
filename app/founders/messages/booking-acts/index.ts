import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Texts of founders’ acts on bookings. */
export const bookingActsTexts: Texts<typeof en> = { en, es, fr };
