const makers =
  'amd|intel|nvidia|asus(?:tek)?|msi|gigabyte|asrock|kingston|corsair|crucial|micron|samsung|sk ?hynix|seagate|western digital|wd|toshiba|g\\.?skill|sapphire|zotac|palit|pny|evga|supermicro|noctua|adata|lexar|powercolor|xfx|gainward|biostar|patriot|team ?group|hpe?|dell|lenovo|cisco|broadcom|mellanox|solidigm|kioxia|hgst|sandisk|transcend|be quiet!?|cooler master|fractal design|thermaltake|seasonic'
const begins = new RegExp(`^(?:${makers})\\b`, 'i')
const whole = new RegExp(
  `^(?:${makers})(?: (?:inc|corp|ltd|gmbh|electronics|technology|technologies)\\.?)*$`,
  'i',
)

/** Whether a text begins with the name of a maker of computer parts. */
export const beginsWithMaker = (text: string) => begins.test(text)
/** Whether it is one. */
export const isMaker = (text: string) => whole.test(text.trim())
