import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Numbers } from '../model/schemas.ts';
import { queues, useWaiting } from './waiting.ts';

/** Open items in one line, each with a link to its queue. */
export function Waits({ numbers }: { numbers: Numbers | undefined }) {
  const t = useTranslations('founders');
  const [parameters] = useSearchParams();
  const waiting = useWaiting(numbers);
  const allLoaded = queues.every((name) => waiting[name] !== undefined);
  const busy = queues.filter((name) => (waiting[name] ?? 0) > 0);
  if (allLoaded && busy.length === 0) return <p className="muted waits">{t('hub.nothingWaits')}</p>;
  return (
    <nav className="waits" aria-label={t('hub.waits')}>
      <span className="waits-title" aria-hidden="true">
        {t('hub.waits')}
      </span>
      <ul>
        {busy.map((name) => (
          <li key={name}>
            <Link to={{ search: String(parameters), hash: name }} preventScrollReset>
              {t(`${name}.title`)} <b className="num">({waiting[name]})</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
