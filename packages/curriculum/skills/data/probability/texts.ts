import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Probability',
    can: 'You work out the probability of one event, of several in a row, and of their opposite.',
    what: [
      'A probability says how often something is to be expected in the long run, as a number from 0 (never) to 1 (always). Where all outcomes are equally likely, it is the favourable outcomes out of all: a die shows more than 4 with {die}.',
      'For several steps draw a tree. Each fork splits the cases, so along a path the probabilities are multiplied: two sixes in a row have {two}. Different paths that both count are added.',
      'Look at what the first step leaves behind. A ball that is put back changes nothing; a ball that is kept makes the next bag smaller.',
      'The probability that something happens and the probability that it does not add up to 1. So “at least once” is found by way of “never”: {least} for a six in two throws. Insurance, medicine and weather reports work in this way.',
    ],
  },
  es: {
    name: 'Probabilidad',
    can: 'Calculas la probabilidad de un suceso, de varios seguidos y de su contrario.',
    what: [
      'Una probabilidad dice con qué frecuencia cabe esperar algo a la larga, con un número de 0 (nunca) a 1 (siempre). Si todos los casos son igual de probables, son los favorables entre todos: con un dado, la probabilidad de sacar más de 4 es {die}.',
      'Para varios pasos, dibuja un árbol. Cada bifurcación reparte los casos, así que a lo largo de un camino las probabilidades se multiplican: dos seises seguidos tienen probabilidad {two}. Los caminos distintos que valen se suman.',
      'Fíjate en lo que deja el primer paso. Una bola que se devuelve no cambia nada; una bola que se queda fuera hace más pequeña la bolsa siguiente.',
      'La probabilidad de que algo ocurra y la de que no ocurra suman 1. Por eso «al menos una vez» se halla a través de «ninguna»: {least} para algún seis en dos tiradas. Así calculan los seguros, la medicina y los pronósticos del tiempo.',
    ],
  },
  fr: {
    name: 'Probabilités',
    can: 'Tu calcules la probabilité d’un événement, de plusieurs à la suite et de leur contraire.',
    what: [
      'Une probabilité dit à quelle fréquence on peut s’attendre à quelque chose à la longue, par un nombre de 0 (jamais) à 1 (toujours). Quand toutes les issues sont équiprobables, c’est le nombre d’issues favorables sur le nombre total : pour obtenir plus de 4 avec un dé, {die}.',
      'Pour plusieurs étapes, dessine un arbre. Chaque embranchement partage les cas ; le long d’un chemin, les probabilités se multiplient donc : pour deux six à la suite, {two}. Les chemins différents qui conviennent s’additionnent.',
      'Regarde ce que laisse la première étape. Une boule remise ne change rien ; une boule gardée laisse un sac moins rempli.',
      'Les probabilités d’un événement et de son contraire ont pour somme 1. « Au moins une fois » se trouve donc par « jamais » : {least} pour un six en deux lancers. Les assurances, la médecine et la météo calculent ainsi.',
    ],
  },
};
