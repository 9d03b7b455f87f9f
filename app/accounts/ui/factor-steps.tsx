import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { accountQuery } from '../api/account-page-client.ts';
import { FactorPart } from './account-page/factor-part.tsx';
import { AccountQueryPart } from './account-page/section.tsx';
import { CodeStep } from './code-step.tsx';
import type { MissingFactor } from './session.ts';
import './account-page/account-page.css';
import './account-ways.css';

type Props = { missing: MissingFactor; onDone: () => void; footer?: ReactNode };

/** Asks for the code of the second factor, or has one set up, in the place of a page. Loaded when it is needed. */
export default function FactorSteps({ missing, onDone, footer }: Props) {
  return missing === 'code' ? (
    <Code />
  ) : (
    <Enrolment isDone={missing === null} onDone={onDone} footer={footer} />
  );
}

function Code() {
  const t = useTranslations('accounts.secondFactor');
  return (
    <section className="page plain-page account-ways">
      <title>{`${t('title')} · ${brand}`}</title>
      <div className="auth-form">
        {/* The session itself reports that it has its second factor. */}
        <CodeStep heading={(text) => <h1>{text}</h1>} onDone={() => undefined} />
      </div>
    </section>
  );
}

type EnrolmentProps = Pick<Props, 'onDone' | 'footer'> & { isDone: boolean };

function Enrolment({ isDone, onDone, footer }: EnrolmentProps) {
  const t = useTranslations('accountPage.factor');
  const account = useQuery(accountQuery);
  return (
    <section className="page plain-page account">
      <title>{`${t('title')} · ${brand}`}</title>
      <h1>{t('needed')}</h1>
      <p className="lead">{t('neededText')}</p>
      <AccountQueryPart query={account} height={10}>
        {(details) => <FactorPart details={details} onSaved={onDone} />}
      </AccountQueryPart>
      {isDone && (
        <div className="acts">
          <button className="btn btn-primary" type="button" onClick={onDone}>
            {t('goOn')}
          </button>
        </div>
      )}
      {footer}
    </section>
  );
}
