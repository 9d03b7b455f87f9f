import { expect, test } from 'vitest';
import { type DeploymentFacts, documentOf } from './document.ts';
import { faq } from '../messages/documents/index.ts';
import { countQuestions, findQuestions } from './find-questions.ts';

const here: DeploymentFacts = { card: true, model: null, google: false, platform: null };
const sections = (language: 'en' | 'es' | 'fr') => documentOf(faq, language, here).sections;
const found = (language: 'en' | 'es' | 'fr', typed: string) =>
  findQuestions(sections(language), typed).flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === 'object' && block.kind === 'questions' ? block.questions.map(([id]) => id) : [],
    ),
  );

test('an empty query shows every question', () => {
  expect(countQuestions(findQuestions(sections('en'), '  ¿? '))).toBe(countQuestions(sections('en')));
});

test.each([
  ['en', 'how can i cancel', 'cancel'],
  ['en', 'CANCELLING', 'cancel'],
  ['en', 'refunds', 'cancel'],
  ['en', 'reschedule', 'move'],
  ['en', 'adhd', 'focus'],
  ['es', '¿puedo anular?', 'cancel'],
  ['es', 'zona horaria', 'zone'],
  ['es', 'MATEMATICAS', 'subjects'],
  ['fr', 'abonnement', 'free'],
  ['fr', 'deplacer une seance', 'move'],
  ['fr', 'déplacer une séance', 'move'],
  ['fr', 'déplacer un cours', 'move'],
  ['es', 'cambiar una sesión', 'move'],
] as const)('%s: %s finds %s, whatever accents and endings', (language, typed, id) => {
  expect(found(language, typed)).toContain(id);
});

test('the beginning of a word finds questions, an unknown word does not', () => {
  expect(found('en', 'certif')).toContain('certificate');
  expect(found('en', 'submarine')).toEqual([]);
  expect(found('en', 'submarine volcano zebra cancel')).toEqual([]);
});

test('two words find fewer questions than one', () => {
  expect(found('en', 'credits price').length).toBeLessThan(found('en', 'credits').length + 1);
  expect(found('en', 'tutor come')).not.toContain('languages');
});

test('every question has a unique anchor, the same in all languages', () => {
  const ids = found('en', '');
  expect(new Set(ids).size).toBe(ids.length);
  expect(found('es', '')).toEqual(ids);
  expect(found('fr', '')).toEqual(ids);
});
