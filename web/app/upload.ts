import type { Answered } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { CallFault, faultOf } from './api.ts'
import { renewToken } from './renew-token.ts'
import { token } from './token.ts'

type Uploads = {
  images: Calls['uploadImage']
  'shop-marks': Calls['addShopMark']
  'imports/preview': Calls['previewImport']
  imports: Calls['importParts']
  [pictures: `inquiries/${string}/pictures`]: Calls['addInquiryPicture']
  'bank-statements': Calls['addBankStatement']
  'bank-statements/preview': Calls['previewBankStatement']
  'company/tax-certificates': Calls['addCertificate']
}
/** Pictures have a field of their own name. */
const fieldOf = (to: keyof Uploads) => (/^(imports|bank|company)/.test(to) ? 'file' : 'image')

type Options = {
  /** Texts that stand beside the file. */
  texts?: Record<string, string>
  key?: string
  /** How much has been sent, from 0 to 1; 1 is told when the shop has all of it and goes to work. */
  onProgress?: (share: number) => void
}

/**
 * Sends a file to one of the calls that take one, and tells how far it is: fetch cannot. Renews a token that ended
 * once, as every call does. Throws CallFault.
 */
export async function upload<U extends keyof Uploads>(
  to: U,
  file: File,
  options: Options = {},
): Promise<Answered<Uploads[U]>> {
  const bearer = token.read()
  let response = await send(to, file, options, bearer)
  if (response.status === 401 && (await renewToken(bearer)))
    response = await send(to, file, options, token.read())
  if (!response.ok) throw await faultOf(response)
  return (await response.json()) as Answered<Uploads[U]>
}

function send(to: keyof Uploads, file: File, options: Options, bearer: string | null) {
  const { texts = {}, key, onProgress } = options
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  form.set(fieldOf(to), file)
  const request = new XMLHttpRequest()
  request.open('POST', `/api/${to}`)
  if (bearer) request.setRequestHeader('Authorization', `Bearer ${bearer}`)
  if (key) request.setRequestHeader('Idempotency-Key', key)
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
  request.upload.onload = () => onProgress?.(1)
  return new Promise<Response>((resolve, reject) => {
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(unreachable())
    request.onabort = request.onerror
    request.send(form)
  })
}

const responseOf = (request: XMLHttpRequest) =>
  new Response(request.responseText || null, {
    status: request.status,
    headers: {
      'Content-Type': request.getResponseHeader('Content-Type') ?? '',
      'X-Request-Id': request.getResponseHeader('X-Request-Id') ?? '',
    },
  })

const unreachable = () =>
  new CallFault({
    status: 0,
    code: 'unreachable',
    detail: 'The file could not be sent. Check your connection and try again: nothing is lost.',
    errors: [],
    requestId: null,
  })
