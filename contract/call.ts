import type { z } from 'zod'
import type { CompanyRight } from './companies/rights.ts'
import type { Scope } from './people/scopes.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may make a call. `session`: the browser's session cookie. Every other signed-in call takes the bearer token only:
 * `user` is any signed-in person, `buyer` one who is no admin, `member` a buyer whose token acts for a company, `admin` one
 * who is an admin. `provider` proves itself by the signature of its body.
 */
export type Who = 'anyone' | 'session' | 'user' | 'buyer' | 'member' | 'admin' | 'provider'

/**
 * What comes back. `json` as the schema says. `list`: a JSON array, with `Link: <…>; rel="next"` and, when it is cheap,
 * `X-Total-Count`. `file`: bytes of that media type.
 */
export type Answer<S extends z.ZodType = z.ZodType> =
  | { kind: 'json'; schema: S }
  | { kind: 'list'; item: S }
  | { kind: 'file'; type: string }

type Fields = z.ZodType<Record<string, unknown>>

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api, with {names} of `params`. */
  path: `/${string}`
  who: Who
  /** What a program's key must be allowed for this call. A call without it is closed to keys. */
  scope?: Scope
  /** What a member's roles must allow while they act for a company; who acts for themselves needs none. */
  right?: CompanyRight
  /** One line for the API description. */
  says: string
  params?: Fields
  query?: Fields
  /** JSON. A field that repeats a name of the path must say the same. */
  body?: Fields
  /** Names of the body that say a name of the path once more under another: they, too, must say the same. */
  repeats?: Readonly<Record<string, string>>
  /** Names that people look for here, and where what they mean is: said when they are refused as unknown. */
  elsewhere?: Readonly<Record<string, string>>
  /** How large the body may be: 64 kB unless said. */
  bodyKilobytes?: number
  /** Takes one multipart file in this field instead of JSON; `body` then says which texts may stand beside it. */
  upload?: string
  /** An upload that may also be sent as JSON, where the file is a text of `body`. */
  jsonToo?: true
  /** How large an upload may be with all that is around it: 12 MB unless said. */
  uploadMegabytes?: number
  answer: Answer
  /** Headers that it answers besides those of its kind. */
  headers?: readonly 'X-Search-Match'[]
  /** What else than the general refusals it may answer. */
  refuses?: readonly RefusalCode[]
  /**
   * How a POST, or a PUT of many, honours Idempotency-Key: `effect` keeps the key in the effect's own transaction; `natural` says that
   * the effect happens once by itself: a repeat does it again, and only the key's request is kept.
   */
  once?: 'effect' | 'natural'
  /** A POST that only works something out and stores nothing: pages are drawn from it as from a GET. */
  isReading?: true
  /** Whether it moves so many rows at once that its transaction is one of the long ones. */
  isLong?: true
}

type Out<S> = S extends z.ZodType ? z.output<S> : unknown

/** What a call's function is given: path, query and body in one flat object, validated. */
export type Input<C extends Call> = Out<C['params']> & Out<C['query']> & Out<C['body']>

type In<S> = S extends z.ZodType ? z.input<S> : unknown

/** What a caller may send: as Input, before defaults and conversions. */
export type Given<C extends Call> = In<C['params']> & In<C['query']> & In<C['body']>

/** What a caller gets: as Output, after it has crossed the wire. */
export type Answered<C extends Call> = C['answer'] extends {
  kind: 'list'
  item: infer S extends z.ZodType
}
  ? Page<z.output<S>>
  : C['answer'] extends { kind: 'json'; schema: infer S extends z.ZodType }
    ? z.output<S>
    : Blob

/** A page of a list; `next` is the cursor of the page after it. */
export type Page<T> = {
  items: T[]
  next: string | null
  total?: number | undefined
  /** How a search was answered, where the call says that it tells it. */
  match?: SearchMatch | undefined
}

/**
 * How a search was answered: `all`, by parts that have all that was asked; `corrected`, by those of another spelling; `near`,
 * by none, though some come near; `none`, by nothing.
 */
export const searchMatches = ['all', 'corrected', 'near', 'none'] as const
export type SearchMatch = (typeof searchMatches)[number]
export type File = { bytes: Uint8Array; name: string }

/** What a call's function answers. */
export type Output<C extends Call> = C['answer'] extends {
  kind: 'list'
  item: infer S extends z.ZodType
}
  ? Page<z.input<S>>
  : C['answer'] extends { kind: 'json'; schema: infer S extends z.ZodType }
    ? z.input<S>
    : File

export const json = <S extends z.ZodType>(schema: S) => ({ kind: 'json', schema }) as const
export const list = <S extends z.ZodType>(item: S) => ({ kind: 'list', item }) as const
export const file = (type: string) => ({ kind: 'file', type }) as const
