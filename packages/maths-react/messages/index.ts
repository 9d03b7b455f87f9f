import type { Texts } from '@curvela/maths';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Texts of `MathInput`, `MathText` and the standing formula. A layout whose screens use them loads these. */
export const mathsUiTexts: Texts<typeof en> = { en, es, fr };
export type { en } from './en.ts';
