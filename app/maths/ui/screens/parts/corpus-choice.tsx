import { useTranslations } from 'use-intl/react';
import { graphs } from '../corpora/graphs.ts';

type Name = keyof typeof graphs;
const names = Object.keys(graphs) as Name[];

/** Selection of a graph corpus. */
export function CorpusChoice({ chosen, onChoose }: { chosen: Name; onChoose: (name: Name) => void }) {
  const t = useTranslations('lab');
  return (
    <div className="chips" role="group" aria-label={t('run.corpus')}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {t(`corpora.${name}`)}
        </button>
      ))}
    </div>
  );
}
