import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { ClaimView } from '#app/practice/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { claimsQuery } from '../api/learner-client.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { Claim } from './claim.tsx';
import { Objections } from './objections.tsx';
import { LearnerQueryPart } from './part.tsx';

/** Claims that need action come first. */
const order: readonly ClaimView['kind'][] = ['mistake', 'stuck', 'kept', 'mastered', 'on_the_way'];
const shownAtFirst = 8;

/** Claims about a learner with their evidence, and settled objections. */
export function Claims({ profile }: { profile: LearnerProfile }) {
  const t = useTranslations('learnerPage.claims');
  const { language } = usePreferences();
  const { id, name } = profile;
  return (
    <div className="believed">
      <section aria-labelledby="claims">
        <h2 id="claims">{t('title', { name })}</h2>
        <p className="sub">{t('lead')}</p>
        <LearnerQueryPart query={useQuery(claimsQuery(id, language))} height={24}>
          {({ claims }) =>
            claims.length === 0 ? <Nothing profile={profile} /> : <List profile={profile} claims={claims} />
          }
        </LearnerQueryPart>
      </section>
      <Objections profile={profile} />
    </div>
  );
}

function Nothing({ profile: { id, name } }: { profile: LearnerProfile }) {
  const t = useTranslations('learnerPage.claims');
  return (
    <div className="claims-none">
      <p>{t('none', { name })}</p>
      <Link className="btn btn-primary" to={`/tutor/practice?learner=${id}`}>
        {t('begin')}
      </Link>
    </div>
  );
}

function List({ profile, claims }: { profile: LearnerProfile; claims: readonly ClaimView[] }) {
  const t = useTranslations('learnerPage.claims');
  const [all, setAll] = useState(false);
  const sorted = claims.toSorted(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) || other.since.localeCompare(one.since),
  );
  const shown = all ? sorted : sorted.slice(0, shownAtFirst);
  return (
    <>
      <ul className="claims">
        {shown.map((claim) => (
          <Claim key={claim.key} profile={profile} claim={claim} />
        ))}
      </ul>
      <div className="acts">
        {claims.length > shownAtFirst && (
          <button
            type="button"
            className="btn btn-quiet btn-sm sm:-ml-4"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? t('fewer') : t('more', { count: String(claims.length) })}
          </button>
        )}
        <Link className="btn btn-secondary btn-sm" to={`?learner=${profile.id}&report=1`}>
          {t('report')}
        </Link>
      </div>
    </>
  );
}
