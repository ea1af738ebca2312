import { mutant } from './mutant.ts'

const picture = 'server/images/pictures/read.ts'
const email = 'server/mail/email.ts'
const hostile = 'server/images/pictures/hostile-files.test.ts'

/** Pictures, texts that somebody typed, and files that come back. */
export const wordMutants = [
  mutant(
    'upload-sniffed',
    'T49',
    [
      [picture, "if (!format) throw new Refusal('not_an_image')"],
      [picture, "if (decoder !== format) throw new Refusal('not_an_image')"],
    ],
    hostile,
    'a TIFF is refused',
  ),
  mutant(
    'picture-pixels',
    'T50',
    [
      [picture, 'limitInputPixels: maxPixels', 'limitInputPixels: false'],
      [picture, 'if (weight > maxWeight)', 'if (weight < 0)'],
    ],
    hostile,
    '196 megapixels',
  ),
  mutant(
    'one-file',
    'T48',
    [
      [
        'server/requests/input.ts',
        'another !== undefined || !(file instanceof File)',
        '!(file instanceof File)',
      ],
    ],
    'server/images/upload-image.test.ts',
    'T48 whoever may not',
  ),
  mutant(
    'picture-ours',
    'T40 T52',
    [
      ['server/catalogue/parts/add-part.ts', "if (!image) throw new Refusal('image_not_ours')"],
      ['server/catalogue/parts/add-part.ts', 'imageId: image.id', 'imageId: image?.id ?? null'],
    ],
    'server/catalogue/parts/add-part.test.ts',
    'T40 T52 a picture is one',
  ),
  mutant(
    'changed-picture-ours',
    'T40 T52',
    [
      [
        'server/catalogue/parts/change-part.ts',
        "if (input.img !== undefined && !image) throw new Refusal('image_not_ours')",
      ],
    ],
    'server/catalogue/parts/change-part.test.ts',
    'a part does not change to a picture',
  ),
  mutant(
    'picture-names',
    'T49 T51',
    [
      [
        'server/images/hosts/local.ts',
        "if (!typeOfName(name)) throw new Error('this is no name of a picture')",
      ],
    ],
    'server/images/hosts/hosts.test.ts',
    'T49 is not left by any name',
  ),
  mutant(
    'picture-served-as-one',
    'T51',
    [['server/images/serve-image.ts', `'Content-Security-Policy': "default-src 'none'; sandbox",`]],
    'server/images/serve-image.test.ts',
    'T51 a picture is served',
  ),
  mutant(
    'linkedin-https',
    'T45',
    [['contract/people/profile.ts', 'protocol: /^https$/', 'protocol: /./']],
    'server/identity/people/profile.test.ts',
    'T45 linkedin',
  ),
  mutant(
    'page-escaping',
    'T47',
    [
      [
        'web/home/part-card.tsx',
        '              <PartName name={part.name} />\n            </Link>',
        '              <span dangerouslySetInnerHTML={{ __html: part.name }} />\n            </Link>',
      ],
    ],
    'server/storefront/storefront.test.ts',
    'T47 what people typed is shown, never run',
  ),
  mutant(
    'mail-escaping',
    'T47',
    [[email, '</span>${oneLine(value)}</p>', '</span>${raw(oneLine(value))}</p>']],
    'server/mail/templates.test.ts',
    'shows markup that somebody typed',
  ),
  mutant(
    'mail-lines',
    'T54',
    [
      [email, "    .replace(/\\s*[\\r\\n\\u2028\\u2029]+\\s*/g, ', ')\n"],
      [
        email,
        "    .replace(/[\\p{Cc}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]+/gu, ' ')\n",
      ],
    ],
    'server/mail/templates.test.ts',
    'T54 what somebody typed stays',
  ),
  mutant(
    'one-recipient',
    'T54',
    [['server/mail/smtp.ts', "to: { name: '', address: message.to }", 'to: message.to']],
    'server/mail/smtp.test.ts',
    'T54 line breaks and commas',
  ),
  mutant(
    'mail-password-encrypted',
    'T65',
    [['server/mail/smtp.ts', '...(needsTls(smtpUrl) && { requireTLS: true }),']],
    'server/mail/smtp.test.ts',
    'no password, and no mail, leaves',
  ),
  mutant(
    'csv-formula',
    'T53',
    [['contract/text/csv-cell.ts', "? `'${text}` : text", '? text : text']],
    'contract/text/csv-cell.test.ts',
    'T53 a cell that a spreadsheet',
  ),
  mutant(
    'backup-hash',
    'F16',
    [
      [
        'server/backup/read-archive.ts',
        'if (wrong !== undefined) throw',
        'if (wrong === null) throw',
      ],
    ],
    'server/backup/restore.test.ts',
    'refuses an archive whose entry',
  ),
  mutant(
    'restore-into-empty',
    'F16',
    [['server/backup/restore-backup.ts', 'if (filled && !force)', 'if (filled === undefined)']],
    'server/backup/restore.test.ts',
    'leaves the old rows',
  ),
  mutant(
    'no-sandbox-beside-live',
    'T65',
    [
      [
        'server/config/check-keys.ts',
        'if (isMoneyReal(read) && names.length > 0)',
        'if (isMoneyReal(read) && names.length < 0)',
      ],
    ],
    'server/config/config.test.ts',
    'live',
  ),
]
