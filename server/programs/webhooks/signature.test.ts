import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

test('T85 the signature is that of the specification’s example, and one of each secret', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const told = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    seconds: 1_614_265_330,
    body: '{"test": 2432232314}',
  }
  expect(signedHeaders([secret], told)).toEqual({
    'webhook-id': told.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  const other = newSecret()
  const both = signedHeaders([other, secret], told)['webhook-signature'].split(' ')
  expect(both).toEqual([
    signedHeaders([other], told)['webhook-signature'],
    signedHeaders([secret], told)['webhook-signature'],
  ])
  expect(Buffer.from(other.replace('whsec_', ''), 'base64')).toHaveLength(32)
})
