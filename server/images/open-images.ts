import path from 'node:path'
import type { Config } from '../config/config.ts'
import { cacheFiles } from './hosts/cache-files.ts'
import { openImgbbHost } from './hosts/imgbb.ts'
import { openLocalHost } from './hosts/local.ts'
import { openS3Host } from './hosts/s3.ts'
import type { Images } from './images.ts'

/** Where the shop serves the pictures that no other server does: see serveImage. */
const publicPath = '/images'
const remembered = 32 * 1024 * 1024

/** The image host that the settings name. Nothing is asked of it yet: `check` does. */
export function openImages({ images, dataDir }: Pick<Config, 'images' | 'dataDir'>): Images {
  if (images.host === 's3') return cacheFiles(openS3Host(images, publicPath), remembered)
  if (images.host === 'imgbb') return openImgbbHost(images)
  return openLocalHost(path.join(dataDir, 'images'), publicPath)
}
