/**
 * The accounts of a demo. Their published passwords are known to everybody: they hold only while nobody but this machine
 * can get to the shop, and nothing is real.
 */
export const demoAccounts = [
  {
    label: 'Admin',
    name: 'Demo Admin',
    email: 'admin@partwright.test',
    password: 'partwright-admin',
    role: 'admin',
  },
  {
    label: 'Buyer',
    name: 'Demo Buyer',
    email: 'buyer@partwright.test',
    password: 'partwright-buyer',
    role: null,
  },
] as const

/** An account of the demo as the end of a start tells it; null for a password that was told at an earlier one. */
export type ToldAccount = { label: string; email: string; password: string | null }
