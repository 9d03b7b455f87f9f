import { useState } from 'react';

type Asked<Answer> =
  | { readonly state: 'nothing' | 'busy' | 'failed' }
  | { readonly state: 'answered'; readonly answer: Answer; readonly milliseconds: number };

/** One request at a time, with its duration. */
export function useQuestion<Answer>(): [Asked<Answer>, (ask: () => Promise<Answer>) => Promise<void>] {
  const [asked, setAsked] = useState<Asked<Answer>>({ state: 'nothing' });
  const put = async (ask: () => Promise<Answer>) => {
    setAsked({ state: 'busy' });
    const started = performance.now();
    try {
      const answer = await ask();
      setAsked({ state: 'answered', answer, milliseconds: performance.now() - started });
    } catch {
      setAsked({ state: 'failed' });
    }
  };
  return [asked, put];
}
