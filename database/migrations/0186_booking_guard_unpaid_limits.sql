-- An account that is being erased gets no new limits, as with every table that names an account.
-- beside the older version: it writes this table for no erased account.
select app.guard_erased_accounts('app.unpaid_limits', 'account_id');
