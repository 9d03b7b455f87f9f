import type { Texts, Translation } from '#app/platform/texts.ts';

export const en = {
  search: {
    title: 'Search',
    label: 'What are you looking for?',
    hint: 'A topic, a course, a lesson, a tutor or a question',
    close: 'Close',
    kinds: { course: 'Course', lesson: 'Lesson', skill: 'Skill', tutor: 'Tutor', question: 'Question' },
    found: '{count, plural, =0 {Nothing found} one {One result} other {# results}}',
    none: 'Nothing matches. Try a shorter word, or look through all [courses](/courses), [skills](/tutor/practice) or [tutors](/tutor).',
    failed: 'We couldn’t reach the search. What you typed is still here; keep typing or try again.',
    again: 'Try again',
  },
} as const;

const es: Translation<typeof en> = {
  search: {
    title: 'Buscar',
    label: '¿Qué buscas?',
    hint: 'Un tema, un curso, una lección, un tutor o una pregunta',
    close: 'Cerrar',
    kinds: { course: 'Curso', lesson: 'Lección', skill: 'Destreza', tutor: 'Tutor', question: 'Pregunta' },
    found: '{count, plural, =0 {Sin resultados} one {Un resultado} other {# resultados}}',
    none: 'No hay nada con esas palabras. Prueba con una más corta o mira todos los [cursos](/courses), [temas](/tutor/practice) o [tutores](/tutor).',
    failed: 'La búsqueda no responde. Lo que escribiste sigue ahí: sigue escribiendo o vuelve a intentarlo.',
    again: 'Volver a intentarlo',
  },
};

const fr: Translation<typeof en> = {
  search: {
    title: 'Rechercher',
    label: 'Que chercher ?',
    hint: 'Un sujet, un cours, une leçon, un professeur ou une question',
    close: 'Fermer',
    kinds: {
      course: 'Cours',
      lesson: 'Leçon',
      skill: 'Compétence',
      tutor: 'Professeur',
      question: 'Question',
    },
    found: '{count, plural, =0 {Aucun résultat} one {Un résultat} other {# résultats}}',
    none: 'Aucun résultat pour ces mots. Un mot plus court aide parfois. Sinon, voici tous les [cours](/courses), les [sujets](/tutor/practice) et les [professeurs](/tutor).',
    failed:
      'La recherche ne répond pas. Le texte est conservé : il suffit de continuer à écrire ou de réessayer.',
    again: 'Réessayer',
  },
};

export const searchTexts: Texts<typeof en> = { en, es, fr };
