import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { advisePassword, type PasswordOwner } from '../../model/password-advice.ts';

/** Shows under a new password how to improve it. Nothing is shown while the list is unavailable, as when offline. */
export function PasswordAdvice({ password, chooser }: { password: string; chooser?: PasswordOwner }) {
  const t = useTranslations('accounts.passwordAdvice');
  const common = useCommonPasswords(password !== '');
  const advice = common && advisePassword(password, common, chooser);
  return (
    <p className="small muted" role="status">
      {advice && t(advice)}
    </p>
  );
}

/** The password list, loaded on demand as a separate chunk. */
function useCommonPasswords(wanted: boolean): ReadonlySet<string> | null {
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!wanted || common) return;
    let here = true;
    import('../../model/common-passwords.ts').then(
      ({ commonPasswords }) => here && setCommon(commonPasswords),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [wanted, common]);
  return common;
}
