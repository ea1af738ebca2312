const isAddress = (name: string) =>
  (/^\d{1,3}(\.\d{1,3}){3}$/.test(name) || /^\[[\da-f:.]+\]$/.test(name)) &&
  URL.canParse(`http://${name}`)

/** Whether a host's name is this machine's own, as it calls itself: only programs on it get there. */
export const isLoopback = (name: string) =>
  /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\])$/i.test(name)

/**
 * Whether a `Host` header asks for us: by an address, as localhost, or by one of our `names`. Another name may be one
 * that a stranger's page was loaded from and that leads to this machine since (DNS rebinding): it would read our answers
 * as its own. Source: https://developer.mozilla.org/docs/Web/Security/Attacks/DNS_rebinding
 */
export function isAskedFor(host: string | undefined, names: readonly string[] = []): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '')
  return isAddress(name) || isLoopback(name) || names.some((one) => one.toLowerCase() === name)
}
