/** Servers repeat the recipient in their words, so of an SMTP fault only its codes are kept. */
export function faultOf(error: unknown): string {
  const { code, responseCode, command, name, message } = error as Error & {
    code?: string
    responseCode?: number
    command?: string
  }
  if (code === undefined) return `${name}: ${message}`
  return [code, command, responseCode].filter((word) => word !== undefined).join(' ')
}
