import type { Language } from '../../texts.ts';

/** The words of one language for coins, dice and cards, in lower case. */
export type OutcomeWords = {
  readonly probability: RegExp;
  /** Words between the one for a probability and the event: rolling, drawing, that … is. */ readonly lead: RegExp;
  readonly coins: RegExp;
  readonly dice: RegExp;
  readonly card: RegExp;
  readonly other: RegExp;
  readonly harmless: RegExp;
  readonly numbers: Readonly<Record<string, number>>;
  readonly or: RegExp;
  readonly not: RegExp;
  readonly article: RegExp;
  readonly coinEvent: RegExp;
  readonly heads: RegExp;
  readonly all: RegExp;
  readonly none: RegExp;
  readonly bounds: readonly (readonly [words: RegExp, sign: '>=' | '<=' | '>' | '<'])[];
  readonly sumOf: RegExp;
  readonly double: RegExp;
  readonly odd: RegExp;
  readonly even: RegExp;
  readonly diceEvent: RegExp;
  readonly colours: readonly RegExp[];
  readonly suits: readonly RegExp[];
  readonly ranks: readonly RegExp[];
  readonly face: RegExp;
  readonly cardFiller: RegExp;
};

const en: OutcomeWords = {
  probability: /probability (?:of|that)/gu,
  lead: /^ ?(?:(?:getting|rolling|tossing|flipping|drawing|obtaining|throwing)|(?:the|a) (?:card|number|result) (?:drawn |rolled )?is|you (?:get|roll|draw)) /u,
  coins:
    /(?<![\p{L}\d])(a|one|two|three|four|five|six|seven|eight|\d) (?:fair )?coins? (?:is|are) (?:tossed|flipped|thrown)/u,
  dice: /(?<![\p{L}\d])(a|one|two) (?:fair |six-sided |standard )*(?:dice|die|number cubes?) (?:is|are) (?:rolled|thrown|tossed)/u,
  card: /(?<![\p{L}\d])(?:a|one|1) card is (?:randomly )?(?:drawn|chosen|selected)(?: at random)? from an? (?:standard )?(?:52-card )?(?:deck|pack)(?: of (?:52 )?(?:playing )?cards)?/u,
  other: /(?<!\p{L})(?:without|replac\w*|given that|then|second|and a|spinner|expected)(?!\p{L})/u,
  harmless: /part \d{1,2}|(?:fair )?six-sided/gu,
  numbers: {
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  or: / or (?!equal)/u,
  not: /(?<!\p{L})(?:not |non-)/u,
  article: /^(?:an?|the) /u,
  coinEvent:
    /^(?:(exactly|at least|at most|more than|fewer than|less than) )?(?:(all|both|no|an?|one|two|three|four|five|six|seven|eight|\d) )?(heads?|tails?)$/u,
  heads: /^head/u,
  all: /^(?:all|both)$/u,
  none: /^no$/u,
  bounds: [
    [/greater than or equal|at least/u, '>='],
    [/less than or equal|at most/u, '<='],
    [/greater|more|higher/u, '>'],
    [/less|fewer|lower/u, '<'],
  ],
  sumOf: /^(?:sum|total)(?: of the (?:two )?(?:numbers|dice)(?: rolled)?)?(?: is| of|)/u,
  double: /^(?:double|doubles|pair)$/u,
  odd: /^odd(?: number)?$/u,
  even: /^even(?: number)?$/u,
  diceEvent:
    /^(?:number )?(?:(greater than or equal to|less than or equal to|greater than|less than|more than|at least|at most|equal to|exactly) )?(?:an? )?(\d{1,2}|one|two|three|four|five|six)$/u,
  colours: [/^red$/u, /^black$/u],
  suits: [/^hearts?$/u, /^diamonds?$/u, /^clubs?$/u, /^spades?$/u],
  ranks: [
    /^aces?$/u,
    /^(?:twos?|2)$/u,
    /^(?:threes?|3)$/u,
    /^(?:fours?|4)$/u,
    /^(?:fives?|5)$/u,
    /^(?:six|sixes|6)$/u,
    /^(?:sevens?|7)$/u,
    /^(?:eights?|8)$/u,
    /^(?:nines?|9)$/u,
    /^(?:tens?|10)$/u,
    /^jacks?$/u,
    /^queens?$/u,
    /^kings?$/u,
  ],
  face: /^face$/u,
  cardFiller: /^(?:cards?|of|an?|the)$/u,
};

const es: OutcomeWords = {
  probability: /probabilidad de(?: que)?/gu,
  lead: /^ ?(?:obtener|sacar|extraer|que salgan?|que sea|salgan?|sea|(?:la carta|el número) sea|se obtengan?) /u,
  coins: /se lanzan? (una|dos|tres|cuatro|cinco|seis|siete|ocho|\d) monedas?(?: al aire)?/u,
  dice: /se lanzan? (un|dos) dados?/u,
  card: /se (?:saca|extrae|elige)(?: al azar)? una carta(?: al azar)? de una baraja (?:francesa|inglesa|de 52 cartas)(?: de 52 cartas)?/u,
  other: /(?<!\p{L})(?:sin|reempla\w*|devol\w*|sabiendo|después|segund[oa]|ruleta|esperad[oa])(?!\p{L})/u,
  harmless: /parte \d{1,2}/gu,
  numbers: {
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
  },
  or: / (?:o|u) (?!igual)/u,
  not: /(?<!\p{L})no (?=\p{L})/u,
  article: /^(?:una?|el|la|las|los) /u,
  coinEvent:
    /^(?:(exactamente|al menos|por lo menos|como máximo|a lo sumo|más de|menos de) )?(?:(todas|ninguna|una|dos|tres|cuatro|cinco|seis|siete|ocho|\d) )?(caras?|cruz|cruces|sellos?)$/u,
  heads: /^cara/u,
  all: /^todas$/u,
  none: /^ninguna$/u,
  bounds: [
    [/mayor o igual|al menos|por lo menos/u, '>='],
    [/menor o igual|como máximo|a lo sumo/u, '<='],
    [/mayor|más/u, '>'],
    [/menor|menos/u, '<'],
  ],
  sumOf: /^suma(?: de los (?:dos )?(?:números|dados|puntos))?(?: sea| de| es|)/u,
  double: /^(?:dobles?|dos números iguales)$/u,
  odd: /^(?:número )?impar$/u,
  even: /^(?:número )?par$/u,
  diceEvent:
    /^(?:número )?(?:(mayor o igual que|menor o igual que|mayor que|menor que|al menos|como máximo|igual a) )?(?:un )?(\d{1,2}|uno|dos|tres|cuatro|cinco|seis)$/u,
  colours: [/^rojas?$/u, /^negras?$/u],
  suits: [/^coraz(?:ón|ones)$/u, /^diamantes?$/u, /^tréboles|trébol$/u, /^picas?$/u],
  ranks: [
    /^(?:as|ases)$/u,
    /^(?:dos|2)$/u,
    /^(?:tres|3)$/u,
    /^(?:cuatro|4)$/u,
    /^(?:cinco|5)$/u,
    /^(?:seis|6)$/u,
    /^(?:siete|7)$/u,
    /^(?:ocho|8)$/u,
    /^(?:nueve|9)$/u,
    /^(?:diez|10)$/u,
    /^(?:jotas?|j)$/u,
    /^reinas?$/u,
    /^(?:rey|reyes)$/u,
  ],
  face: /^figuras?$/u,
  cardFiller: /^(?:cartas?|de|una?|el|la)$/u,
};

const fr: OutcomeWords = {
  probability: /probabilité (?:d['’]|de (?!gagner)|que )/gu,
  lead: /^ ?(?:(?:obtenir|tirer|avoir|faire) (?:d['’])?|(?:la carte|le nombre|le résultat) (?:obtenue? |tirée? )?soit )/u,
  coins: /on lance (une|deux|trois|quatre|cinq|six|sept|huit|\d) pièces?(?: de monnaie)?(?: équilibrées?)?/u,
  dice: /on (?:lance|jette) (un|deux) dés?(?: équilibrés?)?(?: à six faces)?/u,
  card: /on tire(?: au hasard)? une carte(?: au hasard)? (?:dans|d['’]) ?un jeu de 52 cartes/u,
  other: /(?<!\p{L})(?:sans|remise|sachant|puis|deuxième|second[e]?|roue|espérance)(?!\p{L})/u,
  harmless: /partie \d{1,2}/gu,
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
  },
  or: / ou (?!égal)/u,
  not: /(?<!\p{L})pas (?:d['’]|de |un |une )?(?=\p{L})/u,
  article: /^(?:une?|des?|les?|la) /u,
  coinEvent:
    /^(?:(exactement|au moins|au plus|plus de|moins de) )?(?:(aucun|que des|un|une|deux|trois|quatre|cinq|six|sept|huit|\d) )?(faces?|piles?)$/u,
  heads: /^face/u,
  all: /^que des$/u,
  none: /^aucun$/u,
  bounds: [
    [/supérieure? ou égale?|au moins/u, '>='],
    [/inférieure? ou égale?|au plus/u, '<='],
    [/supérieure?|plus/u, '>'],
    [/inférieure?|moins/u, '<'],
  ],
  sumOf: /^somme(?: des (?:deux )?(?:nombres|dés|points))?(?: soit| de| est| égale à|)/u,
  double: /^doubles?$/u,
  odd: /^(?:nombre |numéro )?impaire?$/u,
  even: /^(?:nombre |numéro )?paire?$/u,
  diceEvent:
    /^(?:nombre |numéro )?(?:(supérieure? ou égale? à|inférieure? ou égale? à|supérieure? à|inférieure? à|au moins|au plus|égale? à) )?(?:un )?(\d{1,2}|un|deux|trois|quatre|cinq|six)$/u,
  colours: [/^rouges?$/u, /^noire?s?$/u],
  suits: [/^cœurs?|coeurs?$/u, /^carreaux?$/u, /^trèfles?$/u, /^piques?$/u],
  ranks: [
    /^as$/u,
    /^(?:deux|2)$/u,
    /^(?:trois|3)$/u,
    /^(?:quatre|4)$/u,
    /^(?:cinq|5)$/u,
    /^(?:six|6)$/u,
    /^(?:sept|7)$/u,
    /^(?:huit|8)$/u,
    /^(?:neuf|9)$/u,
    /^(?:dix|10)$/u,
    /^valets?$/u,
    /^dames?$/u,
    /^rois?$/u,
  ],
  face: /^figures?$/u,
  cardFiller: /^(?:cartes?|de|une?|le|la)$/u,
};

export const outcomeWords: Readonly<Record<Language, OutcomeWords>> = { en, es, fr };
