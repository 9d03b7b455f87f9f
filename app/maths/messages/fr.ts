import { mistakes } from './mistakes/index.ts';
import { rules } from './rules/index.ts';
import type { Translation } from '../../platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  maths: {
    reading: {
      empty: 'Écris une formule.',
      too_long: 'Cela dépasse 500 caractères. Écris une ligne à la fois.',
      too_deep: 'Il y a ici trop de parenthèses les unes dans les autres.',
      too_large: 'Ce nombre est trop grand pour être traité.',
      unknown_character: 'Le signe {found} ne s’emploie pas ici dans les formules.',
      unknown_word: '« {found} » n’est pas un mot que nous connaissons dans les formules.',
      words: 'C’est un texte. Écris le calcul ou l’équation qu’il contient, par exemple 12/2+5.',
      unexpected: '{found} ne peut pas se trouver ici. Il manque quelque chose avant.',
      missing_operand: 'La ligne s’arrête trop tôt. Il manque quelque chose à la fin.',
      unclosed_bracket: 'Une parenthèse est ouverte et n’est pas fermée.',
      unopened_bracket: 'Une parenthèse est fermée sans avoir été ouverte.',
      two_numbers: 'Deux nombres se suivent. Mets un signe entre eux.',
    },
    cannot: {
      not_read: 'Nous n’avons pas pu lire cela comme un problème.',
      family: 'Ce genre de problème dépasse ce que notre solveur sait montrer pas à pas.',
      too_large: 'Les nombres deviennent trop grands pour montrer les étapes.',
      unchecked:
        'Nous avons trouvé des étapes sans pouvoir toutes les démontrer. Nous ne les montrons donc pas.',
      timeout: 'C’était trop long. Essaie une forme plus courte du problème.',
      busy: 'Beaucoup de personnes posent une question en ce moment. Réessaie dans un instant.',
    },
    said: {
      none: 'pas de solution',
      all: 'tous les nombres réels',
    },
    rules: rules.fr,
    mistakes: mistakes.fr,
    verbs: {
      solve: 'résous',
      simplify: 'simplifie',
      expand: 'développe',
      factor: 'factorise',
      evaluate: 'calcule',
      differentiate: 'dérive',
      integrate: 'intègre',
      limit: 'trouve la limite de',
      divide: 'divise',
      complete_square: 'complète le carré dans',
      convert: 'convertis',
      find: 'trouve',
    },
  },
};
