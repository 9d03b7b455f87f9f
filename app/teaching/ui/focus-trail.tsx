import { useTranslations } from 'use-intl/react';
import type { SessionWithTurns } from '../model/views.ts';
import { Curve } from './stage-curve.tsx';

/** Small marks of progress: one per line of the whole session; they never disappear. */
export function FocusTrail({ data }: { data: SessionWithTurns }) {
  const t = useTranslations('focusRoom');
  const { unaided, afterHelp, shown } = data.tally;
  const done = unaided + afterHelp + shown;
  const count = Math.max(5, done + 2);
  return (
    <div className="f-trail">
      <Curve count={count} now={done} width={700} height={64} seed={data.id} className="t-wide" />
      <Curve count={count} now={done} width={350} height={52} seed={data.id} className="t-slim" />
      <p className="small muted">
        {t('tasksDone', { count: done })} {data.card && t('canFinish')}
      </p>
    </div>
  );
}
