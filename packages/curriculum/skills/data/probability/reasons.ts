import type { LocalizedText } from '../../skill.ts';

export const firstDraw: LocalizedText = {
  en: 'The first draw: favourable ones out of all.',
  es: 'La primera extracción: las favorables entre todas.',
  fr: 'Le premier tirage : les favorables sur le total.',
};
export const secondDraw: LocalizedText = {
  en: 'One favourable one has gone: there is one fewer of them, and one fewer in all.',
  es: 'Falta una favorable, tanto entre las favorables como en el total.',
  fr: 'Il y a une issue favorable de moins, et une issue de moins au total.',
};
export const alongPath: LocalizedText = {
  en: 'Along a path of the tree the probabilities are multiplied.',
  es: 'A lo largo de un camino del árbol las probabilidades se multiplican.',
  fr: 'Le long d’un chemin de l’arbre, les probabilités se multiplient.',
};
export const favourable: LocalizedText = {
  en: 'The favourable outcomes out of all.',
  es: 'Los casos favorables entre todos los posibles.',
  fr: 'Les issues favorables sur le total.',
};
