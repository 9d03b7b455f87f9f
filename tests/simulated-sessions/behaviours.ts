import type { Random } from '#app/platform/random.ts';
import type { TutorBlock, CardView } from '#app/teaching/model/blocks.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import { learnerWords } from './learner-words.ts';

/** Kinds of learners: by how they work, then by how they talk about it. */
export const behaviours = [
  'careful',
  'guesser',
  'hint-abuser',
  'silent',
  'known-mistake',
  'helpless',
  'chatty',
  'on-paper',
  'other-method',
  'sad',
] as const;
export type Behaviour = (typeof behaviours)[number];

/** What a learner sees at their turn. */
type Sight = {
  readonly card: CardView;
  readonly blocks: readonly TutorBlock[];
  /** Right lines from the current position, the next one first; empty when the learner cannot continue. */
  readonly right: readonly string[];
  /** Wrong lines, known mistakes first. */
  readonly wrong: readonly string[];
  /** Turns on the current problem so far. */
  readonly turns: number;
  /** Wrong lines entered so far. */
  readonly tried: readonly string[];
  readonly language: 'en' | 'es' | 'fr';
  readonly random: Random;
};
/** The learner's input, and the seconds it takes. */
export type Deed = {
  readonly input: TurnInput;
  readonly seconds: number;
  /** The line that a sentence claims. */
  readonly claims?: string;
};

const written: Record<
  Sight['language'],
  {
    back: string;
    look: string;
    hint: string;
    tell: string;
    why: string;
    thanks: string;
    lost: string;
    draw: string;
    slower: string;
  }
> = {
  en: {
    back: 'I did the same on both sides',
    look: 'The signs',
    hint: 'can I have a hint',
    tell: 'just tell me the answer',
    why: 'why?',
    thanks: 'thanks',
    lost: 'I don’t get it',
    draw: 'draw it',
    slower: 'slower please',
  },
  es: {
    back: 'Hice lo mismo en los dos lados',
    look: 'Los signos',
    hint: 'dame una pista',
    tell: 'dime la respuesta',
    why: '¿por qué?',
    thanks: 'gracias',
    lost: 'no lo entiendo',
    draw: 'dibújalo',
    slower: 'más despacio',
  },
  fr: {
    back: 'J’ai fait la même chose des deux côtés',
    look: 'Les signes',
    hint: 'un indice stp',
    tell: 'donne-moi la réponse',
    why: 'pourquoi ?',
    thanks: 'merci',
    lost: 'je ne comprends pas',
    draw: 'dessine-le',
    slower: 'plus lentement',
  },
};

const pick = <Value>(random: Random, list: readonly Value[]): Value | undefined =>
  list[Math.floor(random.fraction() * list.length)];
const after = (seconds: number, input: TurnInput): Deed => ({ input, seconds });

/** After so many turns on one problem every learner gives up. */
export const patience = 26;

export function deedOf(behaviour: Behaviour, sight: Sight): Deed {
  const { card, turns } = sight;
  if (turns > patience && card.purpose === 'line') {
    const does = card.helps.includes('give_up') ? 'give_up' : 'cannot_start';
    return after(20, { action: does, cardId: card.id });
  }
  return card.purpose === 'line' ? atLine[behaviour](sight) : atWords(behaviour, sight);
}

function atWords(behaviour: Behaviour, { card, language, random }: Sight): Deed {
  const { back, look } = written[language];
  const silent = behaviour === 'silent' || behaviour === 'hint-abuser';
  if (card.purpose === 'twin') {
    const wants = behaviour === 'careful' || random.fraction() < 0.6;
    if (silent && wants) return after(20, { action: 'continue', cardId: card.id });
    return after(20, { cardId: card.id, answer: wants ? 'twin' : 'enough' });
  }
  if (silent)
    return random.fraction() < 0.5
      ? after(5, { action: 'continue', cardId: card.id })
      : after(5, { cardId: card.id, answer: '' });
  return after(40, { cardId: card.id, answer: card.purpose === 'explain' ? back : look });
}

const line = (card: CardView, answer: string, seconds = 40): Deed =>
  after(seconds, { cardId: card.id, answer });
const says = (text: string, seconds = 15): Deed => after(seconds, { text });

/** A right line: the next, a later one, or several pasted together. */
function writesRight({ card, right, random }: Sight): Deed | null {
  const chance = random.fraction();
  const [next] = right;
  if (next === undefined) return null;
  if (chance < 0.1 && right.length > 2) return line(card, right.slice(0, 3).join('\n'));
  return line(card, (chance < 0.35 ? pick(random, right) : next) ?? next);
}
const stuck = ({ card }: Sight): Deed =>
  after(30, { action: card.helps.includes('cannot_start') ? 'cannot_start' : 'hint', cardId: card.id });
