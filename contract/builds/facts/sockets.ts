import { onOneLine } from '../../text/text.ts'
import { contradictory, type Fact, readAs, voiceOf } from './fact.ts'

/** What a board with its processor soldered on has in place of a socket. */
export const soldered = 'soldered'

/**
 * A socket in one writing, and how many of it a board has: "2 x LGA 2011-3 Narrow" is two of LGA2011-3. Mounts of a
 * cooler and generations that share a socket ("1151v2") are no sockets of their own.
 */
export function readSocket(text: string): { socket: string; count: number } {
  const [, count = '1', named = ''] = /^(?:(\d) ?[x×] ?)?(.*)$/i.exec(onOneLine(text).trim()) ?? []
  if (/^(integrated|soldered|onboard)\b/i.test(named)) return { socket: soldered, count: 1 }
  const plain = named
    .replace(/ narrow$/i, '')
    .replace(/^socket /i, '')
    .replace(/^f?c?lga[ -]?(?=\d)/i, 'LGA')
    .replace(/v2$/i, '')
    .trim()
  return { socket: plain === 'sTR4' ? 'TR4' : plain, count: Number(count) }
}

/** The mount for a cooler that a socket is written with: the narrow one of LGA2011-3 takes no cooler for the square one. */
export const coolerMountOf = (socket: string): 'narrow' | null =>
  / narrow$/i.test(onOneLine(socket).trim()) ? 'narrow' : null

/** LGA2011 never had DDR4: such an entry means LGA2011-3, or is wrong in its memory. Which of both is not known. */
export function socketOf(text: Fact<string>, types: Fact<string[]>): Fact<string> {
  const socket = readAs(text, (named) => readSocket(named).socket)
  if (socket.source !== 'feed' || socket.value !== 'LGA2011' || !types.value?.includes('DDR4'))
    return socket
  const said = [voiceOf(socket), voiceOf(types)].filter((one) => one !== null)
  return contradictory('socket', said)
}

/** Sockets that take the processors of an earlier one besides their own. Source: AMD's socket infrastructure pages. */
const alsoTakes: Record<string, readonly string[]> = { 'FM2+': ['FM2'], 'AM3+': ['AM3'] }

/** Whether a board's socket takes a processor made for another one. */
export const accepts = (board: string, processor: string) =>
  board === processor || (alsoTakes[board]?.includes(processor) ?? false)
