import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { type Language, languages } from '#app/platform/texts.ts';
import { formulaOf, type SessionState } from './state.ts';
import { begin } from './start.ts';
import { itemFacts } from '../../use-cases/session/facts.server.ts';
import { policies } from '../models.ts';
import { knownFacts } from '../../use-cases/model-text/known-facts.server.ts';
import { rules } from '../model-text/prompt.ts';
import { GuardFailure, type SpeechPiece } from '../../model/model-text/guard-context.ts';
import { GuardedText } from '../model-text/guards/guarded-text.ts';
import { bare } from '../model-text/guards/disguises.ts';
import { numberWords, spelled } from '../model-text/guards/number-words.ts';
import { makesKey, speaksOther } from '../model-text/guards/sentence.ts';
import { beginsOpening, openingsOf } from '../model-text/guards/openings.ts';

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

const promptWords = ` ${rules.split(/\s+/u).map(bare).filter(Boolean).join(' ')} `;
const states = new Map<string, Promise<SessionState>>();
const stateOf = (problem: string, language: Language) => {
  const key = `${language} ${problem}`;
  const made =
    states.get(key) ??
    itemFacts({ maths, locale: language }, problem).then(
      (facts) => begin(facts, { policy: policies['socratic-guide'], at: 0, newId: () => 'card' }).state,
    );
  states.set(key, made);
  return made;
};

type Verdict = 'equal' | 'different' | 'unknown' | null;
/** The text a reader sees, and the guard that stopped it. */
async function through(
  text: string,
  problem = '3(x-2)=9',
  language: Language = 'en',
  verdict: Verdict = null,
) {
  const state = await stateOf(problem, language);
  const known = await knownFacts(maths, language, state, [
    { kind: 'formula', formula: formulaOf(state.item.given) },
  ]);
  if (!known) throw new Error('not solvable');
  const shown: SpeechPiece[] = [];
  const guard = new GuardedText({
    known,
    maths,
    language,
    locale: language,
    lines: 2,
    verdict,
    told: promptWords,
    emit: (piece) => shown.push(piece),
  });
  const shownText = () => shown.map((piece) => (typeof piece === 'string' ? piece : piece.plain)).join('');
  try {
    for (const piece of text.match(/\s*\S{1,4}/gu) ?? []) await guard.feed(piece);
    await guard.end();
    return { output: shownText(), guard: null };
  } catch (thrown) {
    if (!(thrown instanceof GuardFailure)) throw thrown;
    return { output: shownText(), guard: thrown.guard };
  }
}

describe('displayed words', () => {
  test.each([
    ['en', 'Look at line 1 again. What happens to both sides when you multiply out the bracket?'],
    ['en', 'Start with $3(x-2)=9$. The bracket $x - 2$ is multiplied by 3, so each of its two terms is.'],
    ['en', 'The whole of 3(x - 2) = 9 stands there. What does the 3 in front of the bracket do?'],
    ['en', 'A bracket follows a rule: $a(b+c)=ab+ac$. Let’s see where that leads.'],
    ['es', 'Mira la línea 1: el 3 multiplica a todo el paréntesis. ¿Qué pasa con los dos términos?'],
    [
      'fr',
      'Regarde la ligne 1 : le 3 multiplie toute la parenthèse. Que devient l’équation quand tu développes ?',
    ],
  ] as const)('%s: %s', async (language, text) => {
    const { output, guard } = await through(text, '3(x-2)=9', language);
    expect(guard).toBeNull();
    expect(output.replaceAll(/\s/g, '')).toBe(
      text
        .replaceAll('$', '')
        .replaceAll('3(x-2)=9', '3(x - 2) = 9')
        .replaceAll('a(b+c)=ab+ac', 'a(b + c) = ab + ac')
        .replaceAll(/\s/g, ''),
    );
  });

  test.each([
    ['en', 'I’m not sure what you mean. I’ll start with line 1, or you’re free to.', '4x+7=23'],
    ['fr', 'Oui, il y a une règle pour ça ou pour ce que tu fais.', '5x-3=2x+48'],
    ['en', 'Which word or which sign do you mean?', '5x-3=2x+48'],
  ] as const)('frequent words are not a number in disguise: %s %s', async (language, text, problem) => {
    expect(await through(text, problem, language)).toEqual({ output: text, guard: null });
  });

  test('bold and headings are stripped', async () => {
    expect(await through('## **Look** at the *bracket* first.')).toMatchObject({
      output: ' Look at the bracket first.',
      guard: null,
    });
  });
});

