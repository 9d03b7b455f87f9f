import type { Session } from '@supabase/supabase-js';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { SessionUser } from '#app/accounts/ui/session.ts';
import type { DB } from '#app/platform/database-types.ts';
import { type Comfort, defaultComfort, fontSizes } from '#app/preferences/domain/comfort.ts';
import {
  countries,
  currencies,
  fallbackState,
  locales,
  type LocaleState,
} from '#app/preferences/domain/locale.ts';
import { readProgress, setProgress, resetProgress } from '#app/platform/progress.ts';
import { says } from './specification.ts';

/** The items of a list in the specification. */
const list = (words: string): string[] => words.replace(/\.$/, '').split(', ');

describe('3. entities and their fields', () => {
  it(says(3, 'Session user: id, email (may be null), role (admin or user), isAdmin (boolean).'), () => {
    expectTypeOf<SessionUser>().toEqualTypeOf<{
      id: string;
      email: string | null;
      role: 'admin' | 'user';
      isAdmin: boolean;
    }>();
  });

  it(
    says(3, 'Session (provider): access_token, refresh_token, expires_in, expires_at, token_type, user.'),
    () => {
      expectTypeOf<
        'access_token' | 'refresh_token' | 'expires_in' | 'expires_at' | 'token_type' | 'user'
      >().toExtend<keyof Session>();
    },
  );

  it(
    says(3, 'Locale state: locale, country, currency, timezone, source (device or default), useDeviceLocale'),
    () => {
      expect(Object.keys(fallbackState)).toEqual([
        ...list(says(3, 'locale, country, currency, timezone, source')),
        'useDeviceLocale',
      ]);
      expectTypeOf<LocaleState['source']>().toEqualTypeOf<'device' | 'default'>();
      expectTypeOf<LocaleState['useDeviceLocale']>().toEqualTypeOf<boolean>();
    },
  );

  it('the supported locales, countries and currencies are exactly those', () => {
    says(
      3,
      'Supported locales: en-US, en-GB, es-CO, es-ES, fr-FR. Countries: US, GB, CO, ES, FR. Currencies:',
    );
    expect(locales).toEqual(list(says(3, 'en-US, en-GB, es-CO, es-ES, fr-FR.')));
    expect(countries).toEqual(list(says(3, 'US, GB, CO, ES, FR.')));
    expect(currencies).toEqual(list(says(3, 'USD, COP, EUR, GBP.')));
  });

  it(says(3, 'Accessibility settings: textColor, backgroundColor (default or a colour), fontSize'), () => {
    expect(Object.keys(defaultComfort)).toEqual([
      'textColor',
      'backgroundColor',
      'fontSize',
      'dyslexiaFriendlyFont',
    ]);
    expect(Object.keys(fontSizes)).toEqual(list(says(3, 'small, medium, large, xlarge')));
    expectTypeOf<Comfort['dyslexiaFriendlyFont']>().toEqualTypeOf<boolean>();
  });

  // The types are generated from the migrated database, and a test beside the migrations fails when they differ.
  it(says(3, 'Locale preference record (table user_locale_preferences)'), () => {
    expectTypeOf<keyof DB['user_locale_preferences']>().toEqualTypeOf<
      | 'user_id'
      | 'preferred_locale'
      | 'preferred_currency'
      | 'preferred_country'
      | 'preferred_timezone'
      | 'use_device_locale'
    >();
  });

  it(says(3, 'Stored accessibility record (table user_preferences)'), () => {
    expectTypeOf<keyof DB['user_preferences']>().toEqualTypeOf<
      'user_id' | 'text_color' | 'background_color' | 'font_size' | 'dyslexia_friendly_font' | 'updated_at'
    >();
  });

  it(says(3, 'Telemetry event (table telemetry_events): user_id, event, payload.'), () => {
    expectTypeOf<'user_id' | 'event' | 'payload'>().toExtend<keyof DB['telemetry_events']>();
  });

  it(says(3, 'Referral event (table referral_events): code (lower-cased), type.'), () => {
    expectTypeOf<'code' | 'type'>().toExtend<keyof DB['referral_events']>();
  });

  it(says(3, 'Progress state: progress (-1 means none, otherwise 0-100 rounded) and label.'), () => {
    resetProgress();
    expect(readProgress()).toEqual({ progress: -1, label: '' });
    setProgress(49.6, 'Checking');
    expect(readProgress()).toEqual({ progress: 50, label: 'Checking' });
    resetProgress();
  });
});
