import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page loads, and what every page of the catalogue does: few files compress better than many small ones. */
const groups = [
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  {
    name: 'base',
    test: /vite[\\/]preload-helper|[\\/]web[\\/](ui[\\/](button|class-names|note|amounts|picture|breadcrumbs|empty|toast|spinner)\.|(api|session|token|shop-config)\.)/,
  },
  {
    name: 'catalogue',
    test: /[\\/]web[\\/]catalogue[\\/](compare-(box|choice|tray)|kept-focus|part-grid|stock|stock-word)\./,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: false,
  // the server's bundle is whole: nothing of the pages is resolved when the shop runs
  ssr: { noExternal: true },
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
