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
    title: 'Esta dirección no es válida',
    lead: 'Quizá se perdió una parte al copiarla.',
    safe: 'No estropeaste nada y no se perdió nada tuyo.',
    again: 'Ir a la página de inicio',
  },
  fr: {
    title: 'Cette adresse n’est pas valide',
    lead: 'Un morceau s’est peut-être perdu au moment de la copier.',
    safe: 'Vous n’avez rien cassé, et rien n’est perdu.',
    again: 'Aller à l’accueil',
  },
};
