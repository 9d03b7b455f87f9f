import type { Settings } from '#app/platform/settings.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { documentOf } from '../domain/document.ts';
import { faq } from '../messages/documents/index.ts';
import { withoutLinks } from '../domain/structured.ts';
import { deploymentFacts } from './info.server.ts';

/** Questions and answers as plain text, for this deployment. `id` is the anchor on `/faq`. */
export const listFaqQuestions = (settings: Settings, language: Language) =>
  documentOf(faq, language, deploymentFacts(settings)).sections.flatMap(({ title: section, blocks }) =>
    blocks.flatMap((block) =>
      typeof block === 'object' && block.kind === 'questions'
        ? block.questions.map(([id, question, answer, also = '']) => ({
            id,
            section,
            question,
            answer: withoutLinks(answer),
            also,
          }))
        : [],
    ),
  );
