import { describe, expect, it } from 'vitest';
import { fr as changes } from './changes/fr.ts';
import { fr as mails } from './fr.ts';
import { fr as pages } from './pages/fr.ts';

const before = /(?<!\p{L})(?:de|que|jusque|lorsque) \{(?:name|first|tutor|learner|city)\}/u;

describe('the French booking texts', () => {
  it.each([
    ['mails', mails],
    ['pages', pages],
    ['changes', changes],
  ])('do not put “de” or “que” before a name or a city in the %s: they elide before Amara', (_, texts) => {
    expect(before.exec(JSON.stringify(texts))?.[0]).toBeUndefined();
  });

  it('state the due date inclusively, like the invoice', () => {
    expect(JSON.stringify([mails, pages])).not.toMatch(/(?:régler|payer) avant le/);
  });
});
