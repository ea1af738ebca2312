import type { Account, Transfer } from './store.ts'

/** How many minor units a currency has; no other of those that are emulated has none. */
export const perMajor = (currency: string) => (['JPY', 'KRW'].includes(currency) ? 1 : 100)

/** 123456 of USD → 1234.56 */
export function inMajor(minor: number, currency: string): string {
  const [size, digits] = [perMajor(currency), perMajor(currency) === 1 ? 0 : 2]
  return (minor / size).toFixed(digits)
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/**
 * A statement of these days in camt.053.001.08: opening balance, every transfer, closing balance. Statements of days that
 * follow one another lead from one balance to the next. Source: ISO 20022, BankToCustomerStatementV08.
 */
export function statementOf(
  { iban, currency }: Account,
  transfers: Transfer[],
  { from, to }: { from: string; to: string },
): string {
  const sum = (some: Transfer[]) => some.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const opening = sum(transfers.filter(({ day }) => day < from))
  const booked = transfers.filter(({ day }) => day >= from && day <= to)
  const size = (minor: number) => inMajor(Math.abs(minor), currency)
  const sign = (minor: number) => (minor < 0 ? 'DBIT' : 'CRDT')
  const balance = (code: string, minor: number, day: string) => `      <Bal>
        <Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>
        <Amt Ccy="${currency}">${size(minor)}</Amt><CdtDbtInd>${sign(minor)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt>
      </Bal>`
  const entry = (one: Transfer) => {
    const [party, minor] = [one.amountMinor < 0 ? 'Cdtr' : 'Dbtr', one.amountMinor]
    const reference = one.hasReference
      ? `<AcctSvcrRef>SB${String(one.id).padStart(8, '0')}</AcctSvcrRef>`
      : ''
    const account = one.iban
      ? `<${party}Acct><Id><IBAN>${escaped(one.iban)}</IBAN></Id></${party}Acct>`
      : ''
    const reason = one.returns ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : ''
    return `      <Ntry>
        <Amt Ccy="${currency}">${size(minor)}</Amt><CdtDbtInd>${sign(minor)}</CdtDbtInd>${one.returns ? '<RvslInd>true</RvslInd>' : ''}
        <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${one.day}</Dt></BookgDt>${reference}
        <NtryDtls><TxDtls>
          <Refs><EndToEndId>${escaped(one.endToEnd || 'NOTPROVIDED')}</EndToEndId></Refs>
          <Amt Ccy="${currency}">${size(minor)}</Amt><CdtDbtInd>${sign(minor)}</CdtDbtInd>
          <RltdPties><${party}><Pty><Nm>${escaped(one.name)}</Nm></Pty></${party}>${account}</RltdPties>
          <RmtInf><Ustrd>${escaped(one.text)}</Ustrd></RmtInf>${reason}
        </TxDtls></NtryDtls>
      </Ntry>`
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>SANDBOX-${from}-${to}</MsgId><CreDtTm>${to}T23:59:59Z</CreDtTm></GrpHdr>
    <Stmt>
      <Id>${from}-${to}</Id>
      <CreDtTm>${to}T23:59:59Z</CreDtTm>
      <FrToDt><FrDtTm>${from}T00:00:00Z</FrDtTm><ToDtTm>${to}T23:59:59Z</ToDtTm></FrToDt>
      <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${[balance('OPBD', opening, from), balance('CLBD', opening + sum(booked), to), ...booked.map(entry)].join('\n')}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`
}
