import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { refundOfShare } from '#app/booking/index.ts';
import { payShareOf } from '#app/pay/index.ts';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { claimsQuery, decideClaim } from '../api/client.ts';
import type { OpenClaimView } from '../model/claims-schemas.ts';
import { ConfirmWindow } from './confirm-window.tsx';
import { useMoment } from './moment.ts';
import { Queue } from './queue.tsx';
import { claimWaits } from './waiting.ts';

/** Open claims of absence: both statements, the evidence, and a decision previewed in money. */
export function AbsenceClaims() {
  const t = useTranslations('founders.claims');
  return (
    <Queue
      name="claims"
      title={t('title')}
      none={t('none')}
      waiting={(count) => t('waiting', { count })}
      query={useQuery(claimsQuery)}
      waits={claimWaits}
    >
      {(claim) => <AbsenceClaim key={claim.id} claim={claim} />}
    </Queue>
  );
}

/** One open claim. */
export function AbsenceClaim({ claim }: { claim: OpenClaimView }) {
  const t = useTranslations('founders.claims');
  const { state } = usePreferences();
  const moment = useMoment();
  const [deciding, setDeciding] = useState(false);
  const { claimedBy, absent, objection, disputed } = claim;
  return (
    <li className="row-item">
      <div>
        <p>
          <b>
            {t('session', {
              tutor: claim.tutor,
              at: moment(claim.start),
              price: formatMoney(claim.price, state.locale, 'exact'),
            })}
          </b>
        </p>
        {claim.learnerEmail !== null && (
          <p className="small wrap-anywhere">
            <a href={`mailto:${claim.learnerEmail}`}>{claim.learnerEmail}</a>
          </p>
        )}
        <p className="said">{t(`said.${statementOf(claimedBy, absent)}`, { at: moment(claim.claimedAt) })}</p>
        <p className="small">{objection ? t(`objection.${objection}`) : t('silent')}</p>
        {(['learner', 'tutor'] as const).map((side) => {
          const words = claim.statements[side];
          return (
            words !== null && (
              <p key={side} className="small wrap-anywhere">
                {t(`statements.${side}`, { words })}
              </p>
            )
          );
        })}
        {claim.attended && <p className="small">{t('evidence')}</p>}
        {claim.familyAttended && <p className="small">{t('familyEvidence')}</p>}
        {!claim.attended && !claim.familyAttended && <p className="small">{t('noEvidence')}</p>}
      </div>
      <span className={`tag ${disputed ? 'tag-sun' : ''}`}>
        {t(`states.${disputed ? 'disputed' : 'open'}`)}
      </span>
      <div className="row-acts">
        <button className="btn btn-sm btn-secondary" type="button" onClick={() => setDeciding(true)}>
          {t('decide')}
        </button>
      </div>
      {deciding && <Decision claim={claim} onClose={() => setDeciding(false)} />}
    </li>
  );
}

/** A tutor can report either side, a family only the tutor. */
const statementOf = (claimedBy: OpenClaimView['claimedBy'], absent: OpenClaimView['absent']) =>
  claimedBy === 'learner' ? 'learner_tutor' : absent === 'learner' ? 'tutor_learner' : 'tutor_tutor';

function Decision({ claim, onClose }: { claim: OpenClaimView; onClose: () => void }) {
  const t = useTranslations('founders.claims');
  const { state } = usePreferences();
  const field = useId();
  const [upheld, setUpheld] = useState(true);
  const [family, setFamily] = useState(claim.absent === 'tutor' ? 100 : 0);
  const [tutor, setTutor] = useState(claim.absent === 'tutor' ? 0 : 100);
  const [reason, setReason] = useState('');
  const { price, payment } = claim;
  const written = (amountMinor: number) => formatMoney({ ...price, amountMinor }, state.locale, 'exact');
  const choose = (holds: boolean) => {
    setUpheld(holds);
    const isTutorAway = holds && claim.absent === 'tutor';
    setFamily(isTutorAway ? 100 : 0);
    setTutor(isTutorAway ? 0 : 100);
  };
  return (
    <ConfirmWindow
      title={t('question')}
      text={t('preview', {
        refund: written(
          refundOfShare(family, { priceMinor: price.amountMinor, currency: price.currency, payment }),
        ),
        price: written(price.amountMinor),
        pay: written(payShareOf(tutor, price.amountMinor, price.currency)),
      })}
      confirm={t('confirm')}
      back={t('back')}
      busy={t('busy')}
      isReady={reason.trim() !== ''}
      act={() =>
        decideClaim(claim.bookingId, {
          upheld,
          familyPercent: family,
          tutorPercent: tutor,
          reason: reason.trim(),
        })
      }
      onDone={() => showToast({ title: t('done') })}
      onClose={onClose}
    >
      <fieldset>
        <legend className="sr">{t('question')}</legend>
        {[true, false].map((holds) => (
          <label key={String(holds)} className="claim-choice">
            <input type="radio" name={field} checked={upheld === holds} onChange={() => choose(holds)} />
            {t(holds ? 'upheld' : 'rejected')}
          </label>
        ))}
      </fieldset>
      <Percent label={t('family')} value={family} onChange={setFamily} />
      {payment === 'credit' && <p className="small muted">{t('credit')}</p>}
      <Percent label={t('tutor')} value={tutor} onChange={setTutor} />
      <div className="mt-4">
        <label className="label" htmlFor={`${field}-reason`}>
          {t('reason')}
        </label>
        <textarea
          className="input"
          id={`${field}-reason`}
          rows={2}
          maxLength={1000}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmWindow>
  );
}

/** A field for a whole percentage. */
export function Percent(props: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="mt-4">
      <label className="label" htmlFor={id}>
        {props.label}
      </label>
      <input
        className="input num"
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        step={1}
        value={props.value}
        onChange={({ target }) =>
          props.onChange(Math.min(100, Math.max(0, Math.round(Number(target.value) || 0))))
        }
      />
    </div>
  );
}
