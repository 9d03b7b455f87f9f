import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { BackIcon } from '#app/ui/icons.tsx';
import { overviewQuery, versionsQuery } from '../../api/ai-client.ts';
import { Connection } from '../ai/connection.tsx';
import { Health } from '../ai/health.tsx';
import { ModelsTable } from '../ai/models-table.tsx';
import { OverTime } from '../ai/over-time.tsx';
import { Versions } from '../ai/versions.tsx';
import type { Overview } from '../../model/ai-schemas.ts';
import { Part } from '../part.tsx';
import '../ai/ai.css';

/** Tutor models and prompts: versions, pre-release tests, trials, and language model cost. */
export default function FounderAi() {
  const t = useTranslations('foundersAi');
  const f = useTranslations('founders');
  return (
    <div className="page desk">
      <title>{`${t('title')} · ${brand}`}</title>
      <header className="desk-head">
        <h1>{t('title')}</h1>
        <Link className="btn btn-secondary btn-sm" to="/founder-hub">
          <BackIcon />
          {f('tutor.hub')}
        </Link>
      </header>
      <Part query={useQuery(overviewQuery)} height={60}>
        {(ai) => <Desk ai={ai} />}
      </Part>
    </div>
  );
}

function Desk({ ai }: { ai: Overview }) {
  const [parameters] = useSearchParams();
  const chosen = ai.models.find(({ id }) => id === parameters.get('model')) ?? ai.models[0];
  const model = chosen?.id ?? '';
  return (
    <>
      <Health ai={ai} />
      <div className="rows">
        <ModelsTable ai={ai} chosen={model} />
        <div className="rows span2 ai-rows">
          <Part query={useQuery(versionsQuery(model))} height={40}>
            {(all) => <Versions key={model} all={all} languageModel={ai.languageModel?.model ?? null} />}
          </Part>
        </div>
        <OverTime />
        <Connection ai={ai} />
      </div>
    </>
  );
}