const writesWrong = ({ card, wrong, tried, random }: Sight): Deed => {
  const fresh = wrong.filter((one) => !tried.includes(one));
  return line(card, fresh[0] ?? pick(random, wrong) ?? '917');
};

const atLine: Record<Behaviour, (sight: Sight) => Deed> = {
  careful(sight) {
    const { language, random } = sight;
    const chance = random.fraction();
    const { why, thanks, draw } = written[language];
    if (chance < 0.1) return says(pick(random, [why, thanks, draw]) ?? why);
    return writesRight(sight) ?? stuck(sight);
  },
  guesser(sight) {
    const { card, right, wrong, random } = sight;
    const guess = `x = ${Math.floor(random.fraction() * 25) - 8}`;
    const number = String(Math.floor(random.fraction() * 90));
    const lucky = random.fraction() < 0.12 ? right.at(-1) : undefined;
    return line(card, lucky ?? pick(random, [guess, number, ...wrong]) ?? guess, 3);
  },
  'hint-abuser'(sight) {
    const { card, language, random } = sight;
    const { hint, tell, lost, slower } = written[language];
    const chance = random.fraction();
    if (chance < 0.3) return says(pick(random, [hint, tell, lost, slower]) ?? hint, 4);
    if (chance < 0.36 && card.helps.includes('give_up'))
      return after(4, { action: 'give_up', cardId: card.id });
    return chance < 0.7 ? after(4, { action: 'hint', cardId: card.id }) : stuck(sight);
  },
  silent(sight) {
    const { card, random, turns } = sight;
    const chance = random.fraction();
    if (turns > 8 && chance < 0.4) return stuck(sight);
    if (chance < 0.3) return line(card, pick(random, ['', '?', '...', ' ']) ?? '', 300);
    return chance < 0.7 ? says(pick(random, ['...', '?', 'hm', 'ok']) ?? '?', 600) : stuck(sight);
  },
  'known-mistake'(sight) {
    const { card, tried, wrong, random, right } = sight;
    if (tried.length === 0 || random.fraction() < 0.3) {
      const pasted = random.fraction() < 0.12 && right[0] !== undefined;
      return pasted ? line(card, `${right[0]}\n${wrong[0] ?? '917'}`) : writesWrong(sight);
    }
    if (random.fraction() < 0.1) return line(card, tried.at(-1) ?? '917');
    return writesRight(sight) ?? stuck(sight);
  },
  helpless(sight) {
    const { language, random, turns } = sight;
    const chance = random.fraction();
    if (turns > 4 && chance < 0.35) return writesRight(sight) ?? stuck(sight);
    return chance < 0.85 ? says(pick(random, learnerWords[language].helpless) ?? '?') : stuck(sight);
  },
  chatty(sight) {
    const { language, random } = sight;
    const { chat, questions } = learnerWords[language];
    const chance = random.fraction();
    if (chance < 0.55) return writesRight(sight) ?? stuck(sight);
    return says(pick(random, chance < 0.8 ? questions : chat) ?? 'ok');
  },
  'on-paper'(sight) {
    const { right, wrong, language, random, tried } = sight;
    const claimed = random.fraction() < 0.35 ? pick(random, wrong) : right.at(-1);
    if (claimed === undefined || tried.includes(claimed) || random.fraction() < 0.3)
      return writesRight(sight) ?? stuck(sight);
    const words = pick(random, learnerWords[language].claims) ?? '{line}';
    return { ...says(words.replace('{line}', claimed), 120), claims: claimed };
  },
  'other-method'(sight) {
    const { card, right, language, random } = sight;
    const chance = random.fraction();
    if (chance < 0.15) return says(learnerWords[language].otherWay);
    const later = chance < 0.6 ? right.at(-1) : pick(random, right);
    if (later === undefined) return stuck(sight);
    return line(card, chance < 0.4 ? swapSides(later) : later);
  },
  sad(sight) {
    const { language, random } = sight;
    const chance = random.fraction();
    if (chance < 0.4) return says(pick(random, learnerWords[language].sad) ?? '...', 60);
    return chance < 0.65 ? writesWrong(sight) : (writesRight(sight) ?? stuck(sight));
  },
};

/** An equation with its sides exchanged. */
function swapSides(text: string): string {
  const sides = text.split(' = ');
  return sides.length === 2 ? `${sides[1]} = ${sides[0]}` : text;
}
