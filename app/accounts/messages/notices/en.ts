export const en = {
  accountNotices: {
    passwordChanged: {
      subject: 'Your password was changed',
      body: 'The password of your {brand} account was changed. You’re still signed in where you changed it, and signed out everywhere else.',
      notYou:
        'If this wasn’t you, someone else has been in your account. Set a new password now; that signs them out:',
    },
    changeAsked: {
      subject: 'Your address is about to change',
      body: 'Someone signed in to your {brand} account asked to use {address} instead of this address. The change takes effect as soon as they confirm it from there.',
      notYou:
        'If this wasn’t you, set a new password now; that signs everyone else out and stops the change:',
    },
    addressChanged: {
      subject: 'Your address was changed',
      body: 'Your {brand} account now uses {address}. You can no longer sign in with this one.',
      notYou: 'If this wasn’t you, write to us from this address and we’ll look into it together:',
    },
    addressTaken: {
      subject: 'This address already has an account',
      body: 'Someone tried to use {address} for another {brand} account. They can’t, because this address already has one. Nothing has changed.',
      notYou:
        'If this was you, sign in to that account with this address, or change its address first. If you have forgotten its password:',
    },
    factorEnrolled: {
      subject: 'Two-step sign-in is on',
      body: 'A second step was added to your {brand} account: an authenticator app or a passkey. From now on, signing in asks for it. Devices that only needed your password were signed out.',
      notYou: 'If this wasn’t you, someone else has been in your account. Write to us from this address:',
    },
    factorRemoved: {
      subject: 'A second step was removed',
      body: 'An authenticator app, a passkey or the recovery codes were removed from your {brand} account. If no app or passkey is left, signing in only asks for your password.',
      notYou:
        'If this wasn’t you, someone else has been in your account. Set a new password now; that signs them out:',
    },
    recoveryUsed: {
      subject: 'A recovery code was used',
      body: 'Someone signed in to your {brand} account with one of your recovery codes. That code no longer works; the others do. If you have lost your phone, remove it from your account and add the new one.',
      notYou:
        'If this wasn’t you, sign in with your app, sign out the other devices and create new recovery codes:',
    },
    recoveryRenewed: {
      subject: 'You have new recovery codes',
      body: 'New recovery codes were created for your {brand} account. The old ones no longer work.',
      notYou:
        'If this wasn’t you, someone else has been in your account. Set a new password now; that signs them out:',
    },
    errors: {
      reauthentication_needed: 'Please sign in again. You can only do this within 15 minutes of signing in.',
      administrator_stays:
        'An administrator’s address is set in the site’s settings, so you can’t change it here.',
    },
  },
} as const;
