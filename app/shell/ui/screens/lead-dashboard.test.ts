import { expect, it } from 'vitest';
import { loader } from './lead-dashboard.ts';

it.each(['', '?ref=spring-fair', '?ref=a&x=1'])('leads to the founder hub with its query (%s)', (query) => {
  const answer = loader({ request: new Request(`https://curvela.example/lead-dashboard${query}`) });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/founder-hub${query}`]);
});
