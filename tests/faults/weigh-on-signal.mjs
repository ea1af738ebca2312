import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded before the shop: a signal makes it collect its garbage and write down what is left, in bytes and pieces.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collect()
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  const resources = process.getActiveResourcesInfo().length
  const file = process.env.WEIGH_FILE
  writeFileSync(`${file}.new`, JSON.stringify({ heapUsed, external, rss, resources }))
  renameSync(`${file}.new`, file)
})
