import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router'
import letters from '../build/fonts/letters.woff2?url'
import marks from '../build/fonts/marks.woff2?url'
import { writeBy } from '../contract/words/manner.ts'
import './ui/styles/base.css'
import { takeConfigChange } from './app/config-change.ts'
import { Nonce } from './app/nonce.ts'
import { publicCalls } from './app/public-calls.ts'
import { shopIn, useRootConfig, useShopConfig } from './app/shop-config.ts'
import { earlyInputScript } from './hydration/early-input.ts'
import { FaultPage } from './shell/fault-page.tsx'
import { knownWidthScript } from './shell/known-width.ts'
import { Shell } from './shell/shell.tsx'
import { themeScript } from './ui/styles/theme.ts'
import { TimeZone } from './ui/words/time-zone.ts'

/** What runs before anything is drawn, and before anybody can type; in the program, which has no use for it, an empty text. */
const firstScripts = import.meta.env.SSR
  ? [themeScript, knownWidthScript, earlyInputScript].join(';')
  : ''

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  config: await context.get(publicCalls).getConfig({}),
})

/** The configuration changes with a start of the shop, and rarely by an admin, who sees it at once: who else is there sees it with the next page that is loaded whole. */
export const shouldRevalidate = takeConfigChange

/** The title of pages without their own; what the boundary below shows brings its own. */
export const meta = (args: MetaArgs) => (args.error ? [] : [{ title: shopIn(args)?.name }])

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

export const links = () =>
  [letters, marks].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  }))

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(Nonce)
  const config = useRootConfig()
  // before anything is drawn, here and in the browser; of the page that says why nothing could be loaded nothing is known
  if (config) writeBy(() => config.manner)
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f8f6f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161412" media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} suppressHydrationWarning>
          {firstScripts}
        </script>
        <Meta />
        <Links />
        {config?.shop.head.map((link) => (
          <link key={link.href} {...link} />
        ))}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <TimeZone value={useShopConfig().timeZone}>
      <Shell>
        <Outlet />
      </Shell>
    </TimeZone>
  )
}

type Failed = { error: unknown }

/** Drawn by the server; no other page has to wait for its script. */
const NotFound = lazy<ComponentType<Failed>>(() =>
  import('./trade/search/not-found.tsx')
    .then(({ NotFoundPage }) => ({ default: NotFoundPage }))
    .catch(() => ({ default: FaultPage })),
)

export function ErrorBoundary() {
  const error = useRouteError()
  const Page = isMissing(error) ? NotFound : FaultPage
  return (
    <Shell>
      <Suspense>
        <Page error={error} />
      </Suspense>
    </Shell>
  )
}
