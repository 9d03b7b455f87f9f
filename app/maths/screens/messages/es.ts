import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  lab: {
    title: 'Laboratorio de matemáticas',
    lead: 'Una página de pruebas de la casa. Escribe dos fórmulas y mira cómo se comparan: {address}',
    first: 'Fórmula',
    second: 'Comparada con',
    check: 'Comparar',
    checking: 'Comparando',
    equal: 'Iguales',
    different: 'Distintas',
    unknown: 'Sin decidir',
    answer: 'La respuesta completa',
    failed: 'El comprobador no respondió. Inténtalo en un momento.',
    help: 'Vale todo: 2x, x², 1/2x, x^2, √(x+1), |x−1|.',
    others: 'Las otras páginas de pruebas',
  },
};
