import { describe, expect, test } from 'vitest';
import { modelIds, policies } from './models.ts';
import { assignVersion } from './assign.ts';
import { policyOf, policySchema } from '../model/version.ts';

const owners = Array.from({ length: 10_000 }, (_, at) => `owner ${at}`);
const one = { id: 'version 1', share: 100 };
const two = { id: 'version 2', share: 100 };
const small = { id: 'version 3', share: 25 };

const countOf = (running: { id: string; share: number }[]) => {
  const counts = new Map<string, number>();
  for (const owner of owners) {
    const id = assignVersion(running, owner)?.id ?? 'none';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

describe('the version assigned to a learner', () => {
  test('does not depend on the order of the versions', () => {
    for (const owner of owners.slice(0, 500)) {
      expect(assignVersion([one, two, small], owner)).toBe(assignVersion([small, two, one], owner));
    }
  });

  test('follows the shares of the versions', () => {
    const counts = countOf([one, two, small]);
    for (const { id, share } of [one, two, small]) {
      expect(Math.abs((counts.get(id) ?? 0) / owners.length - share / 225)).toBeLessThan(0.015);
    }
  });

  test('changes only for learners assigned to the new version', () => {
    for (const owner of owners) {
      const before = assignVersion([one, two], owner);
      const after = assignVersion([one, two, small], owner);
      expect(after === before || after === small).toBe(true);
    }
  });

  test('is null when all shares are 0', () => {
    expect(assignVersion([], 'owner')).toBeNull();
    expect(assignVersion([{ id: 'version 1', share: 0 }], 'owner')).toBeNull();
  });
});

describe('the policy of a version', () => {
  test.each(modelIds)('%s: the built-in policy matches the schema', (model) => {
    expect(policySchema.parse(policies[model])).toEqual(policies[model]);
  });

  test('is used when it matches the schema, else the built-in one', () => {
    const changed = { ...policies.focus, afterFirstFailure: 2 };
    expect(policyOf('focus', changed)).toEqual(changed);
    for (const stored of [null, undefined, {}, { ...changed, draws: 'sometimes' }, { ...changed, more: 1 }])
      expect(policyOf('focus', stored)).toEqual(policies.focus);
  });
});
