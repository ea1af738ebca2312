import path from 'node:path'
import { findFaults } from './rooms/find-faults.ts'
import { readModules } from './rooms/read-imports.ts'
import { table } from './rooms/table.ts'

/** `npm run rooms`: says where the house breaks its table of who may use whom. */
const faults = findFaults(readModules(path.dirname(import.meta.dirname)), table)
for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
