import { setEngineClient } from '@curvela/maths-react/engine-client';
import { callApi } from '#app/platform/api-client.ts';

/** Connects the components of `@curvela/maths-react` to the maths API. Call once before the first paint. */
export function connectEngine(): void {
  setEngineClient({
    readText: (text, locale, signal) =>
      callApi('/maths/parse', { method: 'POST', body: { text, locale }, ...(signal ? { signal } : {}) }),
    checkAnswer: (body, signal) =>
      callApi('/maths/check', { method: 'POST', body, ...(signal ? { signal } : {}) }),
  });
}
