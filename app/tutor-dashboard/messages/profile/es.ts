import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  tutorProfile: {
    title: 'Tu página y tus precios',
    lead: 'Lo que leen de ti quienes visitan tu página, y cuánto cuesta una hora contigo.',
    back: 'Tus clases',
    publicPage: 'Tu página pública',
    words: 'Con tus palabras',
    wordsText: 'Escribe al menos en un idioma. Si falta un texto, en ese idioma se verá otro.',
    headline: 'Frase de presentación',
    headlineHint: 'Una frase que diga cómo das clase',
    story: 'Cómo doy clase',
    teaching: 'Qué enseñas',
    subjects: 'Materias',
    levels: 'Niveles',
    languages: 'Idiomas en los que das clase',
    prices: 'Precios',
    pricesText:
      'Los pones tú, desde el mínimo de cada moneda. No convertimos precios. Quien ya reservó o está reservando ahora conserva el precio que vio.',
    lowest: 'desde {price}',
    types: { trial: 'Prueba', session: 'Clase', deep: 'Clase larga' },
    changes:
      '<b>{count, plural, =0 {Ningún cambio.} one {# cambio.} many {# cambios.} other {# cambios.}}</b>',
    save: 'Guardar página y precios',
    saving: 'Guardando',
    saved: 'Página y precios guardados.',
    failed: 'No se pudo guardar. Inténtalo otra vez.',
    unsaved: 'Tus cambios no están guardados. ¿Salir de todas formas?',
    problems: {
      amount: 'Escribe un importe, como 40 o 40,50.',
      story: 'Cuenta al menos en un idioma cómo das clase.',
      choose: 'Elige al menos una opción.',
    },
    news: {
      title: 'Esta página cambió en otra ventana',
      price: '{type} en {currency}',
      kept: 'Tus cambios de aquí no se pierden. Compara y guarda.',
      close: 'Entendido',
    },
  },
};