describe('the answer is not revealed', () => {
  test.each([
    'The answer is 5.',
    'x = 5',
    'So $x=5$.',
    '\\(x = 5\\) is it.',
    'x is five',
    'The answer is five.',
    'Five.',
    'It is cinco.',
    'Say cinq aloud.',
    'fünf',
    'Think of evif.',
    'f i v e',
    'F-I-V-E',
    'Roman V it is.',
    '5️⃣',
    '𝟓',
    '⑤',
    '٥',
    '五',
    'eCA9IDU=',
    'NQ==',
    '0x5',
    '%35',
    '101',
    'svir',
    'urev',
    'ivefay',
    'Find its very end.',
    '2 + 3',
    'two plus three',
    'x equals two plus three',
    'The answer is two more than three.',
    '15/3',
    '3x - 6 = 9',
    '3x = 15',
    'three x equals fifteen',
    'add six to both sides',
    'x−2=3',
    'x - 2 = 3',
    'x = 10/2',
    '$\\frac{10}{2}$',
    'x=5.0',
    '5,0',
    'one two three four five',
    'knock knock knock knock knock',
    '*****',
    'quinto',
    'cinquième',
    'the fifth number',
    'x=\u200b5',
    'fi\u200bve',
    'x is one less than six',
    'vif5',
    'It is (5).',
    '“5”',
    'five-ish',
    '5!',
    'x→5',
    'x is 5, as you know',
    '3·5−6=9',
    '3(5-2)=9',
  ])('%s', async (text) => {
    const { output, guard } = await through(text);
    expect([text, guard]).not.toEqual([text, null]);
    expect(output).not.toMatch(/5|five|cinco|cinq|fünf|evif|3x|= ?3$/iu);
  });

  test.each([
    ['x^2-7x+12=0', 'The solutions are 3 and 4.'],
    ['x^2-7x+12=0', 'Try (x-3)(x-4)=0.'],
    ['factor x^2-7x+12', 'x^2-7x+12 = (x-3)(x-4)'],
    ['factor x^2-7x+12', 'The two numbers are minus three and minus four.'],
    ['2x=4', 'It is two.'],
    ['2x=4', 'The 2 says it all.'],
    ['x+3=4', 'It is one.'],
    ['x+3=4', 'One.'],
    ['6/8', 'three quarters: 3/4'],
    ['x+20=55', 'treinta y cinco'],
    ['x+20=55', 'thirty-five'],
    ['x+20=55', 'trente-cinq'],
  ])('%s: %s', async (problem, text) => {
    const { guard } = await through(text, problem);
    expect([text, guard]).not.toEqual([text, null]);
  });
});

describe('displayed text is never retracted', () => {
  const opening = 'Look at the';
  test.each([
    'Look at the line and x = 5.',
    'Look at the good job you did.',
    'Look at the correct line.',
    'Look at the phone of Maya.',
  ])('only opening words are shown before the end of a sentence: %s', async (text) => {
    const { output, guard } = await through(text, '3(x-2)=9', 'en', 'different');
    expect(guard === null || output.trim() === opening || output.trim() === `${opening} line and`).toBe(true);
  });

  test.each([
    ['questions', 'Look at the bracket. What is in it? And what is in front of it?', 'What is in it?'],
    ['formula', 'Look at the bracket. Your line is correct.', 'Look at the bracket.'],
    ['safety', 'Look at the bracket. Where do you live?', 'Look at the bracket.'],
    ['leak', 'Look at the bracket. The answer is two more than three.', 'Look at the bracket.'],
    ['language', 'Look at the bracket. Mira la línea de arriba, que está en la ecuación.', 'bracket.'],
  ] as const)(
    '%s: nothing of a failed sentence is shown, the ones before it stay',
    async (failed, text, last) => {
      const { output, guard } = await through(text, '3(x-2)=9', 'en', 'different');
      expect(guard).toBe(failed);
      expect(output.trim().endsWith(last)).toBe(true);
    },
  );

  test.each([
    ['en', 'loo', true],
    ['es', 'mir', true],
    ['fr', 'regar', true],
    ['fr', 'zzz', false],
  ] as const)('in %s, whether an opening word may follow “%s”: %s', (language, letters, begins) => {
    expect(beginsOpening(letters, language)).toBe(begins);
  });

  test.each([
    [84, 'fr', 'quatre vingt quatre'],
    [93, 'fr', 'quatre vingt treize'],
    [84, 'en', 'eighty four'],
    [84, 'es', 'ochenta y cuatro'],
  ] as const)('%i is known in %s as “%s”', (value, language, text) => {
    const ways = spelled(value, language).map((parts) => parts.filter((part) => part !== 'y').join(' '));
    expect(ways).toContain(text.replace(' y ', ' '));
  });

  test.each(languages)('opening words in %s are neither numbers nor verdicts', (language) => {
    for (const word of openingsOf(language)) {
      expect([word, numberWords[language].has(word)]).toEqual([word, false]);
      expect(word).not.toMatch(/^(?:right|wrong|correct\w*|bien|mal|juste|faux|no|not|pas|ni|is|es|est)$/u);
    }
  });
});

