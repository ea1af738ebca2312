import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

const at = (more: string) => `postgres://u:p@db.example/shop?${more}`

test.each([
  ['sslmode=require', 'sslmode=no-verify'],
  ['application_name=x&sslmode=prefer&a=b', 'application_name=x&sslmode=no-verify&a=b'],
  ['sslmode=verify-ca', 'sslmode=verify-full'],
  ['sslmode=verify-full', 'sslmode=verify-full'],
  ['sslmode=disable', 'sslmode=disable'],
  ['sslmode=require&sslrootcert=ca.pem', 'sslmode=require&sslrootcert=ca.pem'],
])('%s is told to the driver as %s', (given, told) => {
  expect(addressOf(at(given))).toBe(at(told))
})
