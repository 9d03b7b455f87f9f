-- How often something was tried, shared by all processes. The columns are those of rate-limiter-flexible; a key is a hash,
-- so that no address stands here in the clear.

create table app.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
