import { useShopConfig } from '../app/shop-config.ts'
import { linesOf, phoneHref } from '../ui/words/contact.ts'

/** Whom to ask, at the end of a policy: what of it the shop has said. */
export function ContactBlock() {
  const { name, contact } = useShopConfig().shop
  const { address, email, phone, hours } = contact
  return (
    <div className="prose">
      <h2>Contact</h2>
      <p>
        {[name, ...linesOf(address)].join(', ')}
        {email && (
          <>
            <br />
            E-mail: <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        {phone && (
          <>
            <br />
            Phone: <a href={phoneHref(phone)}>{phone}</a>
            {hours && `, ${hours}`}
          </>
        )}
      </p>
    </div>
  )
}
