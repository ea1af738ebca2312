import { type ComponentProps, useState } from 'react'
import { useAnswer } from '../../app/queries.tsx'
import { CertificateList } from '../../trade/companies/certificates.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnsweredSection } from './answered-section.tsx'

/** Few companies send one. */
const CertificateForm = lazyPart<
  ComponentProps<typeof import('./certificate-form.tsx').CertificateForm>
>(
  async () => ({ default: (await import('./certificate-form.tsx')).CertificateForm }),
  <Skeleton className="h-96" />,
)

/** By which certificates the company buys without tax; who manages it sends others. */
export function OwnCertificates({ mayAdd }: { mayAdd: boolean }) {
  const answer = useAnswer('GET /company/tax-certificates', {})
  const [open, setOpen] = useState(false)
  return (
    <AnsweredSection
      title="Certificates of exemption"
      answer={answer}
      act={() =>
        mayAdd && (
          <Button size="small" onClick={() => setOpen(true)}>
            Send a certificate
          </Button>
        )
      }
    >
      {({ items }) => (
        <>
          {items.length === 0 ? (
            <p className="text-sm text-soft">
              With a certificate, such as one of resale in the United States, orders go without tax
              where it holds, once it is accepted.
            </p>
          ) : (
            <CertificateList certificates={items} />
          )}
          <Dialog open={open} onClose={() => setOpen(false)} title="Certificate of exemption">
            <CertificateForm onClose={() => setOpen(false)} />
          </Dialog>
        </>
      )}
    </AnsweredSection>
  )
}
