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
    errors: {
      reauthentication_needed: 'Please sign in again first: this needs a sign-in of the last 15 minutes.',
      administrator_address:
        'This address belongs to an administrator and cannot be used for an account that exists.',
      administrator_stays:
        'An administrator’s address is fixed in the settings of the site and cannot be changed here.',
    },
  },
} as const;
