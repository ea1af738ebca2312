const part = {
  warrantyMonths: 12,
  label(this: { mpn: string; warrantyMonths: number }) {
    return `${this.mpn}, ${this.warrantyMonths} months of warranty`
  },
}

export const drive = Object.create(part, {
  mpn: { value: 'PW-HDD-8T', enumerable: true },
}) as typeof part & { mpn: string }

export const before = drive.label()
// PW-HDD-8T, 12 months of warranty

drive.warrantyMonths = 36
export const after = drive.label()
// PW-HDD-8T, 36 months of warranty

export const untouched = part.warrantyMonths // 12
export const own = Object.keys(drive) // ['mpn', 'warrantyMonths']
