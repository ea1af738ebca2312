import { expect, test } from 'vitest'
import { databaseFault } from './database.ts'

test.each([
  { code: 'EAI_AGAIN', syscall: 'getaddrinfo' },
  { code: 'EMFILE', syscall: 'connect' },
  { code: 'EHOSTUNREACH', syscall: 'read' },
  { code: '25006' },
  { code: '58030' },
])('F05 a fault like %o may be over soon', (fault) => {
  expect(databaseFault(Object.assign(new Error('fault'), fault))).toBe('busy')
})

test('a fault of another kind is not the database’s', () => {
  for (const fault of [{ code: 'EMFILE', syscall: 'open' }, { code: '22P02' }, {}])
    expect(databaseFault(Object.assign(new Error('fault'), fault))).toBe(null)
})
