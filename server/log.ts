import { pino } from 'pino'

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child: (bindings: Record<string, unknown>) => Log
}

/**
 * Structured log lines, JSON, one each. Nobody puts a password, token, cookie, client secret, address or card into
 * one; the redaction below is the second net. `file` takes the lines instead of standard output.
 */
export function openLog(level: string, file?: string): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        ...['password', 'token', 'clientSecret', '*.password', '*.token', '*.clientSecret'],
        // PostgreSQL quotes the row that it refused
        ...['err.detail', 'err.where'],
      ],
      censor: '[hidden]',
    },
  }
  return file
    ? pino(options, pino.destination({ dest: file, mkdir: true, sync: true, mode: 0o600 }))
    : pino(options, pino.destination({ dest: 1, sync: true }))
}
