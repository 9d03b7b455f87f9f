import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  search: {
    title: 'Buscar',
    label: '¿Qué buscas?',
    hint: 'Un tema, un curso, una lección, un tutor o una pregunta',
    close: 'Cerrar',
    kinds: { course: 'Curso', lesson: 'Lección', skill: 'Destreza', tutor: 'Tutor', question: 'Pregunta' },
    found: '{count, plural, =0 {Sin resultados} one {Un resultado} other {# resultados}}',
    none: 'Nada aquí lleva esas palabras. Prueba con una más corta o mira todos los [cursos](/courses), [temas](/tutor/practice) o [tutores](/tutor).',
    failed:
      'No se pudo llegar al buscador. Lo que escribiste sigue ahí: sigue escribiendo o vuelve a intentarlo.',
    again: 'Volver a intentarlo',
  },
};
