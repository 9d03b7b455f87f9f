import { useState } from 'react';

type RequestState<Answer> =
  | { readonly state: 'nothing' | 'busy' | 'failed' }
  | { readonly state: 'answered'; readonly answer: Answer; readonly milliseconds: number };

/** One request at a time, with its duration. */
export function useRequest<Answer>(): [RequestState<Answer>, (ask: () => Promise<Answer>) => Promise<void>] {
  const [request, setRequest] = useState<RequestState<Answer>>({ state: 'nothing' });
  const put = async (ask: () => Promise<Answer>) => {
    setRequest({ state: 'busy' });
    const started = performance.now();
    try {
      const answer = await ask();
      setRequest({ state: 'answered', answer, milliseconds: performance.now() - started });
    } catch {
      setRequest({ state: 'failed' });
    }
  };
  return [request, put];
}
