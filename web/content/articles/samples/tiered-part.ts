export class Part {
  readonly mpn: string
  readonly price: number

  constructor(mpn: string, price: number) {
    this.mpn = mpn
    this.price = price
  }

  unitPrice(_quantity: number): number {
    return this.price
  }

  total(quantity: number): number {
    return quantity * this.unitPrice(quantity)
  }
}

export class TieredPart extends Part {
  override unitPrice(quantity: number): number {
    const listed = super.unitPrice(quantity)
    return quantity >= 100 ? listed - 5 : listed
  }
}

const cpu = new TieredPart('PW-CPU-16', 300)
export const small = cpu.total(10) // 3000
export const large = cpu.total(100) // 29500
