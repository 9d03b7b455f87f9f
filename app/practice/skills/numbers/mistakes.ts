import type { Said } from '../skill.ts';

export const numbersMistakes = {
  stops_too_early: {
    en: 'This value is one you meet on the way. Read the last sentence of the question again: what is asked for?',
    es: 'Este valor aparece por el camino. Vuelve a leer la última frase de la pregunta: ¿qué se pide?',
    fr: 'Cette valeur se rencontre en chemin. Relis la dernière phrase de la question : que demande-t-on ?',
  },
  remainder_dropped: {
    en: 'The division left a remainder, and your answer does not provide for it. What happens to those who are left?',
    es: 'La división deja un resto, y tu respuesta no lo tiene en cuenta. ¿Qué pasa con los que sobran?',
    fr: 'La division laisse un reste, et ta réponse n’en tient pas compte. Que deviennent ceux qui restent ?',
  },
  rounds_wrong_way: {
    en: 'You rounded in the other direction. Look at the first digit that is left out: is it below 5, or not?',
    es: 'Has redondeado hacia el otro lado. Mira la primera cifra que se suprime: ¿es menor que 5 o no?',
    fr: 'Tu as arrondi dans l’autre sens. Regarde le premier chiffre supprimé : est-il inférieur à 5, ou non ?',
  },
  rounds_wrong_place: {
    en: 'You rounded at another place. Which digit of the number stands for the place that is asked?',
    es: 'Has redondeado en otra posición. ¿Qué cifra del número ocupa la posición que se pide?',
    fr: 'Tu as arrondi à un autre rang. Quel chiffre du nombre occupe le rang demandé ?',
  },
  compares_without_sign: {
    en: 'You compared the digits and not the places on the number line. Which of these numbers stands furthest left?',
    es: 'Has comparado las cifras y no los lugares en la recta numérica. ¿Cuál de estos números está más a la izquierda?',
    fr: 'Tu as comparé les chiffres et non les places sur la droite graduée. Lequel de ces nombres est le plus à gauche ?',
  },
  same_side_of_zero: {
    en: 'You counted as if both stood on the same side of 0. How far is each of them from 0, and on which side?',
    es: 'Has contado como si los dos estuvieran al mismo lado del 0. ¿A qué distancia de 0 está cada uno, y a qué lado?',
    fr: 'Tu as compté comme si les deux étaient du même côté de 0. À quelle distance de 0 est chacun, et de quel côté ?',
  },
} as const satisfies Record<string, Said>;
