const pseudos = [
  ':hover',
  ':focus',
  ':disabled',
  ':-webkit-autofill',
  '::placeholder',
  '::selection',
]
const sheet = new CSSStyleSheet()
document.adoptedStyleSheets = [sheet]

/**
 * The page's `style` option: `{base, complete, empty, invalid}`, each with CSS properties in camelCase and nested
 * pseudo-classes. Values are set one by one through the object model, so none can add a rule of its own.
 */
export function applyStyle(style = {}) {
  sheet.replaceSync('')
  for (const state of ['base', 'complete', 'empty', 'invalid']) {
    const own = style[state] ?? {}
    const selector = state === 'base' ? '.input' : `.input.${state}`
    addRule(selector, own)
    if (own.iconColor)
      addRule(state === 'invalid' ? '.icon.invalid' : '.icon', { color: own.iconColor })
    for (const pseudo of pseudos) if (own[pseudo]) addRule(`${selector}${pseudo}`, own[pseudo])
    // The text that stands for the fields' widths and the icon's height follows the page's font.
    if (state === 'base') addRule('.fields', { fontSize: own.fontSize, fontFamily: own.fontFamily })
  }
}

function addRule(selector, properties) {
  const at = sheet.insertRule(`${selector} {}`, sheet.cssRules.length)
  const { style } = sheet.cssRules[at]
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    style.setProperty(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      String(value),
    )
  }
}
