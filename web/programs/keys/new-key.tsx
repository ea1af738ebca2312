import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { absolute } from '../../app/origin.ts'
import { CodeText } from '../../ui/copy-button.tsx'
import { When } from '../../ui/words/when.tsx'
import { ShownSecret } from '../shown-secret.tsx'

/** A key, once, and how it is used: as it is, or as the client of a program that speaks OAuth. */
export const NewKey = ({ made }: { made: Output<Calls['addKey']> }) => (
  <ShownSecret what="key" secret={made.key}>
    It holds until <When at={made.expiresAt} as="date" />. Send it as{' '}
    <code className="font-mono text-xs">Authorization: Bearer</code>.
    <details className="mt-2">
      <summary className="cursor-pointer font-medium">For a program that speaks OAuth</summary>
      <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="font-medium">Client ID</dt>
        <dd>
          <CodeText label="Copy the client ID">{made.insertedId}</CodeText>
        </dd>
        <dt className="font-medium">Client secret</dt>
        <dd>The key</dd>
        <dt className="font-medium">Token address</dt>
        <dd>
          <CodeText label="Copy the token address">{absolute('/oauth/token')}</CodeText>
        </dd>
      </dl>
    </details>
  </ShownSecret>
)
