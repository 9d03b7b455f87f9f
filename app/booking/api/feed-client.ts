import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/platform/api-client.ts';
import type { Feed, FeedSide, MadeFeed } from '../model/feed-schemas.ts';

/** Whether a feed address exists. Another device may have created or revoked one. */
export const feedQuery = (side: FeedSide) =>
  queryOptions({
    queryKey: ['booking', 'feed', side],
    queryFn: ({ signal }) => callApi<{ feed: Feed }>(`/calendar-feed?as=${side}`, { signal }),
    select: ({ feed }) => feed,
    staleTime: 0,
  });

export const makeFeed = async (side: FeedSide): Promise<MadeFeed> =>
  (await callApi<{ feed: MadeFeed }>(`/calendar-feed?as=${side}`, { method: 'POST' })).feed;

export const withdrawFeed = (side: FeedSide): Promise<unknown> =>
  callApi(`/calendar-feed?as=${side}`, { method: 'DELETE' });
