import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** The yardstick of answers: bare node:http that sends the same bytes. Reads them as JSON, and writes its port. */
const { headers, body } = JSON.parse(await text(process.stdin)) as {
  headers: Record<string, string>
  body: string
}
const bytes = Buffer.from(body, 'base64')
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as { port: number }).port}\n`)
})
