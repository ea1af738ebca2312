import { providerOrigin } from './provider-call.js'

/**
 * A page of the provider in an iframe, with a channel to it. Only messages from that very frame, from the provider's
 * origin and with the channel's id are heard; what is sent goes to that origin alone.
 */
export function openFrame(path, { name, title, onMessage }) {
  const channel = crypto.randomUUID()
  const iframe = document.createElement('iframe')
  iframe.name = name
  iframe.title = title
  iframe.src = `${providerOrigin}${path}?channel=${channel}&parent=${encodeURIComponent(location.origin)}`
  iframe.setAttribute('allow', 'payment *')
  const hear = (event) => {
    if (event.source !== iframe.contentWindow || event.origin !== providerOrigin) return
    if (event.data?.channel === channel) onMessage(event.data)
  }
  window.addEventListener('message', hear)
  return {
    iframe,
    send: (message) => iframe.contentWindow?.postMessage({ ...message, channel }, providerOrigin),
    close() {
      window.removeEventListener('message', hear)
      iframe.remove()
    },
  }
}
