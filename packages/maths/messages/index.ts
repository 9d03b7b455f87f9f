import type { Texts } from '../texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const mathsTexts: Texts<typeof en> = { en, es, fr };
export type { en } from './en.ts';
