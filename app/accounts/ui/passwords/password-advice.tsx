import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { advisePassword, type PasswordOwner } from '../../model/password-advice.ts';

/** Says under the field of a new password what would make it better. Without the list, as without a network, nothing is said. */
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

/** The list, once it is wanted: it is a file of its own. */
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
