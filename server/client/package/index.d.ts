import type { Client, ClientOptions } from 'openapi-fetch'
import type { components, paths } from './api.js'

export type { components, operations, paths } from './api.js'

/** The things of the API by their names: `Schemas['Part']`. */
export type Schemas = components['schemas']

/** GET, POST, PUT, PATCH and DELETE, which take a path of the API and answer `{ data, error, response }`. */
export type Shop = Client<paths>

/**
 * A client of the shop at `url`, such as https://shop.example; `key` is a program's key, and without one it may what a
 * visitor may. `error` is the refusal: nothing is thrown but by the network.
 */
export declare function createShop(
  options: Omit<ClientOptions, 'baseUrl'> & { url: string; key?: string | undefined },
): Shop

/** The cursor of the page after a list's answer; undefined after its last. */
export declare function nextCursor(response: Response): string | undefined

/** A refusal of the shop: `code` for programs, the message for people, and the whole of it in `problem`. */
export declare class ShopRefusal extends Error {
  readonly code: Schemas['Problem']['code']
  readonly problem: Schemas['Problem']
}

/** What a call answers, or its refusal thrown as a ShopRefusal. */
export declare function answerOf<T>(
  asked: Promise<{ data: T; error?: never } | { data?: never; error: unknown }>,
): Promise<T>

/** Every event after a position, oldest first, until there is no more now; ask again after the last one's position. */
export declare function eventsAfter(
  shop: Shop,
  after: number,
  types?: Schemas['Event']['type'][],
): AsyncGenerator<Schemas['Event'], void>
