import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { formulaHtml } from '#app/ui/formula.server.ts';
import { Mark } from '@curvela/maths-react/verdict';
import type { ShownLine } from '../../model/blocks.ts';
import { HelpSteps } from '../help-steps.tsx';
import { Lines } from '../lines.tsx';
import { ModelTrial } from '../model-trial.tsx';
import { TutorDot } from '../tutor-dot.tsx';
import { teachingTexts } from '../../messages/index.ts';
import { defaultModel, isModelId, type ModelId, modelIds } from '../../domain/models.ts';
import type { Route } from './+types/tutor-models.ts';
import '../teaching.css';
import '../tutor-models.css';

/** Every sample answer on the page refers to these two lines, the second of which is wrong. */
export function loader({ context }: Route.LoaderArgs) {
  const { modelsPage } = teachingTexts[context.get(languageContext)].teaching;
  const line = (latex: string, plain: string) => ({ latex, plain, speech: plain, html: formulaHtml(latex) });
  return {
    title: modelsPage.title.replace(/\.$/, ''),
    description: modelsPage.description,
    lines: [
      { n: 1, formula: line('x^2-6x+5=0', 'x² − 6x + 5 = 0'), mark: 'given' },
      { n: 2, formula: line('(x-3)^2+5=0', '(x − 3)² + 5 = 0'), mark: 'different' },
    ] satisfies ShownLine[],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description });

/** The sample problem of the design; the visitor's own replaces it. */
const firstProblem = 'x^2 - 6x + 5 = 0';

/** The tutor models: a one-minute trial, style, timing of help, and target learners of each. */
export default function TutorModels({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('teaching.modelsPage');
  const [params] = useSearchParams();
  const requestedModel = params.get('model');
  const [model, setModel] = useState<ModelId>(isModelId(requestedModel) ? requestedModel : defaultModel);
  const [problem, setProblem] = useState(params.get('problem') ?? firstProblem);
  const tryIt = (id: ModelId) => {
    setModel(id);
    document.getElementById('try')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="page">
      <header className="t-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <ModelTrial model={model} onModel={setModel} problem={problem} onProblem={setProblem} />
      <section className="t-rows" aria-labelledby="same-line">
        <h2 id="same-line">{t('same')}</h2>
        <p className="muted">{t('sameLead')}</p>
        <Lines lines={loaderData.lines} />
        {modelIds.map((id) => (
          <ModelRow key={id} id={id} trying={id === model} problem={problem} onTry={() => tryIt(id)} />
        ))}
      </section>
      <section className="t-same" aria-labelledby="keep-to">
        <h2 id="keep-to">{t('keep')}</h2>
        <ul className="t-ticks">
          <li>
            <Mark kind="equal" />
            <span>{t('keepChecks')}</span>
          </li>
          <li>
            <Mark kind="equal" />
            <span>{t('keepAnswers')}</span>
          </li>
          <li>
            <Mark kind="equal" />
            <span>{t.rich('keepHumans', { link: (chunks) => <Link to="/tutor">{chunks}</Link> })}</span>
          </li>
        </ul>
      </section>
    </div>
  );
}

type RowProps = { id: ModelId; trying: boolean; problem: string; onTry(): void };

function ModelRow({ id, trying, problem, onTry }: RowProps) {
  const t = useTranslations('teaching');
  const way = id === 'focus' ? '/tutors/adhd/start' : `/ai-tutor?${new URLSearchParams({ model: id })}`;
  return (
    <article className="t-model">
      <div>
        <h3>{t(`models.${id}.name`)}</h3>
        <p>{t(`models.${id}.how`)}</p>
        <p className="t-model-start">
          <Link
            to={
              problem === firstProblem || id === 'focus' ? way : `${way}&${new URLSearchParams({ problem })}`
            }
          >
            {t('modelsPage.start')}
          </Link>
        </p>
      </div>
      <div>
        <div className="t-quote">
          <TutorDot />
          <p>{t(`models.${id}.quote`)}</p>
        </div>
        <dl>
          <div>
            <dt>{t('modelsPage.hints')}</dt>
            <dd>{t(`models.${id}.hints`)}</dd>
          </div>
          <div>
            <dt>{t('modelsPage.take')}</dt>
            <dd>{t(`models.${id}.take`)}</dd>
          </div>
        </dl>
      </div>
      <figure className="t-help">
        <HelpSteps model={id} />
        {trying ? (
          <span className="small muted">{t('modelsPage.trying')}</span>
        ) : (
          <button type="button" className="btn btn-secondary btn-sm" onClick={onTry}>
            {t('modelsPage.tryIt')}
          </button>
        )}
      </figure>
    </article>
  );
}
