import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import type { Answered, Given } from '../../contract/call.ts'
import { type ByRoute, CallFault, call, type Route } from './api.ts'

const minute = 60_000
/** What is refused once is refused again; only what failed on the way is asked for anew. */
const mayWork = (error: Error) =>
  !(error instanceof CallFault) || error.status === 0 || error.status >= 500

/** Caches answers for five minutes and asks three times, with waits that double up to 30 seconds (specification, 9). */
function makeClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * minute,
        retry: (count, error) => count < 3 && mayWork(error),
        retryDelay: (count) => Math.min(1_000 * 2 ** count, 30_000),
      },
    },
  })
}

export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

type Options<Answer> = {
  enabled?: boolean
  /** Asks again every so many milliseconds while the page is seen, told or reckoned from the answer; false stops. */
  every?: number | false | ((answer: Answer | undefined) => number | false)
}

/** The answer of a GET call, cached and shared. While another page of a list is on its way the one before stays. */
export function useAnswer<R extends Route & `GET ${string}`>(
  route: R,
  given: Given<ByRoute[R]>,
  { enabled = true, every = false }: Options<Answered<ByRoute[R]>> = {},
) {
  const answer = useQuery<Answered<ByRoute[R]>, Error>({
    queryKey: [route, given],
    queryFn: ({ signal }) => call(route, given, { signal }),
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: typeof every === 'function' ? ({ state }) => every(state.data) : every,
  })
  return tellingEarly<Answered<ByRoute[R]>>(answer)
}

/**
 * The same, which tells the first failure while it goes on trying, where there is nothing else to show. What is asked of
 * it stands behind getters, by which the library knows what is looked at: they stay.
 */
function tellingEarly<A>(answer: UseQueryResult<A, Error>): UseQueryResult<A, Error> {
  return Object.create(answer as object, {
    error: {
      enumerable: true,
      get: () =>
        answer.error ??
        (answer.data === undefined || answer.isPlaceholderData ? answer.failureReason : null),
    },
  }) as UseQueryResult<A, Error>
}

/** Asks anew for what was answered to these calls, and tells whose prices may be others by it: after every change the lists are reloaded. */
export function useReload() {
  const client = useQueryClient()
  return async (...routes: Route[]) => {
    // what taxes of prices go by: where goods go, and what the seller knows of the company
    if (routes.some((route) => /addresses|tax/.test(route))) dispatchEvent(new Event('taxes'))
    await Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: [route] })))
  }
}

/** Asks anew for everything that is shown: after the same person logged in again. */
export function useAskAnew() {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries(), [client])
}

/** Forgets what is not shown, and asks anew for what is: nothing of it may be another company’s. */
export function useForget() {
  const client = useQueryClient()
  return useCallback(() => {
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries()
  }, [client])
}
