/** The launcher is plain JavaScript: it runs before anything is installed. */
declare module '*/launch/choose-node.mjs' {
  export function isNewEnough(version: string, oldest: Record<string, string>): boolean
}
