import { createContext } from 'react'

/** The mark that the page's own scripts bear while it is rendered on the server; nothing in a browser. */
export const Nonce = createContext<string | undefined>(undefined)
