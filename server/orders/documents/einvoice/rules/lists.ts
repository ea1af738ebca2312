import { countryCodes } from '../../../../../contract/parts/countries.ts'

const list = (codes: string) => new Set(codes.split(/\s+/))

/** ISO 3166-1 with what EN 16931 adds: Kosovo, and Northern Ireland. */
export const countries = new Set([...countryCodes, '1A', 'XI'])

/** ISO 4217, currencies that money is in. */
export const currencies = list(
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP
CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD
IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP
SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG
XOF XPF YER ZAR ZMW ZWG`,
)

/** Of UNCL 1001, those of credit notes, and of both. */
export const creditTypes = list('81 83 261 262 296 308 381 396 420 458 532')
export const allTypes = new Set([
  ...list(
    '71 80 82 84 102 218 219 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 456 457 527 553 575 623 633',
  ),
  ...list('751 780 817 870 875 876 877 935'),
  ...creditTypes,
])

/** Of UNCL 1001, what Peppol takes as an invoice between any two countries. */
export const peppolTypes = list(
  '71 80 82 84 102 218 219 331 380 382 383 386 388 393 395 553 575 623 780 817 870 875 876 877',
)

/** UNCL 4461, the means that this program writes and their neighbours. */
export const means = list('1 10 20 30 31 42 48 49 50 54 55 57 58 59 68 93 97 ZZZ')

/** UNCL 5305. */
export const categories = list('AE L M E S Z G O K B')

/** VATEX, those that this program writes, and those of exemptions within the EU. */
export const exemptions = list(
  'VATEX-EU-AE VATEX-EU-IC VATEX-EU-G VATEX-EU-O VATEX-EU-D VATEX-EU-F VATEX-EU-I VATEX-EU-J VATEX-EU-132 VATEX-EU-143 VATEX-EU-148 VATEX-EU-151',
)

/** Of ISO 6523, registers of firms that this program names. */
export const registers = list('0002 0007 0009 0060 0088 0106 0184 0190 0192 0196 0208 0212')
