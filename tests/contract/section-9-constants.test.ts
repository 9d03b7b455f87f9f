import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { shortestPassword } from '#app/accounts/model/rules.ts';
import { comfortKey, localeKey } from '#app/preferences/ui/device.ts';
import {
  countryOf,
  currencyOf,
  currencyOfCountry,
  defaultCurrency,
  defaultLocale,
  fallbackState,
} from '#app/preferences/domain/locale.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { scrolledFrom } from '#app/shell/ui/nav-bar.tsx';
import { freshFor, retries } from '#app/platform/data-queries.ts';
import { en as shell } from '#app/shell/messages/en.ts';
import { clampProgress, overlayShown } from '#app/platform/progress.ts';
import { says } from './specification.ts';

/** The product's client with the library's settings, and the requests that it sends. */
function client() {
  const requests: Request[] = [];
  const made = createClient('https://curvela.example', 'key', {
    global: {
      fetch: async (input, init) => {
        requests.push(new Request(input as string, init));
        return new Response('[]', { headers: { 'content-type': 'application/json' } });
      },
    },
  });
  return { made, requests };
}

describe('9. business constants and limits', () => {
  it(says(9, 'Minimum password length 6.'), () => {
    expect(shortestPassword).toBe(6);
  });

  it(
    says(9, 'Realtime heartbeat every 25 seconds; reconnect delays 1, 2, 5, 10 seconds, then 10 seconds.'),
    () => {
      const { realtime } = client().made;
      expect(realtime.heartbeatIntervalMs).toBe(25_000);
      expect([1, 2, 3, 4, 5, 50].map((attempt) => realtime.reconnectAfterMs(attempt))).toEqual([
        1000, 2000, 5000, 10_000, 10_000, 10_000,
      ]);
    },
  );

  it('the client’s storage defaults are those of the specification', async () => {
    says(
      9,
      'Storage list default limit 100, sorted by name ascending; upload default cache control 3600, no overwrite',
    );
    const { made, requests } = client();
    await made.storage.from('any').list('folder');
    await made.storage.from('any').upload('a.txt', 'text');
    expect(await requests[0]?.json()).toMatchObject({
      limit: 100,
      sortBy: { column: 'name', order: 'asc' },
    });
    expect(requests[1]?.headers.get('cache-control')).toBe('max-age=3600');
    expect(requests[1]?.headers.get('x-upsert')).toBe('false');
  });

  it(says(9, 'Data queries retry once and stay fresh for 5 minutes.'), () => {
    expect(retries).toBe(1);
    expect(freshFor).toBe(5 * 60 * 1000);
  });

  it(
    says(
      9,
      'Overlay shown at progress 25 or more and below 100; stated generation time 30-60 seconds; progress range 0-100.',
    ),
    () => {
      expect([24, 25, 99, 100].map(overlayShown)).toEqual([false, true, true, false]);
      expect([-1, 101].map(clampProgress)).toEqual([0, 100]);
      expect(shell.shell.overlay.text).toContain('30-60 seconds');
    },
  );

  it(says(9, 'Navigation bar style change at 20 px scroll.'), () => {
    expect(scrolledFrom).toBe(20);
  });

  it(says(9, "Local storage keys: a versioned locale key and 'accessibility_settings'."), () => {
    expect(localeKey).toMatch(/\.v\d+$/);
    expect(comfortKey).toBe('accessibility_settings');
  });

  it(
    says(9, 'Default locale es-CO, country CO, currency COP; fallback en-US, US, USD, America/New_York.'),
    () => {
      expect([defaultLocale, countryOf(defaultLocale), defaultCurrency]).toEqual(['es-CO', 'CO', 'COP']);
      expect(currencyOf('BR', 'pt-BR')).toBe('COP');
      const { locale, country, currency, timezone } = fallbackState;
      expect([locale, country, currency, timezone]).toEqual(['en-US', 'US', 'USD', 'America/New_York']);
    },
  );

  it(says(9, 'Currency by country: US USD, GB GBP, CO COP, ES EUR, FR EUR.'), () => {
    expect(currencyOfCountry).toEqual({ US: 'USD', GB: 'GBP', CO: 'COP', ES: 'EUR', FR: 'EUR' });
  });

  it(says(9, 'Two admin email addresses.'), () => {
    const withAdmins = (list: string) => () =>
      loadSettings({ ADMIN_EMAILS: list, JWT_SECRET: 'x'.repeat(32), DATA_DIR: '/tmp/curvela-test' });
    expect(withAdmins('a@example.org, B@Example.org')().adminEmails).toEqual([
      'a@example.org',
      'b@example.org',
    ]);
    expect(withAdmins('a@example.org')).toThrow('exactly two');
    expect(withAdmins('a@example.org,b@example.org,c@example.org')).toThrow('exactly two');
  });
});
