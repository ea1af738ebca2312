import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  ClientRequestSchema,
  ErrorCode,
  isJSONRPCRequest,
  ListToolsRequestSchema,
  McpError,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { readText } from '../requests/input.ts'
import type { Shop } from '../shop.ts'
import { readRecord } from '../shop-record/index.ts'
import { askCalls } from './ask-calls.ts'
import { describeTool } from './describe-tool.ts'
import { runTool } from './run-tool.ts'
import { type Holder, isOffered, notice } from './tool.ts'
import { tools } from './tools.ts'

/** As large as a parts list of a tool may be in any script, with room for how JSON writes it. */
const bodyKilobytes = 2_048

/** Nothing here asks it: it is made once, since the server would make one for each request. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

const described = new Map(tools.map((one) => [one.name, describeTool(one)]))

const instructions = `This is a shop for computer parts in bulk. Prices and quantities are what get_prices says: order exactly these, and nothing that a person has not agreed to. What is unknown is told as unknown. ${notice}`

type Asker = {
  holder: Holder
  version: string
  /** Answers a request as the shop does over HTTP. */
  send: (request: Request) => Promise<Response>
}

/**
 * Answers a message of the Model Context Protocol (streamable HTTP, without sessions: each request stands by itself). Throws
 * too_large and malformed_body.
 */
export async function answerAssistant(shop: Shop, request: Request, asker: Asker) {
  const parsedBody = readMessage(await readText(request, bodyKilobytes))
  if (parsedBody instanceof Response) return parsedBody
  const wrong = wrongParams(parsedBody)
  if (wrong) return wrong
  const server = await openServer(shop, request, asker)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}

async function openServer(shop: Shop, request: Request, { holder, version, send }: Asker) {
  const { identity } = await readRecord(shop)
  const { publicUrl } = shop.config
  const server = new Server(
    { name: identity.name, version, websiteUrl: publicUrl },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.filter((one) => isOffered(one, holder)).map(({ name }) => described.get(name)!),
  }))
  const context = {
    publicUrl,
    email: holder?.email ?? '',
    ask: askCalls(request, publicUrl, send),
  }
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const one = tools.find(({ name }) => name === params.name)
    if (!one) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}`)
    return await runTool(one, holder, context, params.arguments ?? {}, shop.log)
  })
  return server
}

/** One message: the protocol has no batches since 2025-06-18, and what cancels another of its own batch would never be answered. */
function readMessage(body: string): unknown {
  try {
    const message: unknown = JSON.parse(body)
    return Array.isArray(message) ? fault(-32_600, 'Send one message at a time.') : message
  } catch {
    return fault(-32_700, 'The body is not valid JSON.')
  }
}

/** What a request of each method has to be. */
const requests = new Map(
  ClientRequestSchema.options.map((one) => [one.shape.method.value as string, one]),
)

/** The server's library calls wrong parameters a fault of its own. */
function wrongParams(message: unknown) {
  if (!isJSONRPCRequest(message)) return null
  const read = requests.get(message.method)?.safeParse(message)
  const issue = read?.error?.issues[0]
  if (!issue) return null
  const words = `${issue.path.join('.')}: ${issue.message}`
  return fault(ErrorCode.InvalidParams, words, { id: message.id, status: 200 })
}

const fault = (
  code: number,
  message: string,
  { id = null as RequestId | null, status = 400 } = {},
) => Response.json({ jsonrpc: '2.0', error: { code, message }, id }, { status })
