import type { ReactNode } from 'react'

/** A piece of this work. `picture` is the name of its screenshot's file, without ending. */
export type PortfolioPiece = {
  title: string
  picture: 'storefront' | 'back-office' | 'api'
  /** What the screenshot shows, for those who do not see it. */
  alt: string
  text: string
  href: string
  linkLabel: string
}

export const portfolio: {
  About: () => ReactNode
  skills: readonly { group: string; names: readonly string[] }[]
  pieces: readonly PortfolioPiece[]
} = {
  About: () => (
    <>
      <p>
        This shop is the work it shows. It sells computer parts in bulk, and everything needed for
        that was built for it: the pages, the back office, the API, the rules behind them, the
        drawings of the parts, and local stand-ins for the outside world, so that the whole shop
        runs on one machine without an account anywhere.
      </p>
      <p>
        Care went first into what must not go wrong. Stock is never sold twice. No payment is
        believed until the card provider confirms it. Money that an order cannot take goes back by
        itself. Each of these promises has tests that try to break it: many buyers at the same
        moment, answers that get lost, a process that is killed halfway.
      </p>
    </>
  ),
  skills: [
    {
      group: 'Pages',
      names: [
        'React 19',
        'React Router',
        'Accessible interfaces',
        'Server rendering',
        'Tailwind CSS',
      ],
    },
    {
      group: 'Server',
      names: ['TypeScript', 'Node.js', 'Hono', 'Zod', 'OpenAPI', 'Background jobs'],
    },
    {
      group: 'Data',
      names: ['PostgreSQL', 'SQL', 'Transactions under load', 'Migrations', 'Backup and restore'],
    },
    {
      group: 'Money and identity',
      names: [
        'Card payments',
        'Signed webhooks',
        'OpenID Connect',
        'Passkeys',
        'Two-factor log-in',
      ],
    },
    {
      group: 'Proof',
      names: ['Vitest', 'Playwright', 'Property tests', 'Fault injection', 'Threat modelling'],
    },
  ],
  pieces: [
    {
      title: 'The storefront',
      picture: 'storefront',
      alt: 'The home page: the parts grid with prices, minimum quantities and available stock',
      text: 'A catalogue for people who know what they need: search by words or part number, filters by specification, parts side by side, and an order form that counts along. Public pages are drawn on the server and can be read before any script has run.',
      href: '/',
      linkLabel: 'Visit the storefront',
    },
    {
      title: 'The back office',
      picture: 'back-office',
      alt: 'Manage Orders: a table of orders with their status and the next action of each',
      text: 'Orders, parts, people and reviews in tables that sort, filter and page on the server, with their state in the address and a key for every frequent step. Each number of the dashboard leads to the list behind it. It opens for admins only.',
      href: '/dashboard/manage-orders',
      linkLabel: 'Open the back office',
    },
    {
      title: 'The API',
      picture: 'api',
      alt: 'The description of the API: its calls with who may use them and what they answer',
      text: 'Every page uses the same calls that a buyer’s own program can use. Each call says who may use it, what it takes, what it answers and how it refuses, in one description that is made from the code.',
      href: '/api/docs',
      linkLabel: 'Read the description',
    },
  ],
}
