import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Language } from '#app/platform/texts.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { useMoment } from '../moment.ts';
import { Section } from '../section.tsx';
import type { ModelVersions, VersionView } from '../../model/ai-schemas.ts';
import { DraftForm } from './draft-form.tsx';
import { Gate } from './gate.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { useModelName } from './model-name.ts';
import { TextDiff } from './text-diff.tsx';
import { Trial } from './trial.tsx';
import { VersionFigures } from './version-figures.tsx';

/** Versions of a tutor model: texts, changes, gate, trial, and results. */
export function Versions({ all, languageModel }: { all: ModelVersions; languageModel: string | null }) {
  const [parameters] = useSearchParams();
  const requested = Number(parameters.get('version'));
  const live = all.versions.find(({ state }) => state === 'live') ?? null;
  const shown = all.versions.find(({ version }) => version === requested) ?? all.versions[0];
  if (!shown) return null;
  return (
    <>
      <Texts all={all} shown={shown} live={live} />
      <Gate key={`gate ${shown.id}`} version={shown} live={live} all={all} languageModel={languageModel} />
      {languageModel !== null && <Trial key={`trial ${shown.id}`} version={shown} />}
      <VersionFigures all={all} />
    </>
  );
}

type TextsProps = { all: ModelVersions; shown: VersionView; live: VersionView | null };

function Texts({ all, shown, live }: TextsProps) {
  const t = useTranslations('foundersAi');
  const nameOf = useModelName();
  const [language, setLanguage] = useState<Language>(languageOfLocale(usePreferences().state.locale));
  const [writing, setWriting] = useState(false);
  const version = String(shown.version);
  const before = live && live.id !== shown.id ? { version: live.version, text: live.prompt[language] } : null;
  return (
    <Section title={t('version', { model: nameOf(all.model), version })} wide>
      <div className="ai-versions">
        <div>
          <VersionList all={all} shown={shown} />
          <button className="btn btn-secondary mt-6" type="button" onClick={() => setWriting(true)}>
            {t('write')}
          </button>
        </div>
        <div className="ai-text">
          <LanguageTabs chosen={language} onChoose={setLanguage} />
          <div lang="en">
            <TextDiff before={before} after={{ version: shown.version, text: shown.prompt[language] }} />
          </div>
          <details className="more">
            <summary>{t('rules')}</summary>
            <pre className="ai-said" lang="en">
              {all.rules}
            </pre>
          </details>
        </div>
      </div>
      {writing && <DraftForm from={shown} model={all.model} onClose={() => setWriting(false)} />}
    </Section>
  );
}

const tones = { draft: '', tested: 'tag-primary', live: 'tag-success', retired: '' } as const;

function VersionList({ all, shown }: { all: ModelVersions; shown: VersionView }) {
  const t = useTranslations('foundersAi');
  const moment = useMoment();
  const nameOf = useModelName();
  const written = ({ author, createdAt }: VersionView) =>
    author === null ? t('writtenBuiltIn') : t('written', { author, when: moment(createdAt) });
  const whenLive = (one: VersionView) =>
    one.state === 'live' && one.version > 1 && one.liveSince
      ? t('since', { when: moment(one.liveSince) })
      : written(one);
  return (
    <nav aria-label={t('versions', { model: nameOf(all.model) })}>
      <ol className="ai-vers" reversed>
        {all.versions.map((one) => (
          <li key={one.id}>
            <Link
              to={`?model=${all.model}&version=${one.version}`}
              preventScrollReset
              aria-current={one.id === shown.id ? 'true' : undefined}
            >
              <b>v{one.version}</b>
              <span>
                {one.version === 1 ? t('builtIn') : one.note}
                <span className="muted">
                  {whenLive(one)}
                  {one.run && one.run.finishedAt && ' · '}
                  {one.run?.finishedAt && t('runOf', passedOf(one.run))}
                </span>
              </span>
              <span className={`tag ${tones[one.state]}`}>{t(`states.${one.state}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Placeholders of “94 of 96”. */
const passedOf = ({ done, failed, unanswered, total }: NonNullable<VersionView['run']>) => ({
  passed: String(done - failed - unanswered),
  total: String(total),
});
