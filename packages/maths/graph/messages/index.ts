import type { Texts } from '../../texts.ts';
import { en as mathsEn } from '../../messages/en.ts';
import { es as mathsEs } from '../../messages/es.ts';
import { fr as mathsFr } from '../../messages/fr.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ReadingTexts } from './reading.ts';

/**
 * Texts of `Graph` and `GraphBoard`, including reading errors. Loaded by the layouts whose screens use them.
 */
export const graphTexts: Texts<typeof en & ReadingTexts> = {
  en: { ...en, graphReading: mathsEn.maths.reading },
  es: { ...es, graphReading: mathsEs.maths.reading },
  fr: { ...fr, graphReading: mathsFr.maths.reading },
};
export type { en } from './en.ts';
export type { ReadingTexts } from './reading.ts';
