import type { Texts } from '@curvela/maths';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Texts of `MathInput`, `MathText` and `StandingFormula`. Layouts whose screens use them load these. */
export const mathsUiTexts: Texts<typeof en> = { en, es, fr };
export type { en } from './en.ts';
