import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Patterns of secrets that may be left in a file. */
const kinds: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a key of Stripe': /\b[rs]k_live_[0-9A-Za-z]{16,}/,
  'a secret of a webhook': /\bwhsec_[0-9A-Za-z]{32,}/,
  'a token of GitHub': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{60,})/,
  'a token of npm': /\bnpm_[0-9A-Za-z]{36}\b/,
  'a key of a language model': /\bsk-(?:proj-|ant-)?[0-9A-Za-z_-]{32,}/,
  'a token of Slack': /\bxox[abprs]-[0-9A-Za-z-]{20,}/,
  'a secret key of Supabase': /\bsb_secret_\w{20,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{20,}\.[\w-]{30,}/,
  'a password in an address':
    /\b(?:postgres(?:ql)?|smtps?|https?|redis):\/\/[^\s:@/'"`$<{]+:[^\s:@/'"`$<{]{6,}@(?!localhost|127\.|example|[\w.-]*\.example|(?:host|db|database)[:/])/,
};

const skipped = new Set(['node_modules', '.git', 'build', '.data', '.react-router']);

/** The files in the repository; without git, those in the directory. */
function files(): string[] {
  if (existsSync('.git'))
    return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 64_000_000 })
      .split('\0')
      .filter(Boolean);
  const below = (directory: string): string[] =>
    readdirSync(directory, { withFileTypes: true })
      .filter(({ name }) => !skipped.has(name))
      .flatMap((entry) =>
        entry.isDirectory() ? below(join(directory, entry.name)) : [join(directory, entry.name)],
      );
  return below('.');
}

const secretsIn = (text: string): string[] =>
  Object.entries(kinds)
    .filter(([, pattern]) => pattern.test(text))
    .map(([kind]) => kind);

describe('secrets', () => {
  const kept = files();

  it('are in no file of the repository', () => {
    const read = kept.filter(
      (file) => existsSync(file) && statSync(file).isFile() && statSync(file).size < 3_000_000,
    );
    expect(read.length).toBeGreaterThan(1000);
    const found = read.flatMap((file) =>
      secretsIn(readFileSync(file, 'latin1')).map((kind) => `${file}: ${kind}`),
    );
    expect(found).toEqual([]);
  });

  it('have separate files that are ignored by git', () => {
    expect(
      kept.filter((file) => /(^|\/)(\.env|jwt-secret|id_rsa|.*\.(pem|p12|pfx|key))$/.test(file)),
    ).toEqual([]);
    expect(readFileSync('.gitignore', 'utf8')).toMatch(/^\.env$/m);
  });

  it('of each kind would be detected', () => {
    const made = (before: string, length: number) => before + 'Ab1'.repeat(length).slice(0, length);
    const samples: Record<string, string> = {
      'a private key': `-----BEGIN ${'PRIVATE'} KEY-----\n${made('', 64)}`,
      'a key of AWS': `AKIA${'A'.repeat(16)}`,
      'a key of Google': made('AIza', 35),
      'a key of Stripe': made(`sk_${'live'}_`, 24),
      'a secret of a webhook': made('whsec_', 32),
      'a token of GitHub': made('ghp_', 36),
      'a token of npm': made('npm_', 36),
      'a key of a language model': made('sk-', 40),
      'a token of Slack': made('xoxb-', 24),
      'a secret key of Supabase': made(`sb_${'secret'}_`, 24),
      'a signed token': `${made('eyJ', 20)}.${made('eyJ', 24)}.${made('', 40)}`,
      'a password in an address': `postgres://ana:${made('', 12)}@pg.curvela.org/x`,
    };
    expect(Object.keys(samples)).toEqual(Object.keys(kinds));
    for (const [kind, sample] of Object.entries(samples)) expect(secretsIn(sample)).toContain(kind);
  });
});
