import { createContext } from 'react-router'
import type { PublicCalls } from '../../contract/calls.ts'

/**
 * The public calls, in loaders: `context.get(publicCalls)`. The server hands them over in-process, so that a page is
 * rendered without a request to itself.
 */
export const publicCalls = createContext<PublicCalls>()
