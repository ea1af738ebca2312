import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: false,
  // the server's bundle is whole: nothing of the pages is resolved when the shop runs
  ssr: { noExternal: true },
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
})
