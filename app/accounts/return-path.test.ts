import { describe, expect, it } from 'vitest';
import { ownPath } from './return-path.ts';

describe('the way back after signing in', () => {
  it('keeps a path of this site with its query', () => {
    expect(ownPath('/confirm?hold=1#top')).toBe('/confirm?hold=1#top');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '/a\nb',
    'x',
  ])('refuses %j', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it('cannot be led away by dots', () => {
    expect(ownPath('/../..//evil.example')).toBeNull();
    expect(ownPath('/tutor/../book')).toBe('/book');
  });
});
