import { hash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const account = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret-of-the-bucket' }

type Stored = { bytes: Buffer; type: string | undefined; cache: string | undefined }

/** A bucket that speaks S3 over HTTP: it takes signed requests only, whose body has the hash that was signed. */
export async function startS3() {
  const objects = new Map<string, Stored>()
  const fault = { status: 0, remaining: 0, xml: '' }
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const key = request.url ?? ''
    asked.push(`${request.method} ${key}`)
    const answer = (status: number, text: string | Buffer = '') =>
      response.writeHead(status).end(text)
    const told = (code: string, message: string) =>
      `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`
    if (fault.remaining > 0) {
      fault.remaining -= 1
      return answer(fault.status, fault.xml)
    }
    if (!isSigned(request, body))
      return answer(403, told('SignatureDoesNotMatch', 'The signature does not match.'))
    if (!key.startsWith('/pictures/'))
      return answer(404, told('NoSuchBucket', 'The specified bucket does not exist'))
    if (request.method === 'PUT') {
      const { 'content-type': type, 'cache-control': cache } = request.headers
      objects.set(key, { bytes: body, type, cache })
      return answer(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    const found = objects.get(key)
    return found ? answer(200, found.bytes) : answer(404, told('NoSuchKey', 'No such key.'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      region: 'eu-central-1',
      ...account,
    },
    objects,
    asked,
    /** The next `remaining` requests fail so. */
    fail: (status: number, xml = '', remaining = 1) =>
      Object.assign(fault, { status, xml, remaining }),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Signature Version 4 as a header: whose, of which day, region and service, over which headers; and the body's hash. */
function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const day = String(headers['x-amz-date']).slice(0, 8)
  const scope = `${account.accessKeyId}/${day}/eu-central-1/s3/aws4_request`
  const said = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=[\\w;-]*host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$`,
  )
  return (
    said.test(headers.authorization ?? '') &&
    headers['x-amz-content-sha256'] === hash('sha256', body, 'hex')
  )
}
