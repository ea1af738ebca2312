/** Where this script came from, and so where the card provider is. */
export const providerOrigin = new URL(document.currentScript.src).origin

/** A mistake of the page's programmer, as opposed to one of the buyer. */
export class IntegrationError extends Error {
  name = 'IntegrationError'
}

/** `{a: {b: 1}}` as the form field `a[b]=1`; what is undefined or null is left out. */
function formOf(fields, prefix = '', form = new URLSearchParams()) {
  for (const [name, value] of Object.entries(fields)) {
    const path = prefix ? `${prefix}[${name}]` : name
    if (value === undefined || value === null) continue
    if (typeof value === 'object') formOf(value, path, form)
    else form.append(path, String(value))
  }
  return form
}

/** Calls the provider with the publishable key. Resolves `{object}` or `{error}`, and never rejects. */
export async function callProvider(key, method, path, fields) {
  const form = formOf(fields)
  const get = method === 'GET'
  try {
    const response = await fetch(`${providerOrigin}${path}${get ? `?${form}` : ''}`, {
      method,
      signal: AbortSignal.timeout(60_000),
      headers: { authorization: `Bearer ${key}` },
      ...(get ? {} : { body: form }),
    })
    const object = await response.json()
    return object.error ? { error: object.error } : { object }
  } catch {
    return { error: connectionError() }
  }
}

export const connectionError = () => ({
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
})

/** Takes `pi_…` out of `pi_…_secret_…`. */
export function intentIdOf(clientSecret, call) {
  const id = /^(pi_[^_]+)_secret_[^_]+$/.exec(clientSecret)?.[1]
  if (!id)
    throw new IntegrationError(
      `Invalid value for ${call} intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${clientSecret}.`,
    )
  return id
}
