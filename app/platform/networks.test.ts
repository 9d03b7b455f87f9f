import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['unknown', ['unknown']],
  ['2001:db8:1:2ab::', ['2001:db8:1:2ab::', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:ff::', ['2001:db8:1:ff::', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:0:0::', ['2001:db8:0:0::', '2001:db8:0:0::/56', '2001:db8:0::/48']],
])('%s is counted as %j', (network, networks) => {
  expect(networksOf(network)).toEqual(networks);
});

test('neighbours in a /56 share it and the /48; neighbours in a /48 share that alone', () => {
  const [, household, site] = networksOf('2001:db8:1:2ab::');
  expect(networksOf('2001:db8:1:2ff::').slice(1)).toEqual([household, site]);
  expect(networksOf('2001:db8:1:3ab::')[1]).not.toBe(household);
  expect(networksOf('2001:db8:1:3ab::')[2]).toBe(site);
  expect(networksOf('2001:db8:2:2ab::')[2]).not.toBe(site);
});
