import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Counting possibilities',
    can: 'You count choices, orders and selections without writing them all down.',
    what: [
      'With 3 shirts and 4 pairs of trousers there are {outfits} outfits: each shirt goes with every pair. Choices that are made one after another are multiplied. In a tree, each branch of the first step carries all branches of the second.',
      'Where nothing may be taken twice, one fewer remains at each step. Five people stand in a row in {row} ways, and the first three places can be filled in {podium} ways.',
      'If the order does not matter, each selection has been counted once for every order of its members. So you divide: three people out of five can be picked in {choose} ways. This number is written {symbol}.',
      'Ask two questions before you count: may something be repeated, and does the order matter? Passwords, teams, timetables and probabilities begin with them.',
    ],
  },
  es: {
    name: 'Combinatoria',
    can: 'Cuentas opciones, ordenaciones y selecciones sin escribirlas todas.',
    what: [
      'Quien tiene 3 camisas y 4 pantalones tiene {outfits} conjuntos: cada camisa va con todos los pantalones. Las elecciones que se hacen una tras otra se multiplican. En un árbol, cada rama del primer paso lleva todas las ramas del segundo.',
      'Si nada se puede tomar dos veces, en cada paso queda uno menos. Cinco personas se ponen en fila de {row} maneras, y los tres primeros puestos se ocupan de {podium} maneras.',
      'Si el orden no importa, cada selección se ha contado una vez por cada orden de sus miembros. Por eso se divide: se eligen tres personas de cinco de {choose} maneras. Este número se escribe {symbol}.',
      'Hazte dos preguntas antes de contar: ¿se puede repetir?, ¿importa el orden? Con ellas empiezan las contraseñas, los equipos, los horarios y las probabilidades.',
    ],
  },
  fr: {
    name: 'Dénombrement',
    can: 'Tu comptes des choix, des ordres et des sélections sans tout écrire.',
    what: [
      'Avec 3 chemises et 4 pantalons, on a {outfits} tenues : chaque chemise va avec tous les pantalons. Des choix faits l’un après l’autre se multiplient. Dans un arbre, chaque branche de la première étape porte toutes les branches de la deuxième.',
      'Quand rien ne peut être pris deux fois, il reste un choix de moins à chaque étape. Cinq personnes se rangent de {row} façons, et les trois premières places se remplissent de {podium} façons.',
      'Si l’ordre ne compte pas, chaque sélection a été comptée une fois pour chaque ordre de ses membres. On divise donc : on choisit trois personnes parmi cinq de {choose} façons. Ce nombre s’écrit {symbol}.',
      'Pose-toi deux questions avant de compter : peut-on répéter, et l’ordre compte-t-il ? Mots de passe, équipes, emplois du temps et probabilités commencent par elles.',
    ],
  },
};
