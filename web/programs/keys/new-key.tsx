import { When } from '../../ui/words/when.tsx'
import { ShownSecret } from '../shown-secret.tsx'

/** A key, once. */
export const NewKey = ({ secret, expiresAt }: { secret: string; expiresAt: string }) => (
  <ShownSecret what="key" secret={secret}>
    It holds until <When at={expiresAt} as="date" />. Send it as{' '}
    <code className="font-mono text-xs">Authorization: Bearer</code>.
  </ShownSecret>
)
