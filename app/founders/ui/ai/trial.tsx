import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { type Language, languages } from '#app/platform/texts.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { Section } from '../section.tsx';
import { tryVersion } from '../../api/ai-client.ts';
import type { PromptTrialInput, VersionView } from '../../model/ai-schemas.ts';
import { nameIn } from './language-tabs.tsx';
import { TrialResult } from './trial-result.tsx';
import { useSpent } from './use-spent.ts';

const moves = ['begin', 'says', 'line', 'cannot_start'] as const;
const problems = ['3(x-2)=45', '4x+7=75', 'x^2-20x+91=0', '7/12+3/8'];

/** One turn of a version with a simulated learner. Nothing is stored. */
export function Trial({ version }: { version: VersionView }) {
  const t = useTranslations('foundersAi.trial');
  const f = useTranslations('founders');
  const [input, setInput] = useState<PromptTrialInput & { text: string }>({
    language: 'en',
    problem: problems[0] ?? '',
    move: 'says',
    text: '',
  });
  const trial = useSingleMutation({ mutationFn: () => tryVersion(version.id, input), onSettled: useSpent() });
  const change = (part: Partial<typeof input>) => setInput({ ...input, ...part });
  const writes = input.move === 'says' || input.move === 'line';
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!trial.isPending) trial.mutate();
  };
  return (
    <Section title={t('title', { version: String(version.version) })} note={t('note')} wide>
      <div className="ai-trial">
        <form className="ai-form" onSubmit={go}>
          <label className="field">
            <span className="label">{t('language')}</span>
            <select
              className="input"
              value={input.language}
              onChange={(event) => change({ language: event.target.value as Language })}
            >
              {languages.map((language) => (
                <option key={language} value={language} lang={language}>
                  {nameIn(language)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span className="label">{t('problem')}</span>
            <input
              className="input"
              list="ai-problems"
              required
              maxLength={300}
              value={input.problem}
              onChange={(event) => change({ problem: event.target.value })}
            />
            <datalist id="ai-problems">
              {problems.map((problem) => (
                <option key={problem}>{problem}</option>
              ))}
            </datalist>
          </label>
          <label className="field">
            <span className="label">{t('move')}</span>
            <select
              className="input"
              value={input.move}
              onChange={(event) => change({ move: event.target.value as PromptTrialInput['move'] })}
            >
              {moves.map((move) => (
                <option key={move} value={move}>
                  {t(`moves.${move}`)}
                </option>
              ))}
            </select>
          </label>
          {writes && (
            <label className="field">
              <span className="label">{t('text')}</span>
              <input
                className="input"
                required
                maxLength={500}
                lang={input.language}
                value={input.text}
                onChange={(event) => change({ text: event.target.value })}
              />
            </label>
          )}
          <button className="btn btn-primary" type="submit" disabled={trial.isPending}>
            {trial.isPending ? t('going') : t('go')}
          </button>
        </form>
        <div role="status">
          {trial.data && !trial.isPending && (
            <TrialResult tried={trial.data.trial} language={input.language} />
          )}
          {trial.error && (
            <p className="error">{trial.error instanceof ApiFailure ? trial.error.message : f('offline')}</p>
          )}
        </div>
      </div>
    </Section>
  );
}
