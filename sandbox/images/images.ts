import { STATUS_CODES } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { alreadySent } from '../already-sent.ts'
import type { Faults } from '../control/faults.ts'
import { interfere } from '../interfere.ts'
import { looks, pageHeaders } from '../page.ts'
import type { Provider, SandboxOptions } from '../provider.ts'
import { deletePage, galleryPage, gonePage, imagePage } from './pages.ts'
import { RefusedUpload, refusalBody } from './refused-upload.ts'
import { type ImageStore, openImageStore, type Upload } from './store.ts'
import { uploadImage } from './upload-image.ts'

type Env = { Bindings: HttpBindings }

/**
 * Stands in for imgbb: `POST /1/upload`, the files at `/i/*`, pages at `/images`.
 * What it answers, and how it refuses, is imgbb's API v1.
 */
export async function images(
  options: SandboxOptions,
  url: () => string,
  faults: Faults,
): Promise<Provider> {
  const store = openImageStore(options.dataDir)
  const app = new Hono<Env>()
  app.route('/', looks())

  const struck = createMiddleware<Env>(async (c, next) => {
    const fault = faults.strike('images', `${c.req.method} ${c.req.path}`)
    if (!(await interfere(fault, c.env?.outgoing, failure))) return alreadySent
    return next()
  })

  app.post('/1/upload', struck, async (c) => {
    try {
      const upload = await uploadImage(c, options.images.key, store)
      return c.json({ data: answerOf(upload, url()), success: true, status: 200 })
    } catch (error) {
      if (!(error instanceof RefusedUpload)) throw error
      return c.json(refusalBody(error.status, error.message, error.code), 400)
    }
  })

  app.get('/i/:name{[0-9a-f]{32}\\.[a-z]+}', struck, async (c) => {
    const name = c.req.param('name')
    const bytes = await store.read(name)
    if (!bytes) return c.notFound()
    const headers = {
      'content-type': mimes[name.split('.')[1] ?? ''] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${name}"`,
    }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    return c.body(new Uint8Array(bytes), 200, headers)
  })

  app.route('/images', viewer(store))
  return { routes: new Hono().route('/', app), stop: async () => store.close() }
}

const mimes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tif: 'image/tiff',
}

/** A failed answer on demand. 429 is imgbb's word for too many uploads. */
function failure(status: number) {
  const message = status === 429 ? 'Rate limit reached.' : (STATUS_CODES[status] ?? 'Error')
  return refusalBody(status, message, status)
}

/** The `data` of a good answer. Numbers are numbers, as live answers have them. */
function answerOf(upload: Upload, base: string) {
  const file = (name: string) => ({
    filename: `${upload.title}.${name.split('.')[1]}`,
    name: upload.title,
    mime: upload.mime,
    extension: name.split('.')[1],
    url: `${base}/i/${name}`,
  })
  return {
    id: upload.id,
    title: upload.title,
    url_viewer: `${base}/images/${upload.id}`,
    url: `${base}/i/${upload.file}`,
    display_url: `${base}/i/${upload.medium ?? upload.file}`,
    width: upload.width,
    height: upload.height,
    size: upload.size,
    time: upload.time,
    expiration: upload.expiresAt && upload.expiresAt - upload.time,
    image: file(upload.file),
    thumb: file(upload.thumb),
    ...(upload.medium ? { medium: file(upload.medium) } : {}),
    delete_url: `${base}/images/${upload.id}/${upload.deleteToken}`,
  }
}

function viewer(store: ImageStore) {
  const app = new Hono()
  app.use(pageHeaders)
  const held = (id: string, token: string) => {
    const upload = store.find(id)
    return upload?.deleteToken === token ? upload : undefined
  }
  app.get('/', (c) => c.html(galleryPage(store.latest(200))))
  app.get('/:id', (c) => {
    const upload = store.find(c.req.param('id'))
    return upload ? c.html(imagePage(upload)) : c.html(gonePage('There is no such image'), 404)
  })
  app.get('/:id/:token', (c) => {
    const upload = held(c.req.param('id'), c.req.param('token'))
    return upload ? c.html(deletePage(upload)) : c.html(gonePage('There is no such image'), 404)
  })
  app.on(['POST', 'DELETE'], '/:id/:token', async (c) => {
    const upload = held(c.req.param('id'), c.req.param('token'))
    if (!upload) return c.html(gonePage('There is no such image'), 404)
    await store.remove(upload)
    return c.html(gonePage('The image is deleted'))
  })
  return app
}
