import type { EAddress, EParty, ESeller } from '../model.ts'

/** Made-up firms, one a country, with names that are reserved (RFC 2606) and numbers whose check digits are right. */
type Firm = {
  name: string
  address: [line1: string, city: string, postalCode: string, region?: string]
  legalId: string
  vatId: string
  endpoint: [scheme: string, id: string]
  taxNumber?: string
  /** The example account of the country in SWIFT’s registry of IBANs. */
  iban?: string
  /** Another firm of the country, which buys. */
  buyer?: Pick<Firm, 'name' | 'legalId' | 'vatId' | 'endpoint'>
}

const firms = {
  DE: {
    name: 'Example Parts GmbH',
    address: ['Musterweg 1', 'Berlin', '10115'],
    legalId: 'HRB 12345 B',
    vatId: 'DE123456704',
    endpoint: ['9930', 'DE123456704'],
    iban: 'DE89370400440532013000',
    buyer: {
      name: 'Beispiel Maschinenbau AG',
      legalId: 'HRB 54321 B',
      vatId: 'DE234567802',
      endpoint: ['9930', 'DE234567802'],
    },
  },
  AT: {
    name: 'Example Anlagenbau GmbH',
    address: ['Beispielgasse 7/3', 'Wien', '1010'],
    legalId: 'FN 123456a',
    vatId: 'ATU12345602',
    endpoint: ['9914', 'ATU12345602'],
    iban: 'AT611904300234573201',
  },
  FR: {
    name: 'Société Exemple SAS',
    address: ['3 rue de l’Exemple', 'Lyon', '69001'],
    legalId: '123456782',
    vatId: 'FR11123456782',
    endpoint: ['0002', '123456782'],
    iban: 'FR1420041010050500013M02606',
    buyer: {
      name: 'Exemple Industrie SA',
      legalId: '732 829 320',
      vatId: 'FR44732829320',
      endpoint: ['0002', '732829320'],
    },
  },
  NL: {
    name: 'Voorbeeld Onderdelen B.V.',
    address: ['Voorbeeldstraat 12', 'Utrecht', '3511 AA'],
    legalId: '12345678',
    vatId: 'NL000099998B57',
    endpoint: ['0106', '12345678'],
    iban: 'NL91ABNA0417164300',
    buyer: {
      name: 'Voorbeeld Techniek B.V.',
      legalId: '00000001823288440000',
      vatId: 'NL123456782B90',
      endpoint: ['0190', '00000001823288440000'],
    },
  },
  BE: {
    name: 'Example Belgium NV',
    address: ['Voorbeeldlaan 5', 'Gent', '9000'],
    legalId: '0123.456.749',
    vatId: 'BE0123456749',
    endpoint: ['0208', '0123456749'],
    iban: 'BE68539007547034',
    buyer: {
      name: 'Exemple Bruxelles SA',
      legalId: '0234.567.873',
      vatId: 'BE0234567873',
      endpoint: ['0208', '0234567873'],
    },
  },
  DK: {
    name: 'Eksempel Dele A/S',
    address: ['Eksempelvej 9', 'København', '2100'],
    legalId: 'CVR 12345674',
    vatId: 'DK12345674',
    endpoint: ['0184', 'DK12345674'],
    iban: 'DK5000400440116243',
    buyer: {
      name: 'Eksempel Handel ApS',
      legalId: '23456702',
      vatId: 'DK23456702',
      endpoint: ['0184', 'DK23456702'],
    },
  },
  SE: {
    name: 'Exempel Komponenter AB',
    address: ['Exempelgatan 4', 'Göteborg', '411 01'],
    legalId: '556677-8899',
    vatId: 'SE556677889901',
    endpoint: ['0007', '5566778899'],
    taxNumber: 'Godkänd för F-skatt',
    iban: 'SE4550000000058398257466',
    buyer: {
      name: 'Exempel Handel AB',
      legalId: '556677-1233',
      vatId: 'SE556677123301',
      endpoint: ['0007', '5566771233'],
    },
  },
  NO: {
    name: 'Eksempel Deler AS',
    address: ['Eksempelveien 2', 'Bergen', '5003'],
    legalId: '923 609 016',
    vatId: 'NO923609016MVA',
    endpoint: ['0192', '923609016'],
    taxNumber: 'Foretaksregisteret',
    iban: 'NO9386011117947',
    buyer: {
      name: 'Eksempel Handel AS',
      legalId: '987 654 325',
      vatId: 'NO987654325MVA',
      endpoint: ['0192', '987654325'],
    },
  },
  IT: {
    name: 'Esempio Componenti S.r.l.',
    address: ['Via Esempio 8', 'Milano', '20121', 'MI'],
    legalId: 'MI-1234567',
    vatId: 'IT12345670108',
    endpoint: ['0211', 'IT12345670108'],
    taxNumber: '12345670108',
    iban: 'IT60X0542811101000000123456',
    buyer: {
      name: 'Esempio Impianti S.p.A.',
      legalId: 'RM-7654321',
      vatId: 'IT07643520567',
      endpoint: ['0211', 'IT07643520567'],
    },
  },
  IS: {
    name: 'Dæmi ehf.',
    address: ['Dæmigata 1', 'Reykjavík', '101'],
    legalId: '550100-0110',
    vatId: 'IS12345',
    endpoint: ['0196', '5501000110'],
    iban: 'IS140159260076545510730339',
  },
  GB: {
    name: 'Example Components Ltd',
    address: ['1 Example Street', 'London', 'SW1A 1AA'],
    legalId: '01234567',
    vatId: 'GB980780684',
    endpoint: ['0088', '5000000000005'],
    iban: 'GB29NWBK60161331926819',
  },
  CH: {
    name: 'Beispiel Technik AG',
    address: ['Beispielstrasse 11', 'Zürich', '8001'],
    legalId: 'CHE-123.456.788',
    vatId: 'CHE123456788',
    endpoint: ['0183', 'CHE123456788'],
    iban: 'CH9300762011623852957',
  },
  US: {
    name: 'Example Hardware Inc.',
    address: ['500 Example Avenue', 'New York', '10001', 'NY'],
    legalId: '12-3456789',
    vatId: '',
    endpoint: ['0060', '123456789'],
    taxNumber: 'NY 123456',
  },
  JP: {
    name: '株式会社エグザンプル東京',
    address: ['丸の内1-1-1', '千代田区', '100-0005', '東京都'],
    legalId: '1234567890123',
    vatId: '',
    endpoint: ['0221', 'T1234567890123'],
    taxNumber: 'T1234567890123',
  },
} satisfies Record<string, Firm>

export type Country = keyof typeof firms

export function addressIn(country: Country): EAddress {
  const [line1, city, postalCode, region = ''] = (firms[country] as Firm).address
  return { line1, line2: '', city, postalCode, region, country }
}

export function buyerIn(country: Country): EParty {
  const firm: Firm = firms[country]
  const { name, legalId, vatId, endpoint } = firm.buyer ?? firm
  return {
    name,
    legalId,
    vatId,
    address: addressIn(country),
    endpoint: { scheme: endpoint[0], id: endpoint[1] },
    contact: { name: 'Purchasing', phone: '+1 202 555 0143', email: 'purchasing@example.com' },
  }
}

export function sellerIn(country: Country): ESeller {
  const { name, legalId, vatId, endpoint, taxNumber = '' }: Firm = firms[country]
  const contact = { name: 'Accounts', phone: '+49 30 23125 001', email: 'invoices@example.net' }
  return {
    name,
    legalId,
    vatId,
    address: addressIn(country),
    contact,
    taxNumber,
    endpoint: { scheme: endpoint[0], id: endpoint[1] },
  }
}

/** The account of a seller; '' where the country has no IBAN. */
export const ibanIn = (country: Country): string => (firms[country] as Firm).iban ?? ''
