import { comment, nameOf, printType, type Schema } from './print-type.ts'

type Content = Record<string, { schema: Schema }>
type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}
type Operation = {
  operationId: string
  summary?: string
  description?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}
export type Described = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
const places = ['query', 'header', 'path', 'cookie'] as const

/**
 * The types of the description: `paths`, `operations` and `components` in the form that openapi-fetch reads, which is that of
 * openapi-typescript 7.
 */
export function printApi(described: Described): string {
  const { paths, components } = described
  const operations = Object.values(paths).flatMap(operationsOf)
  return [
    '// Made of the description of the API; changed there, and nowhere else.\n',
    `export interface paths {\n${Object.entries(paths).map(pathOf).join('')}}\n`,
    `export interface operations {\n${operations.map((one) => operationOf(one, components.parameters)).join('')}}\n`,
    `export interface components {\n  schemas: {\n${Object.entries(components.schemas).map(schemaOf).join('')}  }\n}\n`,
  ].join('\n')
}

const operationsOf = (item: Record<string, Operation>) =>
  methods.flatMap((method) => item[method] ?? [])

const noParameters =
  '    parameters: { query?: never; header?: never; path?: never; cookie?: never }\n'

const pathOf = ([path, item]: [string, Record<string, Operation>]) =>
  `  '${path}': {\n${noParameters}${methods
    .map((method) => {
      const operation = item[method]
      return operation
        ? `    ${method}: operations['${operation.operationId}']\n`
        : `    ${method}?: never\n`
    })
    .join('')}  }\n`

function operationOf(operation: Operation, named: Record<string, Parameter>): string {
  const { operationId, description, requestBody, responses } = operation
  const parameters = (operation.parameters ?? []).map((one) =>
    '$ref' in one ? named[one.$ref.split('/').at(-1)!]! : one,
  )
  const body = requestBody
    ? `    requestBody${requestBody.required ? '' : '?'}: {\n      content: {\n${contentOf(requestBody.content, '        ')}      }\n    }\n`
    : '    requestBody?: never\n'
  return `${comment({ description }, '  ')}  ${nameOf(operationId)}: {
    parameters: {\n${places.map((place) => placeOf(place, parameters)).join('')}    }
${body}    responses: {\n${Object.entries(responses).map(responseOf).join('')}    }\n  }\n`
}

/** The parameters of one place: needed where one of them is, since a call without them could not be meant. */
function placeOf(place: (typeof places)[number], parameters: Parameter[]): string {
  const here = parameters.filter((one) => one.in === place)
  if (here.length === 0) return `      ${place}?: never\n`
  const fields = here.map(
    (one) =>
      `${comment(one, '        ')}        ${nameOf(one.name)}${one.required ? '' : '?'}: ${printType(one.schema, '        ')}\n`,
  )
  const needed = here.some(({ required }) => required)
  return `      ${place}${needed ? '' : '?'}: {\n${fields.join('')}      }\n`
}

const responseOf = ([status, { content }]: [string, { content?: Content }]) =>
  `      ${status}: {
        headers: { [name: string]: unknown }
        ${content ? `content: {\n${contentOf(content, '          ')}        }` : 'content?: never'}\n      }\n`

/** A form with a file is sent as the browser's own form; all else is what the schema says. */
const contentOf = (content: Content, indent: string) =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `${indent}'${type}': ${type === 'multipart/form-data' ? 'FormData' : printType(schema, indent)}\n`,
    )
    .join('')

const schemaOf = ([name, schema]: [string, Schema]) =>
  `${comment(schema, '    ')}    ${nameOf(name)}: ${printType(schema, '    ')}\n`
