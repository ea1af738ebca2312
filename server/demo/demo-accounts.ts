/** The accounts of a demo: their passwords are known to everybody, so they exist only while nothing is real. */
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
