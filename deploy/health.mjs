// Asks the shop of this machine whether its process answers: exit code 0 when it does. A container's health check, which
// has no other program that asks.
const port = process.env.PORT || '3000'
try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`, {
    signal: AbortSignal.timeout(4_000),
  })
  process.exit(ok ? 0 : 1)
} catch {
  process.exit(1)
}
