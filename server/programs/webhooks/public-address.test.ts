import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublic, PrivateAddress } from './public-address.ts'

test.each([
  ...['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.32.0.1', '223.255.255.255'],
  ...['2606:4700:4700::1111', '2a00:1450::1'],
])('T86 %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...[
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
  ],
  ...['ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'erp.example', ''],
])('T86 %s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([true, false])(
  'T86 a name of this machine is not resolved for a connection (all: %s)',
  async (all) => {
    const fault = await new Promise((resolve) => {
      lookupPublic('localhost', { all }, (error) => resolve(error))
    })
    expect(fault).toBeInstanceOf(PrivateAddress)
  },
)
