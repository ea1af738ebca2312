import { expect, test, vi } from 'vitest'
import { passwordFault } from './password-fault.ts'

test('a list that could not be read is read again', async () => {
  vi.doMock('@zxcvbn-ts/language-common', () => {
    throw new Error('too many open files')
  })
  await expect(passwordFault('gbpltw147', [])).rejects.toThrow()
  vi.doUnmock('@zxcvbn-ts/language-common')
  expect(await passwordFault('gbpltw147', [])).toMatch(/one of the commonest/)
})
