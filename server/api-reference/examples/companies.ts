import { ids, order } from './things.ts'

const company = {
  _id: ids.other,
  number: 'C-1001',
  legalName: 'Example Works GmbH',
  country: 'DE',
  registrationNumber: 'HRB 12345',
  taxId: 'DE123456788',
  address: 'Long Street 12\n10115 Berlin',
  phone: '+493012345678',
  state: 'approved',
  stateNote: '',
  poRequired: true,
  invoicing: {
    format: 'facturx',
    email: 'invoices@firm.example',
    reference: '04011000-1234512345-06',
    electronicAddress: '9930:DE136695976',
  },
  createdAt: '2026-01-12T09:30:00.000Z',
}
const { state, stateNote, number, legalName } = company
const member = {
  _id: ids.other,
  displayName: order.displayName,
  email: order.email,
  roles: ['purchasing_admin'],
  costCentreId: null,
  since: company.createdAt,
}
const [code, name] = ['4711', 'Data centre']
const centre = { _id: ids.other, code, name }
const listed = { ...company, members: 4, orders: 12 }
const invitation = { email: 'colleague@example.test', roles: ['buyer', 'viewer'] }
const expiresAt = '2026-01-19T09:30:00.000Z'

/** Companies that buy, their members and invitations. */
export const companyExamples = {
  applyForCompany: {
    body: {
      legalName,
      country: company.country,
      registrationNumber: company.registrationNumber,
      taxId: company.taxId,
      address: company.address,
      phone: company.phone,
      note: 'We build some 200 machines a year.',
    },
    answer: { insertedId: ids.other },
  },
  listCompanies: { answer: listed },
  getCompany: {
    answer: {
      ...listed,
      note: 'We build some 200 machines a year.',
      appliedBy: order.email,
      people: [member],
      alike: [],
    },
  },
  decideCompany: { body: { state: 'approved', note: 'Welcome.' }, answer: { modifiedCount: 1 } },
  listMemberships: {
    answer: {
      _id: ids.other,
      company: { _id: ids.other, number, legalName, state, stateNote },
      roles: member.roles,
      since: member.since,
    },
  },
  getOwnCompany: { answer: company },
  changeOwnCompany: { body: { poRequired: true }, answer: { modifiedCount: 1 } },
  listMembers: { answer: member },
  changeMember: { body: { roles: ['buyer'] }, answer: { modifiedCount: 1 } },
  removeMember: { answer: { deletedCount: 1 } },
  listInvitations: {
    answer: { _id: ids.other, ...invitation, by: order.displayName, expiresAt },
  },
  invite: { body: invitation, answer: { insertedId: ids.other } },
  withdrawInvitation: { answer: { deletedCount: 1 } },
  getInvitation: {
    answer: { company: legalName, by: order.displayName, roles: invitation.roles, expiresAt },
  },
  acceptInvitation: { answer: { companyId: ids.other, memberId: ids.other } },
  listCostCentres: { answer: centre },
  addCostCentre: { body: { code, name }, answer: { insertedId: ids.other } },
  changeCostCentre: { body: { code, name }, answer: { modifiedCount: 1 } },
  archiveCostCentre: { answer: { deletedCount: 1 } },
  listCompanyBaskets: {
    answer: {
      memberId: ids.other,
      displayName: order.displayName,
      email: order.email,
      lines: [
        { partsId: order.partsId, partsName: 'Server CPU', quantity: 20, ownNumber: '', note: '' },
      ],
    },
  },
  handBasketOver: { body: { to: ids.other }, answer: { modifiedCount: 1 } },
  claimOrders: { body: { orderIds: [order._id] }, answer: { modifiedCount: 1 } },
}
