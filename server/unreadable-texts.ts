import type { Language } from '#app/platform/texts.ts';
import type { RefusalTexts } from './refusal-texts.ts';

/** For an address that does not decode, such as one cut in the middle of a character. */
export const unreadableTexts: Record<Language, RefusalTexts> = {
  en: {
    title: 'This address cannot be read',
    lead: 'Perhaps a piece of it was lost when it was copied.',
    safe: 'You have broken nothing, and nothing of yours is lost.',
    again: 'To the home page',
  },
  es: {
    title: 'Esta dirección no se puede leer',
    lead: 'Quizá se perdió un trozo al copiarla.',
    safe: 'No has estropeado nada y no se ha perdido nada tuyo.',
    again: 'Ir a la página de inicio',
  },
  fr: {
    title: 'Cette adresse est illisible',
    lead: 'Un morceau s’est peut-être perdu quand elle a été copiée.',
    safe: 'Vous n’avez rien cassé, et rien n’est perdu.',
    again: 'Aller à l’accueil',
  },
};
