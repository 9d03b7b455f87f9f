import type { Structured } from '#app/platform/page-meta.ts';
import { piecesOf, type InfoDocument } from './document.ts';

/** FAQPage data with answers as plain text, for search engines; `page` is the URL of the document. */
export function questionsStructured({ sections }: InfoDocument, page: string): Structured {
  const questions = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === 'object' && block.kind === 'questions' ? block.questions : [],
    ),
  );
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(([id, question, answer]) => ({
      '@type': 'Question',
      url: `${page}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
    })),
  };
}

/** A paragraph as plain text. */
export const withoutLinks = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');

type Teaching = {
  name: string;
  slug: string;
  headline: string;
  subjects: readonly string[];
  languages: readonly string[];
};

/** The tutors, each with the URL of the profile (https://schema.org/Person). */
export const teamStructured = (people: readonly Teaching[], site: string): Structured => ({
  '@type': 'ItemList',
  itemListElement: people.map(({ name, slug, headline, subjects, languages }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: {
      '@type': 'Person',
      name,
      url: `${site}/tutors/${slug}`,
      description: headline,
      knowsAbout: subjects,
      knowsLanguage: languages,
    },
  })),
});
