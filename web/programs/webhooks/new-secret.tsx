import { ShownSecret } from '../shown-secret.tsx'

/** The secret that an address gets, once. */
export const NewSecret = ({ secret }: { secret: string }) => (
  <ShownSecret what="secret" secret={secret}>
    The receiver proves by it that an event is from here: any library of{' '}
    <a href="https://www.standardwebhooks.com" className="underline">
      Standard Webhooks
    </a>{' '}
    does.
  </ShownSecret>
)
