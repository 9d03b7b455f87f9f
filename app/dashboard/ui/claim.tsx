import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ClaimView, EvidenceView } from '#app/practice/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { longDayOf, shortDayOf } from '#app/platform/times.ts';
import { DownIcon } from '#app/ui/icons.tsx';
import { Mark, type VerdictKind } from '@curvela/maths-react/verdict';
import type { LearnerProfile } from '#app/learners/index.ts';
import { ObjectionForm } from './objection-form.tsx';
import { PractiseThis } from './practise-this.tsx';
import { Sentence } from '#app/practice/index.ts';

const markOf: Record<ClaimView['kind'], VerdictKind> = {
  mastered: 'equal',
  kept: 'equal',
  mistake: 'different',
  stuck: 'different',
  on_the_way: 'unknown',
};

/** One claim: a sentence that expands to its evidence and actions to object or practise. */
export function Claim({ profile, claim }: { profile: LearnerProfile; claim: ClaimView }) {
  const t = useTranslations('learnerPage.claims');
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  const [open, setOpen] = useState(false);
  const [objecting, setObjecting] = useState(false);
  const heading = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { kind, text, detail, since, dispute, evidence } = claim;
  const close = () => {
    setObjecting(false);
    heading.current?.focus();
  };
  return (
    <li className={`claim ${open ? 'is-open' : ''}`}>
      <div className="claim-h">
        <Mark kind={dispute ? 'unknown' : markOf[kind]} />
        <h3>
          <button
            ref={heading}
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {text}
          </button>
        </h3>
        <DownIcon />
        <p>
          {dispute
            ? t('disputed', { day: longDayOf(dispute.at, localeAndZone) })
            : `${detail} ${t('since', { day: longDayOf(since, localeAndZone) })}`}
        </p>
      </div>
      {dispute && <blockquote className="objection">{dispute.text}</blockquote>}
      {open && (
        <div className="proof" id={id}>
          <ol>
            {evidence.toReversed().map((one) => (
              <Evidence key={one.id} evidence={one} day={shortDayOf(one.at, localeAndZone)} />
            ))}
          </ol>
          {objecting ? (
            <ObjectionForm profileId={profile.id} claim={claim} onClose={close} />
          ) : (
            <div className="acts">
              {!dispute && (
                <button type="button" className="btn btn-quiet btn-sm" onClick={() => setObjecting(true)}>
                  {t('object')}
                </button>
              )}
              <PractiseThis profileId={profile.id} claim={claim} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}

function Evidence({
  evidence: { prompt, given, right, aid, voided },
  day,
}: {
  evidence: EvidenceView;
  day: string;
}) {
  const t = useTranslations('learnerPage.claims');
  const verdict = voided
    ? 'voided'
    : right
      ? aid === 'none'
        ? 'equal'
        : 'hinted'
      : aid === 'shown'
        ? 'shown'
        : 'different';
  const plain = verdict === 'equal' || verdict === 'different';
  return (
    <li>
      <span className="d">{day}</span>
      <span className="asked">
        <Sentence parts={prompt} /> <span className="muted">{t('answered')}</span>{' '}
        {given ? <Sentence parts={given} /> : <span className="muted">{t('noAnswer')}</span>}
        <span className={plain ? 'sr' : 'aid muted'}>{` ${t(`verdict.${verdict}`)}`}</span>
      </span>
      <Mark kind={voided ? 'unknown' : right ? 'equal' : 'different'} />
    </li>
  );
}
