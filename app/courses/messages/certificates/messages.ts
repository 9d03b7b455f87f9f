import type { Texts } from '#app/platform/texts.ts';

export const en = {
  coursePaper: {
    title: 'Certificate',
    says: 'completed the course',
    version: 'version {version}',
    lessons: 'Lessons',
    day: 'Issued on {day}',
    code: 'Code {code}',
    check: 'Anyone with the code can check it at {address}',
    name: 'The holder chose this name; we don’t check who did the work.',
    rule: 'In each lesson: every question answered, at least two in three right.',
  },
};

export const certificateTexts: Texts<typeof en> = {
  en,
  es: {
    coursePaper: {
      title: 'Certificado',
      says: 'ha completado el curso',
      version: 'versión {version}',
      lessons: 'Lecciones',
      day: 'Emitido el {day}',
      code: 'Código {code}',
      check: 'Quien tenga el código puede comprobarlo en {address}',
      name: 'El nombre es el que dio su titular; no comprobamos quién hizo el trabajo.',
      rule: 'En cada lección: todas las preguntas contestadas y al menos dos de cada tres, bien.',
    },
  },
  fr: {
    coursePaper: {
      title: 'Attestation',
      says: 'a terminé le cours',
      version: 'version {version}',
      lessons: 'Leçons',
      day: 'Délivrée le {day}',
      code: 'Code {code}',
      check: 'Qui a le code peut le vérifier sur {address}',
      name: 'Le nom est celui que la personne a donné ; nous ne vérifions pas qui a travaillé.',
      rule: 'Dans chaque leçon : toutes les questions traitées, au moins deux sur trois réussies.',
    },
  },
};
