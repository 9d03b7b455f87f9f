import type { Documents } from '../../domain/document.ts';
import { en as faqEn } from './faq/en.ts';
import { es as faqEs } from './faq/es.ts';
import { fr as faqFr } from './faq/fr.ts';
import { en as missionEn } from './mission/en.ts';
import { es as missionEs } from './mission/es.ts';
import { fr as missionFr } from './mission/fr.ts';
import { en as privacyEn } from './privacy/en.ts';
import { es as privacyEs } from './privacy/es.ts';
import { fr as privacyFr } from './privacy/fr.ts';
import { en as teachingEn } from './teaching/en.ts';
import { es as teachingEs } from './teaching/es.ts';
import { fr as teachingFr } from './teaching/fr.ts';
import { en as termsEn } from './terms/en.ts';
import { es as termsEs } from './terms/es.ts';
import { fr as termsFr } from './terms/fr.ts';

export const faq: Documents = { changed: '2026-11-27', en: faqEn, es: faqEs, fr: faqFr };

export const mission: Documents = { changed: '2026-11-20', en: missionEn, es: missionEs, fr: missionFr };

export const privacy: Documents = { changed: '2026-11-23', en: privacyEn, es: privacyEs, fr: privacyFr };

export const teaching: Documents = { changed: '2026-11-23', en: teachingEn, es: teachingEs, fr: teachingFr };

export const terms: Documents = { changed: '2026-11-27', en: termsEn, es: termsEs, fr: termsFr };
