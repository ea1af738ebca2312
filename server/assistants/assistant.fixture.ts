import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect } from 'vitest'
import type { TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'

/** What a tool answers, at which expectations look. */
export interface Told {
  data: Data
  isError: boolean
  texts: string[]
}
interface Data {
  [name: string]: Data
}

/** Somebody's key for an assistant. */
export async function keyOf(who: TestUser, scopes: string[], more: object = {}) {
  const made = await who.call('POST', '/keys', { name: 'Assistant', scopes, ...more })
  expect(made.status, await made.clone().text()).toBe(200)
  return (await made.json()) as { insertedId: string; key: string }
}

/** An assistant that speaks by the SDK's own client over HTTP. */
export async function assistantOf(shop: TestShop, key?: string) {
  const client = new Client({ name: 'Test assistant', version: '1.0.0' })
  const headers = key ? { authorization: `Bearer ${key}` } : {}
  const transport = new StreamableHTTPClientTransport(new URL(`${shop.publicUrl}/mcp`), {
    requestInit: { headers },
  })
  await client.connect(transport)
  const { tools } = await client.listTools()
  return {
    client,
    tools,
    names: tools.map(({ name }) => name),
    use: async (name: string, given: Record<string, unknown> = {}): Promise<Told> => {
      const result = await client.callTool({ name, arguments: given })
      const content = result.content as { text: string }[]
      return {
        data: result.structuredContent as Data,
        isError: result.isError === true,
        texts: content.map(({ text }) => text),
      }
    },
  }
}

/** A message as it is, without the client. */
export const say = (shop: TestShop, body: string, headers: Record<string, string> = {}) =>
  shop.request('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  })
