import path from 'node:path'
import type { Config } from '../config/config.ts'
import type { Images } from './images.ts'
import { openImgbbHost } from './imgbb-host.ts'
import { openLocalHost } from './local-host.ts'
import { rememberFiles } from './remember-files.ts'
import { openS3Host } from './s3-host.ts'

/** Where the shop serves the pictures that no other server does: see serveImage. */
const publicPath = '/images'
const remembered = 32 * 1024 * 1024

/** The image host that the settings name. Nothing is asked of it yet: `check` does. */
export function openImages({ images, dataDir }: Pick<Config, 'images' | 'dataDir'>): Images {
  if (images.host === 's3') return rememberFiles(openS3Host(images, publicPath), remembered)
  if (images.host === 'imgbb') return openImgbbHost(images)
  return openLocalHost(path.join(dataDir, 'images'), publicPath)
}
