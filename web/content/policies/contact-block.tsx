import { contact } from '../../app/contact.ts'

/** Whom to ask, at the end of a policy. */
export function ContactBlock() {
  return (
    <>
      <h2>Contact</h2>
      <p>
        {contact.name}, {contact.address.join(', ')}
        <br />
        E-mail: <a href={`mailto:${contact.email}`}>{contact.email}</a>
        <br />
        Phone: <a href={contact.phone.href}>{contact.phone.shown}</a>, {contact.hours}
      </p>
    </>
  )
}
