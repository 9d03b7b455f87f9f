import { useTranslations } from 'use-intl/react';
import { sessionKeys, type SessionKey } from './session-keys.ts';
import './turn-revision.css';

const order: readonly SessionKey[] = ['line', 'ask', 'hint', 'stuck', 'work', 'anew'];

/** Keyboard shortcuts of the tutor page. */
export function KeysHelp() {
  const t = useTranslations('tutorWords.keys');
  return (
    <details className="t-keys t-screen">
      <summary>{t('title')}</summary>
      <p className="small muted">{t('intro')}</p>
      <dl>
        {order.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{sessionKeys[key]}</kbd>
            </dt>
            <dd>{t(key)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{t('checkKey')}</kbd>
          </dt>
          <dd>{t('check')}</dd>
        </div>
        <div>
          <dt>
            <kbd>{t('leaveKey')}</kbd>
          </dt>
          <dd>{t('leave')}</dd>
        </div>
      </dl>
    </details>
  );
}
