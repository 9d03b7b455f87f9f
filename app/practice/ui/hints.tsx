import { useTranslations } from 'use-intl/react';
import { ReadAloud } from '#app/learners/index.ts';
import { HintIcon } from '#app/ui/hint-icon.tsx';
import type { HintView } from '../model/views.ts';
import { Sentence, Steps, stepsOf } from './parts.tsx';

/** The hints so far, latest last. */
export function Hints({ hints }: { hints: readonly HintView[] }) {
  const t = useTranslations('practice.hints');
  return hints.map(({ rung, parts, worked }) => (
    <div className="hint" key={rung}>
      <div className="hint-head">
        <HintIcon />
        {t(`rung${rung}`)}
      </div>
      <p>
        <Sentence parts={parts} />
      </p>
      {worked && (
        <>
          <p className="p-worked-prompt">
            <Sentence parts={worked.prompt} />
          </p>
          <Steps worked={worked} />
        </>
      )}
      <ReadAloud texts={[parts, ...(worked ? [worked.prompt, ...stepsOf(worked)] : [])]} />
    </div>
  ));
}
