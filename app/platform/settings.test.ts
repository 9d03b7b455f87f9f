import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loadSettings, SettingsError } from './settings.server.ts';

const inNewDirectory = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'curvela-settings-')) });

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadSettings({ ...inNewDirectory(), ...environment });
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

const publicSite = {
  SITE_URL: 'https://curvela.example',
  ADMIN_EMAILS: 'a@curvela.example,b@curvela.example',
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.curvela.example',
};

describe('settings', () => {
  it('boot with nothing set, on the own machine and with demo data', () => {
    const settings = loadSettings(inNewDirectory());
    expect(settings).toMatchObject({ port: 5173, host: '127.0.0.1', siteUrl: 'http://localhost:5173' });
    expect(settings).toMatchObject({ demoData: true, signupEnabled: true });
    expect(settings.adminEmails).toHaveLength(2);
  });

  it('boot from .env.example unchanged', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(problemsOf(example as Record<string, string>)).toEqual([]);
  });

  it('keep a generated JWT secret in the data directory', () => {
    const environment = inNewDirectory();
    const first = loadSettings(environment).jwtSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadSettings(environment).jwtSecret).toBe(first);
  });

  it('name each bad value', () => {
    const problems = problemsOf({
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'mail',
      DEMO_DATA: 'maybe',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
      'DEMO_DATA',
    ]);
  });

  it('want exactly two administrators', () => {
    expect(problemsOf({ ADMIN_EMAILS: 'one@curvela.example' })).toEqual([
      'ADMIN_EMAILS must be exactly two addresses, separated by a comma',
    ]);
    expect(loadSettings({ ...inNewDirectory(), ADMIN_EMAILS: ' A@x.org , b@x.org ' }).adminEmails).toEqual([
      'a@x.org',
      'b@x.org',
    ]);
  });

  it('require four settings and refuse demo data once the site is public', () => {
    const named = problemsOf({ SITE_URL: 'https://curvela.example', DEMO_DATA: 'true' }).map(
      (p) => p.split(' ')[0],
    );
    expect(named).toEqual(['ADMIN_EMAILS', 'JWT_SECRET', 'SMTP_URL', 'DEMO_DATA']);
    expect(problemsOf(publicSite)).toEqual([]);
    expect(loadSettings({ ...inNewDirectory(), ...publicSite }).demoData).toBe(false);
  });

  it('hold no demo data when the host listens to the outside', () => {
    expect(loadSettings({ ...inNewDirectory(), HOST: '0.0.0.0' }).demoData).toBe(false);
    expect(problemsOf({ HOST: '0.0.0.0', DEMO_DATA: 'true' }).map((p) => p.split(' ')[0])).toEqual([
      'DEMO_DATA',
    ]);
  });

  it('want partners together', () => {
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'x', STRIPE_SECRET_KEY: 'sk' })).toEqual([
      'STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set',
      'GOOGLE_CLIENT_SECRET is required when GOOGLE_CLIENT_ID is set',
    ]);
  });
});
