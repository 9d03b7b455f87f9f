import { expect, test } from 'vitest';
import { trailTo } from '#app/platform/page-meta.ts';
import { questionsStructured, teamStructured } from './structured.ts';

test('structured data contain each question with its URL and its answer as plain text', () => {
  const document = {
    title: 'Questions',
    lead: '',
    ways: [],
    sections: [
      {
        id: 'start',
        title: 'Starting',
        blocks: [
          {
            kind: 'questions' as const,
            questions: [['pay', 'How do I pay?', 'By [invoice](/terms#paying), later.'] as const],
          },
        ],
      },
    ],
  };
  expect(questionsStructured(document, 'https://curvela.example/faq')).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        url: 'https://curvela.example/faq#pay',
        name: 'How do I pay?',
        acceptedAnswer: { '@type': 'Answer', text: 'By invoice, later.' },
      },
    ],
  });
});

test('the breadcrumb starts at the home page and ends at the page itself', () => {
  expect(trailTo('https://curvela.example', '/faq', 'Questions').itemListElement).toMatchObject([
    { position: 1, name: 'Curvela', item: 'https://curvela.example/' },
    { position: 2, name: 'Questions', item: 'https://curvela.example/faq' },
  ]);
});

test('each tutor is a Person with URL and languages', () => {
  const lucia = {
    name: 'Lucía Restrepo',
    slug: 'lucia-restrepo',
    headline: 'Fractions',
    subjects: ['Mathematics'],
    languages: ['es'],
  };
  expect(teamStructured([lucia], 'https://curvela.example').itemListElement).toMatchObject([
    {
      item: {
        '@type': 'Person',
        url: 'https://curvela.example/tutors/lucia-restrepo',
        knowsLanguage: ['es'],
      },
    },
  ]);
});
