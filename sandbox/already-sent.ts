import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/**
 * What a handler answers when its answer went another way, or is never to come. The server knows it by its headers, and
 * reads those of a whole response alone: made after a server replaced `Response`, it is a light one until its body is read.
 */
export const alreadySent = RESPONSE_ALREADY_SENT
void alreadySent.body
