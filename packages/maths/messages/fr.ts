import { mistakes } from './mistakes/index.ts';
import { rules } from './rules/index.ts';
import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  maths: {
    reading: {
      empty: 'Écris une formule.',
      too_long: 'Cela dépasse 500 caractères. Écris une ligne à la fois.',
      too_deep: 'Il y a ici trop de parenthèses les unes dans les autres.',
      too_large: 'Ce nombre est trop grand pour être traité.',
      unknown_character: 'Le signe {found} ne s’emploie pas ici dans les formules.',
      unknown_word: '« {found} » n’est pas un mot que nous connaissons dans les formules.',
      words: 'C’est un texte. Écris le calcul ou l’équation qu’il contient, par exemple 12/2+5.',
      unexpected: '{found} ne peut pas se trouver ici. Il manque quelque chose avant.',
      missing_operand: 'La ligne s’arrête trop tôt. Il manque quelque chose à la fin.',
      unclosed_bracket: 'Une parenthèse est ouverte et n’est pas fermée.',
      unopened_bracket: 'Une parenthèse est fermée sans avoir été ouverte.',
      two_numbers: 'Deux nombres se suivent. Mets un signe entre eux.',
      ellipsis: 'Avec des points de suspension, on ne sait pas ce qui manque. Écris la formule entière.',
      one_statement: 'Il y a deux énoncés sur cette ligne. Écris-en un par ligne.',
      differential: '{found} est tout seul. Écris l’intégrale devant, ou d/dx (…) pour une dérivée.',
      missing_differential: 'L’intégrale ne dit pas par rapport à quelle lettre. Écris dx à la fin.',
      unknown_function:
        '{found} désigne une fonction que nous ne connaissons pas ici. Écris plutôt sa formule.',
    },
    open: {
      which_reading: 'Cela peut se comprendre de plusieurs façons. Laquelle est la bonne ?',
      not_solved_yet:
        'J’ai compris la question : {found}. Mais nous ne savons pas encore en montrer les étapes.',
      word_not_read:
        'Je ne sais pas ce que « {words} » veut dire ici. Pose ta question sans ce mot, ou dis-le autrement.',
      read_in_part:
        'J’arrive à lire ceci : {found}. Mais je ne comprends pas ce que tu veux en faire. Essaie une phrase courte, comme « résoudre 2x + 3 = 11 ».',
    },
    cannot: {
      not_read: 'Nous n’avons pas pu lire cela comme un problème.',
      family: 'Nous ne savons pas encore résoudre ce type de problème pas à pas.',
      not_real:
        'Aucun nombre réel n’a un carré négatif : cette racine n’est pas un nombre réel. Demande les nombres complexes pour obtenir une valeur.',
      angle_unit:
        'L’angle n’a pas d’unité. Pour des degrés, écris °, comme dans 60° ; sans ce signe, il est lu en radians, et il n’y a alors pas de valeur exacte à montrer.',
      impossible: 'Aucune figure unique n’a ces mesures. Vérifie les nombres du problème.',
      too_large: 'Les nombres deviennent trop grands pour montrer les étapes.',
      unchecked:
        'Nous avons trouvé des étapes sans pouvoir toutes les vérifier. Nous ne les montrons donc pas.',
      timeout: 'C’était trop long. Essaie une forme plus courte du problème.',
      busy: 'Beaucoup de personnes posent une question en ce moment. Réessaie dans un instant.',
    },
    method: {
      completing_square:
        'Ce problème ne se résout pas directement en complétant le carré : nous prenons une autre méthode.',
      factoring: 'Ce problème ne se résout pas directement en factorisant : nous prenons une autre méthode.',
      formula: 'Ce problème ne se résout pas directement avec la formule : nous prenons une autre méthode.',
    },
    forms: {
      simplified: 'Il reste quelque chose à regrouper, à simplifier ou à calculer.',
      'lowest-terms': 'Écris-le sous forme de fraction irréductible.',
      factored: 'Écris-le comme un produit dont les facteurs ne se décomposent plus.',
      expanded: 'Développe toutes les parenthèses et regroupe les termes semblables.',
      solved: 'Donne l’inconnue seule dans un membre, avec sa valeur calculée.',
      mixed: 'Écris-le comme un nombre entier suivi d’une fraction irréductible.',
      decimal: 'Écris-le sous forme de nombre décimal.',
      decimal_places: 'Écris-le sous forme décimale avec ce nombre de chiffres après la virgule : {places}.',
      scientific:
        'Écris-le comme un nombre supérieur ou égal à 1 et inférieur à 10, multiplié par une puissance de dix.',
      interval: 'Écris-le sous forme d’intervalle, par exemple [2 ; 5[ ou ]-∞ ; 3].',
      set: 'Écris-le comme un ensemble, entre accolades, par exemple {example}.',
      line: 'Écris l’équation de la droite sous la forme y = mx + p, ou ax + by = c avec des entiers sans facteur commun.',
      unit: 'La valeur est juste ; donne-la dans l’unité demandée.',
    },
    said: {
      none: 'pas de solution',
      all: 'tous les nombres réels',
      maximum: 'maximum :',
      minimum: 'minimum :',
      both: '{first} ; {second}',
      yes: 'oui',
      no: 'non',
      even: 'paire',
      odd: 'impaire',
      neither: 'ni paire ni impaire',
      first_offer: 'la première offre',
      second_offer: 'la deuxième offre',
      third_offer: 'la troisième offre',
      same_price: 'le prix à l’unité est le même',
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
