import type { LocalizedText } from '../../skill.ts';

export const oneFewer: LocalizedText = {
  en: 'One after another, with one fewer to choose from each time.',
  es: 'Uno tras otro, con uno menos para elegir cada vez.',
  fr: 'L’un après l’autre, avec un choix de moins à chaque fois.',
};
export const eachOrder: LocalizedText = {
  en: 'The order does not matter, so each group was counted once for each of its orders.',
  es: 'El orden no importa, así que cada grupo se contó una vez por cada una de sus ordenaciones.',
  fr: 'L’ordre ne compte pas : chaque groupe a été compté une fois pour chacun de ses ordres.',
};
export const oneAfterAnother: LocalizedText = {
  en: 'Each choice goes with every other one, so the numbers are multiplied.',
  es: 'Cada elección va con todas las demás, así que los números se multiplican.',
  fr: 'Chaque choix va avec tous les autres : les nombres se multiplient.',
};
