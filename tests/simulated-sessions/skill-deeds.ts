import type { Random } from '#app/platform/random.ts';
import { createRightAnswer, createWrongAnswer } from '#app/practice/domain/items/sample-answers.ts';
import type { GeneratedItem } from '@curvela/curriculum/items';
import type { GivenAnswer } from '#app/practice/model/schemas.ts';
import type { CardView } from '#app/teaching/model/blocks.ts';
import type { Behaviour, Deed } from './behaviours.ts';
import { learnerWords } from './learner-words.ts';
import { inNotation } from './problems.ts';
import type { SessionLanguage } from './play.ts';

/** What a learner sees on a card that only occurs when a skill is taught. */
type SkillSight = {
  readonly card: CardView;
  /** The practice question; null on a card with only a continue button. */
  readonly item: GeneratedItem | null;
  readonly failed: number;
  /** Turns of the session so far. */
  readonly turns: number;
  readonly language: SessionLanguage;
  readonly random: Random;
};

const written: Record<
  SessionLanguage,
  {
    hint: string;
    lost: string;
    why: string;
    example: string;
    skip: string;
    stop: string;
    check: string;
    odd: string;
  }
> = {
  en: {
    hint: 'a hint',
    lost: 'I don’t get it',
    why: 'why?',
    example: 'another example',
    skip: 'skip',
    stop: 'stop',
    check: 'check this',
    odd: 'the rain is blue',
  },
  es: {
    hint: 'una pista',
    lost: 'no lo entiendo',
    why: '¿por qué?',
    example: 'otro ejemplo',
    skip: 'saltar',
    stop: 'parar',
    check: 'revisa esto',
    odd: 'la lluvia es azul',
  },
  fr: {
    hint: 'un indice',
    lost: 'je ne comprends pas',
    why: 'pourquoi ?',
    example: 'un autre exemple',
    skip: 'passer',
    stop: 'stop',
    check: 'vérifie ça',
    odd: 'la pluie est bleue',
  },
};

/** After so many turns every learner takes the shortest way to the end. */
export const patienceWithSkill = 45;

const pick = (random: Random, list: readonly string[]): string =>
  list[Math.floor(random.fraction() * list.length)] ?? list[0] ?? '?';
const says = (text: string): Deed => ({ input: { text }, seconds: 12 });

/** An answer as typed in the language. */
export const inLanguage = (given: GivenAnswer, language: SessionLanguage): GivenAnswer =>
  given.kind === 'formula' ? { ...given, text: inNotation(given.text, language) } : given;

/** What a learner of this kind does with a step or a practice question. */
export const skillDeedOf = (behaviour: Behaviour, sight: SkillSight): Deed =>
  sight.item === null ? pressesOn(behaviour, sight) : answers(behaviour, sight, sight.item);

function pressesOn(behaviour: Behaviour, { card, turns, language, random }: SkillSight): Deed {
  const words = written[language];
  const [first = 'on'] = card.options.map(({ id }) => id);
  const chance = random.fraction();
  const press = (answer: string): Deed => ({ input: { cardId: card.id, answer }, seconds: 20 });
  if (turns > patienceWithSkill || behaviour === 'careful') return press(first);
  if (behaviour === 'silent' && chance < 0.3) return says(pick(random, ['...', 'hm', words.odd]));
  if (behaviour === 'hint-abuser' && chance < 0.35)
    return says(pick(random, [words.hint, words.skip, words.lost, words.stop]));
  if (chance < 0.15) return says(pick(random, [words.why, words.example, words.lost]));
  return press(pick(random, [first, ...card.options.map(({ id }) => id)]));
}

function answers(behaviour: Behaviour, sight: SkillSight, item: GeneratedItem): Deed {
  const { card, turns, failed, language, random } = sight;
  const words = written[language];
  const chance = random.fraction();
  const sends = (given: GivenAnswer, seconds = 40): Deed => ({
    input: { cardId: card.id, given: inLanguage(given, language) },
    seconds,
  });
  const does = (action: 'hint' | 'cannot_start' | 'give_up'): Deed => ({
    input: { action, cardId: card.id },
    seconds: 10,
  });
  const stuck = () => does(card.helps.includes('cannot_start') ? 'cannot_start' : 'hint');
  const right = () => sends(createRightAnswer(item));
  const wrong = () => sends(createWrongAnswer(item));
  if (turns > patienceWithSkill) return card.helps.includes('give_up') ? does('give_up') : stuck();
  switch (behaviour) {
    case 'careful':
      return chance < 0.06 ? says(words.why) : right();
    case 'guesser':
      return chance < 0.3 ? right() : wrong();
    case 'known-mistake':
      return failed === 0 ? wrong() : right();
    case 'silent':
      if (chance < 0.35) return says(pick(random, ['...', 'ok', words.odd, words.check]));
      return chance < 0.7 ? stuck() : right();
    case 'helpless':
    case 'sad':
      if (chance < 0.3) return says(pick(random, [...learnerWords[language][behaviour], words.lost]));
      return chance < 0.5 ? stuck() : chance < 0.7 ? wrong() : right();
    case 'chatty':
      return chance < 0.3
        ? says(pick(random, [...learnerWords[language].questions, ...learnerWords[language].chat, words.why]))
        : right();
    case 'on-paper':
    case 'other-method':
      return chance < 0.2 ? wrong() : right();
    case 'hint-abuser':
      if (chance < 0.3) return says(pick(random, [words.hint, words.lost, words.skip, words.stop]));
      return chance < 0.4 && card.helps.includes('give_up') ? does('give_up') : stuck();
  }
}
