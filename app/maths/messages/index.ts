import type { Texts } from '../../platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const mathsTexts: Texts<typeof en> = { en, es, fr };
