import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Limits',
    can: 'You find out which value a function comes close to.',
    what: [
      'A limit asks where a function is heading, not what it is worth on arrival. {function} has no value for {place}: above and below would be 0. Yet for numbers close to 2 it comes as close to 4 as you like. This is written {limit}.',
      'Picture a path with one stone missing. Everybody who walks along it sees where the stone belongs, from the left as well as from the right. Algebra finds the gap: as long as x is not 2, the bracket {bracket} can be cancelled, and {rest} is left. Nothing stands in the way any more, so the number can be put in.',
      'Far out, for very large x, only the highest powers count. All the others become small beside them, as a coin does beside a fortune.',
      'The slope of a curve and the area under it are both defined by limits. They are the door to calculus.',
    ],
  },
  es: {
    name: 'Límites',
    can: 'Averiguas a qué valor se acerca una función.',
    what: [
      'Un límite pregunta hacia dónde va una función, no cuánto vale al llegar. {function} no tiene valor si {place}: arriba y abajo saldría 0. Sin embargo, para números próximos a 2 se acerca a 4 tanto como se quiera. Se escribe {limit}.',
      'Imagina un camino al que le falta una piedra. Quien lo recorre ve dónde va la piedra, tanto desde la izquierda como desde la derecha. El álgebra encuentra el hueco: mientras x no sea 2, el paréntesis {bracket} se puede simplificar y queda {rest}. Ya nada estorba y se puede sustituir el número.',
      'Muy lejos, para x muy grande, solo cuentan las potencias más altas. Todo lo demás se vuelve pequeño a su lado, como una moneda junto a una fortuna.',
      'La pendiente de una curva y el área bajo ella se definen con límites. Son la puerta del cálculo.',
    ],
  },
  fr: {
    name: 'Limites',
    can: 'Tu trouves de quelle valeur une fonction s’approche.',
    what: [
      'Une limite dit vers quoi va une fonction, et non ce qu’elle vaut à l’arrivée. {function} n’a pas de valeur pour {place} : en haut et en bas, on trouverait 0. Pourtant, pour des nombres proches de 2, elle s’approche de 4 autant que l’on veut. On écrit {limit}.',
      'Imagine un chemin auquel il manque une pierre. Celui qui le suit voit où la pierre doit se trouver, par la gauche comme par la droite. Le calcul retrouve ce trou : tant que x est différent de 2, la parenthèse {bracket} se simplifie et il reste {rest}. Plus rien ne gêne : on peut remplacer par le nombre.',
      'Très loin, pour x très grand, seules les plus hautes puissances comptent. Le reste devient petit à côté d’elles, comme une pièce à côté d’une fortune.',
      'La pente d’une courbe et l’aire sous une courbe se définissent par des limites. Elles ouvrent la porte de l’analyse.',
    ],
  },
};
