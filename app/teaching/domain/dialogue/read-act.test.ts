import { describe, expect, test } from 'vitest';
import { checked, started, submit } from '../pedagogy/fixture.ts';
import type { SessionState } from '../pedagogy/state.ts';
import { readIntent } from '../understanding/read-intent.ts';
import { readMessage } from '../understanding/read-message.ts';
import { readAct } from './read-act.ts';

const fresh = started();
const slipped = submit(fresh, checked('3x - 2 = 9', 'different')).state;
const explaining: SessionState = {
  ...slipped,
  card: { id: 'c', purpose: 'explain', ask: 'explain', line: null, concept: null },
};

const act = (text: string, language: 'en' | 'es' | 'fr' = 'en', state: SessionState = fresh): string => {
  const read = readAct(readMessage(text, language), readIntent(text, language), state);
  if (read.act === 'topic') return `topic ${read.topic} ${read.aspect}`;
  if (read.act === 'feeling') return `feeling ${read.feeling}`;
  if (read.act === 'intent') return `intent ${read.intent}`;
  return read.act;
};

describe('questions', () => {
  test.each([
    ['en', 'what is a logarithm?', 'topic logarithm what'],
    ['en', 'how do i get a common denominator', 'topic common_denominator how'],
    ['en', 'how do i check it once im done', 'checking'],
    ['en', 'could i start by dividing by 3', 'allowed'],
    ['en', 'why do we add 5', 'why_step'],
    ['en', 'whats the difference between mean and median', 'compare'],
    ['en', 'what does the x mean here', 'topic unknown what'],
    ['en', 'what is the multiplier', 'topic multiplier what'],
    ['en', 'and now what', 'stuck'],
    ['en', 'next step?', 'stuck'],
    ['en', 'thx ur the best', 'intent thanks'],
    ['es', '¿y ahora?', 'stuck'],
    ['fr', 'et après ?', 'stuck'],
    ['en', 'when will i ever use this', 'feeling purpose'],
    ['fr', 'à quoi ça sert tout ça', 'feeling purpose'],
    ['es', '¿puedo probar con números?', 'allowed'],
    ['fr', 'faut mettre au même dénominateur ?', 'topic common_denominator how'],
    ['es', '¿cómo lo compruebo al final?', 'checking'],
    ['es', '¿puedo dividir antes de restar?', 'allowed'],
    ['es', '¿por qué se resta el 9?', 'why_step'],
    ['fr', 'on peut diviser d’abord ?', 'allowed'],
    ['fr', 'je vérifie comment à la fin ?', 'checking'],
    ['fr', 'pourquoi j’ajoute 9 ?', 'why_step'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(act(text, language)).toBe(expected);
  });

  test('about the own mistake, once there is a wrong line', () => {
    expect(act('what was my mistake', 'en', slipped)).toBe('why_wrong');
    expect(act('¿cuál fue mi error?', 'es', slipped)).toBe('why_wrong');
    expect(act('pourquoi c’est faux ?', 'fr', slipped)).toBe('why_wrong');
    expect(act('but 16 minus 5 is 11', 'en', slipped)).toBe('why_wrong');
  });
});

describe('the narrower notion is what is asked about', () => {
  test.each([
    ['en', 'what is the domain of a function', 'topic domain what'],
    ['en', 'whats the vertex of a parabola', 'topic vertex what'],
    ['en', 'what does it mean to reduce a fraction', 'topic cancel what'],
    ['en', 'how do i turn a decimal into a fraction', 'topic decimal_fraction how'],
    ['en', 'what does it mean to isolate x', 'topic isolate what'],
    ['en', 'what does f(x) mean', 'topic function what'],
    ['es', '¿qué es el vértice de una parábola?', 'topic vertex what'],
    ['es', '¿qué es un binomio?', 'topic monomial what'],
    ['es', '¿en qué consiste la regla de tres?', 'topic proportion what'],
    ['es', '¿cómo se simplifica una raíz?', 'topic surd how'],
    ['fr', 'c’est quoi une fonction affine ?', 'topic linear_function what'],
    ['fr', 'c’est quoi l’écart-type ?', 'topic deviation what'],
    ['fr', 'c’est quoi une fraction irréductible ?', 'topic cancel what'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(act(text, language)).toBe(expected);
  });

  test('how a named method works is no step to be allowed', () => {
    expect(act('how does the quadratic formula work')).toBe('topic quadratic_formula how');
    expect(act('how does elimination work')).toBe('topic elimination how');
    expect(act('quand est-ce qu’on peut utiliser Pythagore ?', 'fr')).toBe('topic pythagoras scope');
  });

  test.each([
    ['en', 'how do you round to two decimal places', 'topic rounding how'],
    ['en', 'how does compound interest work', 'topic compound_interest how'],
    ['en', 'how do i find the nth term', 'topic nth_term how'],
    ['en', 'how many solutions can a quadratic have', 'topic quadratic scope'],
    ['es', '¿qué es una ecuación lineal?', 'topic linear_equation what'],
    ['es', '¿qué quiere decir el signo mayor o igual?', 'topic inequality what'],
    ['fr', 'c’est quoi le côté adjacent ?', 'topic triangle_sides what'],
    ['fr', 'comment on dérive un produit ?', 'topic product_rule how'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(act(text, language)).toBe(expected);
  });

  test('three notions are compared at once', () => {
    const text = '¿qué diferencia hay entre media, mediana y moda?';
    const read = readAct(readMessage(text, 'es'), readIntent(text, 'es'), fresh);
    expect(read.act === 'compare' && read.topics.toSorted()).toEqual(['mean', 'median', 'mode']);
  });

  test('a term and its coefficient are compared, and nothing is finished', () => {
    expect(act('¿cuál es la diferencia entre término y coeficiente?', 'es')).toBe('compare');
  });
});

describe('a guess is a result', () => {
  test.each([
    ['en', 'is it 5? just guessing'],
    ['en', 'random guess, 6?'],
    ['es', 'digo que 5, al azar'],
    ['es', 'ni idea, ¿9?'],
    ['fr', '13 au pif'],
    ['fr', 'au hasard : 4'],
  ] as const)('%s: %s', (language, text) => {
    expect(act(text, language)).toBe('claim');
  });

  test('not a question about a number, nor whether guessing is allowed', () => {
    expect(act('et le 9 ?', 'fr')).not.toBe('claim');
    expect(act('and the 5?')).not.toBe('claim');
    expect(act('can i guess?')).toBe('allowed');
  });
});

describe('what is wrong, in other words', () => {
  test.each([
    ['en', 'why is my second line wrong?'],
    ['en', 'why is that not true? i only divided'],
    ['en', 'why isnt it 3x = 9?'],
    ['es', '¿dónde me he equivocado?'],
    ['es', '2 por 3 son 6, ¿qué falla?'],
    ['fr', 'qu’est-ce que j’ai raté ?'],
    ['fr', 'c’est quoi le problème avec 3x - 2 = 9 ?'],
    ['fr', '2 fois 3 ça fait 6 non ?'],
  ] as const)('%s: %s', (language, text) => {
    expect(act(text, language, slipped)).toBe('why_wrong');
  });

  test('another value beside a word of mistake is another result', () => {
    expect(act('that was wrong, i got 7', 'en', slipped)).toBe('claim');
  });

  test('a step is not asked to be allowed because it is told in order', () => {
    expect(act('ben il est multiplié par 7 puis on rajoute 6', 'fr')).toBe('answer');
  });
});

describe('the same words mean what the state makes of them', () => {
  test('the sign, after a wrong line, answers where the two lines part', () => {
    expect(act('the minus', 'en', slipped)).toBe('answer');
    expect(act('el signo', 'es', slipped)).toBe('answer');
    expect(act('le moins', 'fr', slipped)).toBe('answer');
  });

  test('a statement at a question in words is its answer', () => {
    expect(act('we put the three into the bracket', 'en', explaining)).toBe('words');
  });
});

describe('other acts', () => {
  test.each([
    ['en', 'dunno', 'stuck'],
    ['es', 'ni papa', 'stuck'],
    ['fr', 'aucune idée', 'stuck'],
    ['en', 'lets do 4x + 9 = 21 please', 'switch'],
    ['es', 'prefiero 4x - 1 = 19', 'switch'],
    ['fr', 'je préfère 2x + 7 = 15', 'switch'],
    ['en', 'is there another way', 'other_way'],
    ['es', 'explícamelo de otra forma', 'reword'],
    ['en', 'can i have an easier one', 'easier'],
    ['en', 'you are not helping me', 'complaint'],
    ['en', 'hello', 'greeting'],
    ['fr', 'tu es un robot ?', 'about_tutor'],
    ['en', 'are there aliens', 'off_topic'],
    ['es', '¿qué tiempo hace hoy?', 'off_topic'],
    ['en', 'im so annoyed right now', 'feeling annoyed'],
    ['en', 'my head hurts can we take it slower', 'feeling tired'],
    ['en', 'this is way too easy', 'feeling too_easy'],
    ['en', 'i am so bad at maths', 'feeling discouraged'],
    ['en', 'i have a test tomorrow and i am scared', 'feeling nervous'],
    ['en', 'nobody likes me', 'feeling sad'],
    ['en', 'i hate myself', 'feeling sad'],
    ['es', 'se murió mi abuela', 'feeling sad'],
    ['fr', 'ma grand-mère est morte', 'feeling sad'],
    ['en', 'why do we have to learn this', 'feeling purpose'],
    ['en', 'can you draw it', 'intent draw_it'],
    ['en', 'I have to go', 'intent stop'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(act(text, language)).toBe(expected);
  });
});

describe('who can read the conversation', () => {
  test.each([
    ['en', 'can my teacher see what i type here', 'readers'],
    ['en', 'who reads this chat', 'readers'],
    ['en', 'does anyone else see my messages?', 'readers'],
    ['es', '¿mi mamá puede ver lo que escribo aquí?', 'readers'],
    ['es', '¿alguien lee esta conversación?', 'readers'],
    ['fr', 'est-ce que mon prof voit ce que j’écris ?', 'readers'],
    ['fr', 'mes parents peuvent lire notre conversation ?', 'readers'],
    ['en', 'my teacher says x = 4', 'not readers'],
    ['en', 'can you see what i did wrong', 'not readers'],
    ['es', 'no veo lo que hago mal', 'not readers'],
    ['fr', 'je vois pas ce que je fais de faux', 'not readers'],
  ] as const)('%s: %s is %s', (language, text, expected) => {
    expect(act(text, language) === 'readers' ? 'readers' : 'not readers').toBe(expected);
  });
});
