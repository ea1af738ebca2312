const part = {
  warrantyMonths: 12,
  label(this: { sku: string; warrantyMonths: number }) {
    return `${this.sku}, ${this.warrantyMonths} months of warranty`
  },
}

export const drive = Object.create(part, {
  sku: { value: 'PW-HDD-8T', enumerable: true },
}) as typeof part & { sku: string }

export const before = drive.label()
// PW-HDD-8T, 12 months of warranty

drive.warrantyMonths = 36
export const after = drive.label()
// PW-HDD-8T, 36 months of warranty

export const untouched = part.warrantyMonths // 12
export const own = Object.keys(drive) // ['sku', 'warrantyMonths']
