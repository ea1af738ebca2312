// Adds to the description of the API what needs a script: copying a step, and finding a call by a word.

const contents = document.querySelector('.contents details')
if (contents && matchMedia('(max-width: 1023px)').matches) contents.open = false

for (const block of document.querySelectorAll('pre.copied')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  const said = document.createElement('span')
  said.className = 'hidden'
  said.setAttribute('role', 'status')
  button.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(block.textContent).then(
      () => true,
      () => false,
    )
    button.textContent = copied ? 'Copied' : 'Select the text to copy it'
    said.textContent = button.textContent
    setTimeout(() => {
      button.textContent = 'Copy'
      said.textContent = ''
    }, 2000)
  })
  block.before(button, said)
}

const heading = document.querySelector('#calls')
if (heading) {
  const label = document.createElement('label')
  label.htmlFor = 'filter'
  label.textContent = 'Show only calls with'
  const input = document.createElement('input')
  input.id = 'filter'
  input.type = 'search'
  const count = document.createElement('p')
  count.className = 'soft'
  count.setAttribute('role', 'status')
  const articles = [...heading.parentElement.querySelectorAll('article')]
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase()
    for (const article of articles)
      article.hidden = !article.textContent.toLowerCase().includes(words)
    const left = articles.filter((article) => !article.hidden).length
    count.textContent = words ? `${left} of ${articles.length} calls` : ''
  })
  const box = document.createElement('div')
  box.className = 'filter'
  box.append(label, input, count)
  heading.after(box)
}
