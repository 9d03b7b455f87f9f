import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { longDayOf } from '#app/platform/times.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Part } from '#app/ui/part.tsx';
import { Window } from '#app/ui/window.tsx';
import { feedQuery, makeFeed, withdrawFeed } from '../../api/feed-client.ts';
import type { Feed, FeedSide, MadeFeed } from '../../model/feed-schemas.ts';
import { MadeAddress } from './made-address.tsx';
import './feed.css';

/** Creates, renews and revokes the feed address. */
export default function FeedPart({ side }: { side: FeedSide }) {
  const t = useTranslations('calendarFeed');
  const query = useQuery(feedQuery(side));
  return (
    <div className="feed">
      <p className="muted">{t('lead')}</p>
      <Part
        query={query}
        height={10}
        texts={{ loading: t('loading'), failed: t('failed'), again: t('again') }}
      >
        {(feed) => <Address feed={feed} side={side} />}
      </Part>
    </div>
  );
}

type FeedAction = 'renew' | 'withdraw';

function Address({ feed, side }: { feed: Feed; side: FeedSide }) {
  const t = useTranslations('calendarFeed');
  const { state, timeZone } = usePreferences();
  const [confirming, setConfirming] = useState<FeedAction | null>(null);
  const { made, said, busy, failed, make, withdraw } = useKeeping(side);
  const standing = feed.madeAt !== null;
  const day = feed.madeAt && longDayOf(feed.madeAt, { locale: state.locale, timeZone });
  const act = () => {
    setConfirming(null);
    if (confirming === 'withdraw') withdraw();
    else make();
  };
  return (
    <>
      {made && standing ? <MadeAddress made={made} /> : <p>{day ? t('standing', { day }) : t('none')}</p>}
      <p className="feed-warning">{t('warning')}</p>
      <div role="status">{said && <p className="small feed-said">{said}</p>}</div>
      {failed && (
        <p className="error" role="alert">
          {failed}
        </p>
      )}
      <div className="acts">
        <button
          className="btn btn-secondary"
          type="button"
          aria-disabled={busy}
          onClick={() => (standing ? setConfirming('renew') : make())}
        >
          {t(standing ? 'renew' : 'make')}
        </button>
        {standing && (
          <button
            className="btn btn-quiet"
            type="button"
            aria-disabled={busy}
            onClick={() => setConfirming('withdraw')}
          >
            {t('withdraw')}
          </button>
        )}
      </div>
      {confirming && (
        <Window title={t(confirming)} onClose={() => setConfirming(null)}>
          <p>{t(`sure.${confirming}`)}</p>
          <div className="dialog-actions">
            <button className="btn btn-secondary" type="button" onClick={() => setConfirming(null)}>
              {t('sure.keep')}
            </button>
            <button
              className={confirming === 'withdraw' ? 'btn btn-danger' : 'btn btn-primary'}
              type="button"
              onClick={act}
            >
              {t(confirming)}
            </button>
          </div>
        </Window>
      )}
    </>
  );
}

/** The new address, which is only returned once, and the state of the last action. */
function useKeeping(side: FeedSide) {
  const t = useTranslations('calendarFeed');
  const queries = useQueryClient();
  const { queryKey } = feedQuery(side);
  const [made, setMade] = useState<MadeFeed | null>(null);
  const [said, setSaid] = useState('');
  const renew = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => makeFeed(side),
    onSuccess: (feed) => {
      setMade(feed);
      setSaid(t('renewed'));
      queries.setQueryData(queryKey, { feed: { madeAt: feed.madeAt } });
    },
  });
  const end = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => withdrawFeed(side),
    onSuccess: () => {
      setMade(null);
      setSaid(t('withdrawn'));
      queries.setQueryData(queryKey, { feed: { madeAt: null } });
    },
  });
  const busy = renew.isPending || end.isPending;
  const failure = renew.error ?? end.error;
  const begin = useSingleFlight(async (work: typeof renew | typeof end) => {
    setSaid('');
    renew.reset();
    end.reset();
    // The state of the mutation shows a failure.
    await work.mutateAsync().catch(() => undefined);
  });
  return {
    made,
    said,
    busy,
    failed: failure && ((failure instanceof ApiFailure && failure.message) || t('failed')),
    make: () => void begin(renew),
    withdraw: () => void begin(end),
  };
}
