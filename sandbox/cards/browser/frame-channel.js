/**
 * The frame's end of its channel to the page that opened it: it hears that page alone, by window, origin and channel id,
 * and sends to that origin alone.
 */
export function openChannel(onMessage) {
  const query = new URLSearchParams(location.search)
  const channel = query.get('channel')
  const parent = new URL(query.get('parent') ?? location.origin).origin
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== parent) return
    if (event.data?.channel === channel) onMessage(event.data)
  })
  const send = (message) => window.parent.postMessage({ ...message, channel }, parent)
  send({ type: 'hello' })
  return send
}