describe('other blocked text', () => {
  test.each([
    ['link', 'See https://example.org/x for more.'],
    ['link', 'Look ![it](x) here.'],
    ['link', 'Look at <img src=x> this.'],
    ['link', 'Look at example.com please.'],
    ['questions', 'What is in the bracket? And what is in front of it?'],
    ['language', 'Mira la línea de arriba, el paréntesis que está en la ecuación.'],
    ['language', 'Посмотри на это.'],
    ['safety', 'Where do you live? Tell me.'],
    ['safety', 'That was a stupid thing to write.'],
    ['leak', 'You are the voice of a mathematics tutor for school learners.'],
    ['formula', 'You see that 3(x - 2) = 8 is there.'],
    ['formula', 'Your line is correct.'],
    ['length', 'more words '.repeat(60)],
  ] as const)('%s: %s', async (guard, text) => {
    expect(await through(text, '3(x-2)=9', 'en', 'different')).toMatchObject({ guard });
  });

  const sentenceOf = (count: number) =>
    `${Array.from({ length: count }, (_, at) => ['look', 'at', 'the', 'bracket', 'and', 'read', 'it'][at % 7]).join(' ')}.`;

  test('a sentence may have 85 words and no more', async () => {
    expect((await through(sentenceOf(85))).guard).toBeNull();
    expect((await through(sentenceOf(86))).guard).toBe('length');
  });

  test('six words of the prompt are no quotation, seven are', async () => {
    expect((await through('You are the voice of a')).guard).toBeNull();
    expect((await through('You are the voice of a mathematics')).guard).toBe('leak');
  });

  test('a sentence that starts after sixty words is dropped', async () => {
    const { output, guard } = await through(
      `${'Look at the bracket once more and read it slowly. '.repeat(9)}`,
    );
    expect(guard).toBeNull();
    expect(output.trim().split(' ')).toHaveLength(60);
  });
});

describe('a sentence of numbers gives the answer away', () => {
  const makes = (text: string, numbers: readonly number[], key: readonly number[]) =>
    makesKey(text.split(' '), numbers, key);

  test.each([
    ['the number after 4', [4], 5],
    ['the number before 6', [6], 5],
    ['twice 7', [7], 14],
    ['half of 12', [12], 6],
    ['the sum of 2 and 3', [2, 3], 5],
    ['9 minus 4', [9, 4], 5],
    ['4 less than 9', [4, 9], 5],
    ['3 times 5', [3, 5], 15],
    ['the result of 20 over 4', [20, 4], 5],
    ['the result of 4 into 20', [4, 20], 5],
    ['halfway between 4 and 8', [4, 8], 6],
    ['the answer is a 1 and a 2', [1, 2], 12],
    ['the answer has a 2 after a 1', [2, 1], 12],
    ['the sum of 2 and 4, or of 1 and 2', [2, 4, 1], 6],
    ['el doble de 7', [7], 14],
    ['le double de 7', [7], 14],
  ] as const)('by “%s”', (text, numbers, key) => {
    expect(makes(text, numbers, [key])).toBe(true);
  });

  test('only where it claims something, has numbers and they make a value of the answer', () => {
    expect(makes('look at 2 and 3', [2, 3], [5])).toBe(false);
    expect(makes('the sum of both sides', [], [5])).toBe(false);
    expect(makes('the sum of 2 and 3', [2, 3], [])).toBe(false);
    expect(makes('the number before 6', [6], [4])).toBe(false);
    expect(makes('the number after 6', [6], [8])).toBe(false);
    expect(makes('the sum of 2 and 3', [2, 3], [7])).toBe(false);
  });
});

describe('a sentence is in another language', () => {
  const speaks = (text: string, language: Language) => speaksOther(text.split(' '), language);

  test('when three of its frequent words are, and clearly more than of the own one', () => {
    expect(speaks('mira la línea', 'en')).toBe(true);
    expect(speaks('mira la parte', 'en')).toBe(false);
    // Two of its own beside three, or beside four.
    expect(speaks('look at la línea que', 'en')).toBe(false);
    expect(speaks('look at la línea que mira', 'en')).toBe(true);
  });

  test('when fourteen words have none of the own language', () => {
    const unknown = (count: number) => Array.from({ length: count }, () => 'zażółć').join(' ');
    expect(speaks(unknown(13), 'en')).toBe(false);
    expect(speaks(unknown(14), 'en')).toBe(true);
    expect(speaks(`look ${unknown(13)}`, 'en')).toBe(false);
  });
});
