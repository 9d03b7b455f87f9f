# Runs PostgreSQL and ends it when our standard input closes, which happens whenever the process that
# started us is gone, even after SIGKILL. SIGINT is PostgreSQL's fast shutdown.
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
trap 'kill -INT "$postgres" 2>/dev/null' INT TERM
(
  while read -r _ <&3; do :; done
  kill -INT "$postgres" 2>/dev/null
) &
watch=$!
wait "$postgres"
code=$?
while kill -0 "$postgres" 2>/dev/null; do
  wait "$postgres"
  code=$?
done
kill "$watch" 2>/dev/null
exit "$code"
