import type { Translation } from '#app/platform/texts.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  lab: {
    title: 'Laboratoire de mathématiques',
    lead: 'Une page d’essai de la maison. Écrivez deux formules et voyez comment elles sont comparées : {address}',
    first: 'Formule',
    second: 'Comparée à',
    check: 'Comparer',
    checking: 'Comparaison',
    equal: 'Égales',
    different: 'Différentes',
    unknown: 'Non tranché',
    answer: 'La réponse entière',
    failed: 'Le vérificateur n’a pas répondu. Réessayez dans un instant.',
    help: 'Tout est permis : 2x, x², 1/2x, x^2, √(x+1), |x−1|.',
    others: 'Les autres pages d’essai',
  },
};
