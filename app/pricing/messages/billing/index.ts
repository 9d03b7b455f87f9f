import type { Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const billingTexts: Texts<typeof en> = { en, es, fr };
