import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { problemQuery } from '../client.ts';
import { Problem, type Solved } from '../components/problem.tsx';
import { families, type PracticeFamily } from '../families.ts';
import { practiceTexts } from '../messages/index.ts';
import type { Route } from './+types/practice.ts';
import '../practice.css';

/** A seed for this visit, made once on the server so that both renderings ask for the same problem. */
export function loader({ context }: Route.LoaderArgs) {
  const { title, description } = practiceTexts[context.get(languageContext)].practice;
  return { title, description, seed: Math.floor(Date.now() / 1000) % 1_000_000 };
}
export const shouldRevalidate = () => false;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description });

/** A kind of problem, fresh ones of it, each line checked. Counts are of this visit only. */
export default function Practice({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('practice');
  const [family, setFamily] = useState<PracticeFamily>('linear');
  const [number, setNumber] = useState(1);
  const [tally, setTally] = useState({ solved: 0, first: 0 });
  const query = useQuery(problemQuery(family, loaderData.seed + number));
  const solved = ({ withoutMistake }: Solved) =>
    setTally(({ solved: all, first }) => ({ solved: all + 1, first: first + (withoutMistake ? 1 : 0) }));
  return (
    <div className="page">
      <header className="p-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <div className="chips" role="group" aria-label={t('kind')}>
          {families.map((id) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={id === family}
              onClick={() => setFamily(id)}
            >
              {t(`families.${id}`)}
            </button>
          ))}
        </div>
      </header>
      <div className="p-row">
        <h2>{t('number', { number: String(number) })}</h2>
        <p className="small muted" aria-label={t('counts')}>
          {t('solved', { count: tally.solved })}
          {tally.solved > 0 && ` · ${t('first', { count: tally.first })}`}
        </p>
      </div>
      {query.isPending && (
        <div className="p-item">
          <div className="bone" style={{ height: '8rem' }} />
        </div>
      )}
      {query.isError && (
        <div className="p-item">
          <div>
            <p className="error">{t('offline')}</p>
            <button type="button" className="btn btn-secondary mt-3" onClick={() => void query.refetch()}>
              {t('again')}
            </button>
          </div>
        </div>
      )}
      {query.data && (
        <Problem
          key={query.data.text}
          text={query.data.text}
          onSolved={solved}
          onNext={() => setNumber(number + 1)}
        />
      )}
      <p className="small muted p-note">{t('only')}</p>
    </div>
  );
}
