import type { Structured } from '#app/platform/page-meta.ts';
import { piecesOf } from '../rich-line.ts';
import type { InfoDocument } from './document.ts';

/** The questions of a document with their answers as plain text, for search engines. */
export function questionsStructured({ sections }: InfoDocument): Structured {
  const questions = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === 'object' && block.kind === 'questions' ? block.questions : [],
    ),
  );
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(([question, answer]) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
    })),
  };
}

const withoutLinks = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');
