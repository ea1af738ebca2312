/**
 * How the operator of this shop is reached: the one place from which footer and policies take it. The values are
 * examples (RFC 2606, and the numbers kept for fiction); whoever opens a real shop puts in their own.
 */
export const contact = {
  name: 'Partwright',
  address: ['100 Example Street', 'Springfield, 00000'],
  phone: { shown: '+1 (555) 555-0100', href: 'tel:+15555550100' },
  email: 'sales@partwright.test',
  /** When somebody answers, in words. */
  hours: 'Monday to Friday, 9:00 to 17:00',
} as const
