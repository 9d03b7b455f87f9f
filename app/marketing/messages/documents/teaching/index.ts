import type { Documents } from '../../../domain/document.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const teaching: Documents = { changed: '2026-11-23', en, es, fr };
