import { brand } from '#app/platform/brand.ts';
import type { Settings } from '#app/platform/settings.server.ts';
import { demoAccounts, demoPassword } from '#database/seed/accounts.ts';

/** The lines that are printed after the start. */
export function banner(settings: Settings): string {
  const lines = [`${brand} is ready: ${settings.siteUrl}`];
  if (settings.demoData) {
    lines.push(`Demo accounts, password ${demoPassword}`);
    for (const { role, email } of demoAccounts(settings.adminEmails))
      lines.push(`  ${role.padEnd(8)} ${email}`);
  }
  lines.push(
    settings.smtpUrl
      ? `Mail goes out through ${new URL(settings.smtpUrl).host}`
      : `Mail lands in ${settings.siteUrl}/functions/v1/dev/mailbox`,
    `Calls are described at ${settings.siteUrl}/functions/v1/reference`,
  );
  return `${lines.join('\n')}\n`;
}
