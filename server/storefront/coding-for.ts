export type Coding = 'br' | 'gzip' | 'identity'

/** The best coding that the caller takes. A coding with q=0 is one that it does not. */
export function codingFor(request: Request): Coding {
  const given = request.headers.get('Accept-Encoding') ?? ''
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$)))?\\s*(,|;|$)`).test(given) &&
    !new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(given)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
