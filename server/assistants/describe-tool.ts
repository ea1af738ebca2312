import { z } from 'zod'
import type { Tool } from './tool.ts'

type Schema = { type: 'object'; [key: string]: unknown }

/** A tool as `tools/list` has it. */
export function describeTool(one: Tool) {
  const isReading = one.writes === undefined
  return {
    name: one.name,
    title: one.title,
    description: one.says,
    inputSchema: schemaOf(one.input, 'input'),
    outputSchema: schemaOf(one.output, 'output'),
    annotations: {
      title: one.title,
      readOnlyHint: isReading,
      // nothing that was is undone by an addition; a line of a basket is put in the place of another
      destructiveHint: one.writes === 'instead',
      idempotentHint: true,
      openWorldHint: false,
    },
  }
}

/** JSON Schema without the name of its dialect, which some clients refuse, and without what only says how zod checks. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.format) delete jsonSchema.pattern
    },
  })
  return { ...converted, type: 'object' }
}
