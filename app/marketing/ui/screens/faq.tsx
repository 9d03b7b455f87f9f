import { useDeferredValue, useMemo, useState } from 'react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { FindQuestionsField } from '../find-questions-field.tsx';
import { InfoPage } from '../info-page.tsx';
import { faq } from '../../messages/documents/index.ts';
import { questionsStructured } from '../../domain/structured.ts';
import { countQuestions, findQuestions } from '../../domain/find-questions.ts';
import { infoLoader } from '../../use-cases/info.server.ts';
import type { Route } from './+types/faq.ts';

export const loader = infoLoader(faq, '/faq');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.document.title ?? '',
    description: loaderData?.document.description ?? loaderData?.document.lead,
    structured:
      import.meta.env.SSR && loaderData
        ? [...loaderData.trail, questionsStructured(loaderData.document, `${loaderData.site}/faq`)]
        : undefined,
  });

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { sections } = loaderData.document;
  const [typed, setTyped] = useState('');
  const looked = useDeferredValue(typed);
  const found = useMemo(() => findQuestions(sections, looked), [sections, looked]);
  return (
    <InfoPage
      {...loaderData}
      document={{ ...loaderData.document, sections: found }}
      before={<FindQuestionsField typed={typed} found={countQuestions(found)} onType={setTyped} />}
    />
  );
}
