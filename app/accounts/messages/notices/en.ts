export const en = {
  accountNotices: {
    passwordChanged: {
      subject: 'Your password was changed',
      body: 'The password of your {brand} account was changed. You stay signed in where it was done and are signed out everywhere else.',
      notYou:
        'If this was not you, somebody else has been in your account. Set a new password now; that signs them out:',
    },
    changeAsked: {
      subject: 'Your address is about to change',
      body: 'Somebody who is signed in to your {brand} account asked to use {address} instead of this address. It happens as soon as it is confirmed from there.',
      notYou:
        'If this was not you, set a new password now; that signs everybody else out and stops the change:',
    },
    addressChanged: {
      subject: 'Your address was changed',
      body: 'Your {brand} account now uses {address}. This address no longer signs in.',
      notYou: 'If this was not you, write to us from this address, and we look at it together:',
    },
    addressTaken: {
      subject: 'This address already has an account',
      body: 'Somebody wanted to use {address} for another {brand} account. That is not possible, because this address already has an account. Nothing has changed.',
      notYou:
        'If this was you, sign in to that account with this address, or change its address first. If you have forgotten its password:',
    },
    factorEnrolled: {
      subject: 'Signing in now needs a second step',
      body: 'An authenticator app was added to your {brand} account. From now on, signing in asks for a code from it. Other devices were signed out and will ask for a code too.',
      notYou: 'If this was not you, somebody else has been in your account. Write to us from this address:',
    },
    factorRemoved: {
      subject: 'An authenticator app was removed',
      body: 'An authenticator app or the recovery codes were removed from your {brand} account. If no app is left, signing in no longer asks for a code.',
      notYou:
        'If this was not you, somebody else has been in your account. Set a new password now; that signs them out:',
    },
    recoveryUsed: {
      subject: 'A recovery code was used',
      body: 'Somebody signed in to your {brand} account with one of your recovery codes. That code no longer works; the others do. If you have lost your phone, remove it from your account and add the new one.',
      notYou:
        'If this was not you, sign in with your app, end the other sessions and create new recovery codes:',
    },
    recoveryRenewed: {
      subject: 'You have new recovery codes',
      body: 'New recovery codes were created for your {brand} account. The old ones no longer work.',
      notYou:
        'If this was not you, somebody else has been in your account. Set a new password now; that signs them out:',
    },
    errors: {
      reauthentication_needed: 'Please sign in again first: this needs a sign-in of the last 15 minutes.',
      administrator_stays:
        'An administrator’s address is fixed in the settings of the site and cannot be changed here.',
    },
  },
} as const;
