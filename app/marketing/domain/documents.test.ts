import { describe, expect, test } from 'vitest';
import { languages } from '#app/platform/texts.ts';
import { pricingTexts } from '#app/pricing/messages/index.ts';
import { contactTexts } from '../messages/contact/index.ts';
import { teamTexts } from '../messages/team/index.ts';
import {
  piecesOf,
  type DocumentBlock,
  documentOf,
  type DeploymentFacts,
  type InfoDocument,
} from './document.ts';
import { faq, mission, privacy, teaching, terms } from '../messages/documents/index.ts';

const size = (block: DocumentBlock): unknown => {
  if (typeof block === 'string') return piecesOf(block).flatMap(({ to }) => to ?? []);
  const rows = {
    list: 'items',
    rows: 'rows',
    rungs: 'rungs',
    study: 'rows',
    questions: 'questions',
  } as const;
  const counted =
    block.kind in rows
      ? (Reflect.get(block, rows[block.kind as keyof typeof rows]) as readonly unknown[])
      : [];
  return [block.kind, counted.length];
};
const shape = (document: InfoDocument) => ({
  sections: document.sections.map(({ id, blocks }) => [id, blocks.map(size)]),
  ways: document.ways.map(([, to]) => to),
});

const plainHere: DeploymentFacts = { card: false, model: null, google: false, platform: null };
const fullHere: DeploymentFacts = {
  card: true,
  model: 'models.example',
  google: true,
  platform: 'platform.example',
};
const ways = [plainHere, fullHere];

describe.each(Object.entries({ faq, mission, privacy, teaching, terms }))('%s', (_, documents) => {
  test.each(ways)(
    'has the same structure in all languages: sections, rows and links; card: $card',
    (paying) => {
      const [en, es, fr] = languages.map((speak) => shape(documentOf(documents, speak, paying)));
      expect(es).toEqual(en);
      expect(fr).toEqual(en);
    },
  );
});

test('the anchors that the not-found page and emails link to exist', () => {
  const idsOf = (document: InfoDocument) => document.sections.map(({ id }) => id);
  expect(idsOf(documentOf(terms, 'en', fullHere))).toEqual(expect.arrayContaining(['refunds', 'credits']));
  expect(idsOf(documentOf(privacy, 'en', fullHere))).toContain('cookies');
});

const noCard = {
  en: 'you don’t need a card',
  es: 'no pedimos tarjeta',
  fr: 'aucune carte n’est demandée',
};

test.each(languages)('card payment is mentioned only where it is configured, %s', (speak) => {
  const wordsOf = (card: boolean) =>
    JSON.stringify([faq, terms, privacy].map((each) => documentOf(each, speak, { ...plainHere, card })));
  const times = (words: string, part: string) => words.split(part).length - 1;
  // FAQ, terms and privacy each name the provider; without cards the FAQ and the terms say that no card is needed.
  expect(times(wordsOf(true), 'Stripe')).toBe(3);
  expect(times(wordsOf(true), noCard[speak])).toBe(0);
  expect(times(wordsOf(false), 'Stripe')).toBe(0);
  expect(times(wordsOf(false), noCard[speak])).toBe(2);
});

test.each(languages)('every study cited on the teaching page links to its publication: %s', (speak) => {
  const studies = documentOf(teaching, speak, plainHere)
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && block.kind === 'study' ? [block.rows] : []));
  const papers = studies.map(
    (rows) => rows.flatMap(([, text]) => piecesOf(text).flatMap(({ to }) => to ?? []))[0],
  );
  expect(papers).toEqual([
    'https://doi.org/10.1073/pnas.2422633122',
    'https://doi.org/10.1038/s41598-025-97652-6',
    'https://arxiv.org/abs/2410.03017',
  ]);
});

const staysOnInvoice = {
  en: 'you pay the rest',
  es: 'el resto hay que pagarlo',
  fr: 'le reste est à payer',
};

test.each(languages)('a late cancellation on an invoice is never called free: %s', (speak) => {
  for (const here of ways)
    expect(JSON.stringify(documentOf(terms, speak, here))).toContain(staysOnInvoice[speak]);
});

/** Words that express a duration. */
const howLong = {
  en: /\d+\s(days|months|years)|one day|as long as|until/iu,
  es: /\d+\s(días|meses|años)|un día|mientras|hasta que/iu,
  fr: /\d+\s(jours|mois|ans)|un jour|tant que|jusqu’à/iu,
};

test.each(languages)('the privacy page states how long everything is kept: %s', (speak) => {
  const section = documentOf(privacy, speak, fullHere).sections.find(({ id }) => id === 'what');
  const rows = section?.blocks.flatMap((block) =>
    typeof block === 'object' && block.kind === 'rows' ? block.rows : [],
  );
  expect(rows?.length).toBeGreaterThan(10);
  expect(rows?.filter(([, text]) => !howLong[speak].test(text))).toEqual([]);
});

test.each(languages)('descriptions fit into search results without truncation: %s', (speak) => {
  const leads = Object.values({ faq, mission, privacy, teaching, terms }).map((each) => {
    const { description, lead } = documentOf(each, speak, fullHere);
    return description ?? lead;
  });
  const all = [
    ...leads,
    contactTexts[speak].contact.lead,
    teamTexts[speak].team.lead,
    pricingTexts[speak].pricing.description,
  ];
  expect(all.filter((text) => text.length < 60 || text.length > 170)).toEqual([]);
});

const wordsHere = (here: DeploymentFacts) =>
  languages.map((speak) => JSON.stringify([faq, privacy].map((each) => documentOf(each, speak, here))));

test('external processors are named only where they are used', () => {
  for (const words of wordsHere(fullHere)) {
    expect(words).toContain('models.example');
    expect(words).toContain('platform.example');
    expect(words).toContain('google-sign-in');
  }
  for (const words of wordsHere(plainHere)) expect(words).not.toMatch(/example|google-sign-in|Stripe/);
});

test('bracketed words before a path of this site become a link', () => {
  expect(piecesOf('Please [write to us](/contact?about=five), soon.')).toEqual([
    { text: 'Please ' },
    { text: 'write to us', to: '/contact?about=five' },
    { text: ', soon.' },
  ]);
});

test('a cited paper becomes a link', () => {
  const to = 'https://doi.org/10.1073/pnas.2422633122';
  expect(piecesOf(`PNAS 122. [doi](${to})`)).toEqual([{ text: 'PNAS 122. ' }, { text: 'doi', to }]);
});

test.each(['https://evil.example', '//evil.example', 'https://doi.org.evil.example/x'])(
  'any other URL stays text: %s',
  (to) => {
    expect(piecesOf(`[click](${to})`)).toEqual([{ text: `[click](${to})` }]);
  },
);
