import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Rearranging formulas',
    can: 'You rearrange a formula so that the letter you need stands alone.',
    what: [
      'A formula says how quantities belong together. {example} gives the distance when speed and time are known. To find the time when the distance is known, rearrange it once, {solved}, and use that for every journey.',
      'It works as an equation does. Pick out the letter you want and treat all others as if they were numbers. Then undo what was done to it, the last thing first, and always on both whole sides. The picture is a parcel: the ribbon that was tied last is untied first.',
      'If the letter is in two places, as in {twice}, its terms are brought to one side and the letter is taken out: {taken}. Dividing by letters is allowed only where the divisor is not 0. Physics, geometry, money with interest, recipes in a spreadsheet: all of them need rearranged formulas.',
    ],
  },
  es: {
    name: 'Despejar fórmulas',
    can: 'Transformas una fórmula para que quede sola la letra que necesitas.',
    what: [
      'Una fórmula dice cómo se relacionan varias cantidades. {example} da la distancia cuando se conocen la velocidad y el tiempo. Quien sabe la distancia y busca el tiempo le da la vuelta una vez, {solved}, y le sirve para cualquier viaje.',
      'Se hace como en una ecuación. Elige la letra que buscas y trata las demás como si fueran números. Después deshaz lo que se le hizo, empezando por lo último, y siempre en los dos lados completos. Piensa en un paquete: el lazo que se ató al final se desata primero.',
      'Si la letra aparece en dos sitios, como en {twice}, sus términos se llevan a un lado y se saca factor común: {taken}. Dividir entre letras solo vale cuando no dan 0. En física, en geometría, en los intereses de un banco o en una hoja de cálculo hay que despejar fórmulas.',
    ],
  },
  fr: {
    name: 'Transformer une formule',
    can: 'Tu transformes une formule pour isoler la lettre dont tu as besoin.',
    what: [
      'Une formule dit comment des grandeurs sont liées. {example} donne la distance quand on connaît la vitesse et la durée. Si tu connais la distance et cherches la durée, tu la transformes une fois, {solved}, et elle sert pour tous les trajets.',
      'On procède comme dans une équation. Choisis la lettre que tu cherches et traite toutes les autres comme des nombres. Défais ensuite ce qu’elle a subi, en commençant par la fin, et toujours sur les deux membres entiers. Pense à un paquet : le ruban noué en dernier se dénoue en premier.',
      'Si la lettre figure à deux endroits, comme dans {twice}, on réunit ses termes dans un membre et on la met en facteur : {taken}. Diviser par des lettres n’est permis que là où elles ne donnent pas 0. En physique, en géométrie, pour des intérêts ou dans un tableur, on a besoin de formules transformées.',
    ],
  },
};
