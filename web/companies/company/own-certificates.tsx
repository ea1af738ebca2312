import { useState } from 'react'
import { useAnswer } from '../../app/queries.tsx'
import { CertificateList } from '../../trade/companies/certificates.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CertificateForm } from './certificate-form.tsx'

/** By which certificates the company buys without tax; who manages it sends others. */
export function OwnCertificates({ mayAdd }: { mayAdd: boolean }) {
  const { data, error, refetch } = useAnswer('GET /company/tax-certificates', {})
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="certificates-title" className="panel space-y-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="certificates-title" className="text-lg font-semibold">
          Certificates of exemption
        </h2>
        {data && mayAdd && (
          <Button size="small" onClick={() => setOpen(true)}>
            Send a certificate
          </Button>
        )}
      </div>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-16" />}
      {data?.items.length === 0 && (
        <p className="text-sm text-soft">
          With a certificate, such as one of resale in the United States, orders go without tax
          where it holds, once it is accepted.
        </p>
      )}
      {data && data.items.length > 0 && <CertificateList certificates={data.items} />}
      <Dialog open={open} onClose={() => setOpen(false)} title="Certificate of exemption">
        <CertificateForm onClose={() => setOpen(false)} />
      </Dialog>
    </section>
  )
}
