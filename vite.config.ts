import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { cutFonts } from './scripts/cut-fonts.ts'

/**
 * What every page loads, and what every page of the catalogue does: few files compress better than many small ones.
 * React and the router together are 1.5 kB of brotli less than apart.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 5,
  },
  {
    name: 'base',
    test: /vite[\\/]preload-helper|lucide-react[\\/].*[\\/](x|chevron-down)\.|[\\/]contract[\\/](parts[\\/]categories|pricing[\\/]money|tax[\\/]tax-of|words[\\/]ended)\.|[\\/]web[\\/](ui[\\/](\w+[\\/])?(button|class-names|field-error|in-turns|on-each|amounts|part-name|picture|pieces|breadcrumbs|empty|toast|toast-place|spinner|theme|theme-switch|time-zone)\.|app[\\/](api|categories|session|token|shop-config|nonce|page-meta|price-taxes|focus-heading)\.|identity[\\/]session-lost\.|trade[\\/](search[\\/]box|pricing[\\/]price|parts[\\/](category-icon|life-badge))\.|shell[\\/](fault-page|header|mark|shell)\.)/,
    priority: 4,
  },
  {
    name: 'catalogue',
    test: /[\\/]web[\\/](catalogue[\\/](compare[\\/](box|choice|tray)|kept-focus|list[\\/](grid|address)|purchase-link)|trade[\\/](basket[\\/]quick-add|pricing[\\/]card-(breaks|quantity)))\./,
    priority: 1,
  },
  {
    // what is loaded when a number is typed: by one name, each of which a page has to say
    name: 'typed',
    test: /[\\/](contract[\\/]words[\\/]typed|web[\\/]catalogue[\\/]list[\\/]typed-filters)\./,
    priority: 2,
  },
  {
    // the dashboard's menu
    name: 'menu',
    test: /lucide-react[\\/].*[\\/](clipboard-list|file-up|hash|list-checks|package|package-plus|repeat|user-round)\./,
    priority: 1,
  },
  {
    name: 'details',
    test: /[\\/]contract[\\/]parts[\\/](specifications|compare-names)\./,
    priority: 3,
  },
  {
    name: 'words',
    test: /[\\/]web[\\/](ui[\\/](\w+[\\/])?|reviews[\\/])(when|stars)\./,
    priority: 3,
  },
  // what is small alone comes smaller together
  {
    name: 'copying',
    test: /lucide-react[\\/].*[\\/]copy\.|[\\/]web[\\/]ui[\\/]copy-button\./,
    priority: 3,
  },
  {
    name: 'alerts',
    test: /lucide-react[\\/].*[\\/](circle|triangle)-(alert|check|exclamation-point)\.|[\\/]web[\\/]ui[\\/]note\./,
    priority: 3,
  },
  {
    name: 'builds',
    test: /[\\/]web[\\/](trade[\\/]builds[\\/](link|last-build)|builder[\\/](use-build|saved[\\/]opened))\./,
    priority: 3,
  },
  {
    name: 'hold',
    test: /[\\/]web[\\/]app[\\/](hold|minutes-in-words)\./,
    priority: 3,
  },
  {
    name: 'pricing',
    test: /[\\/]contract[\\/]pricing[\\/](price|quantity-problem)\.|[\\/]web[\\/]trade[\\/](pricing[\\/](from-price|legal-steps|most-paid|nearest-quantity|quantity-fault|quantity-stepper|shown-sum|taxes-note)|parts[\\/](stock|stock-word))\./,
    priority: 3,
  },
  {
    // what a page has that orders one part, and no list of them
    name: 'ordering',
    test: /[\\/]web[\\/]trade[\\/]pricing[\\/](pack-words|price-breaks|quantity-advice|why-price|why-this-price)\./,
    priority: 3,
  },
]

await cutFonts()

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: false,
  // the server's bundle is whole: nothing of the pages is resolved when the shop runs
  ssr: { noExternal: true },
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
  // workers load what they need themselves, as pages do
  worker: { format: 'es' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // else the server would take React's development half, since nobody has to start it with NODE_ENV
    ssr: { define: { 'process.env.NODE_ENV': '"production"' }, build: { minify: true } },
  },
})
