import { STATUS_CODES } from 'node:http'

/** An upload that imgbb would refuse. `code` is imgbb's own: 100 key, 130 nothing sent, 310 not a usable image. */
export class RefusedUpload extends Error {
  status: number
  code: number

  constructor(message: string, code: number, status = 400) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The body of every failed answer, as imgbb writes it. */
export function refusalBody(status: number, message: string, code: number) {
  return {
    status_code: status,
    error: { message, code },
    status_txt: STATUS_CODES[status] ?? 'Error',
  }
}
