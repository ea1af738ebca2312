// Live update of the list, and times in the reader's own clock. The page works without it.

function localTimes() {
  for (const time of document.querySelectorAll('time[datetime]')) {
    const moment = new Date(time.dateTime)
    const today = moment.toDateString() === new Date().toDateString()
    time.textContent = today
      ? moment.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
      : moment.toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })
    time.title = moment.toLocaleString()
  }
}

async function refresh() {
  const answer = await fetch(location.href)
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const focused = document.activeElement?.closest('#messages a')?.getAttribute('href')
  for (const id of ['messages', 'count']) {
    const next = fresh.getElementById(id)
    if (next) document.getElementById(id)?.replaceWith(document.adoptNode(next))
  }
  if (focused) document.querySelector(`#messages a[href="${focused}"]`)?.focus()
  localTimes()
}

localTimes()

if (document.getElementById('messages')) {
  const live = document.getElementById('live')
  const events = new EventSource('/mail/events')
  let opened = false
  events.addEventListener('open', () => {
    live.textContent = 'Live'
    // What came while the connection was lost is not sent again.
    if (opened) void refresh()
    opened = true
  })
  events.addEventListener('error', () => {
    live.textContent = 'Not connected'
  })
  for (const change of ['message', 'cleared']) events.addEventListener(change, () => void refresh())
  // A page that is left must not hold one of the browser's few connections.
  addEventListener('pagehide', () => events.close())
  addEventListener('pageshow', (shown) => {
    if (shown.persisted) location.reload()
  })
}

document.querySelector('form[data-confirm]')?.addEventListener('submit', (submitted) => {
  if (!confirm(submitted.currentTarget.dataset.confirm)) submitted.preventDefault()
})
