import { hostname } from 'node:os'

/** What log lines and metrics call this process when nobody named it: the machine and the process there. */
export const instanceName = () =>
  `${hostname()
    .replace(/[^A-Za-z0-9._-]/g, '-')
    .slice(0, 40)}-${process.pid}`
