import type { Documents } from '../../../domain/document.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const mission: Documents = { changed: '2026-11-20', en, es, fr };
