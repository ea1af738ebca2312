import path from 'node:path'

const cache = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'node')

/** What the launcher gives every program besides its settings: tests that start programs themselves give the same. */
export const launched = { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: cache }
