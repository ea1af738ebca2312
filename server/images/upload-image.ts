import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { addImage } from './add-image.ts'

const displayWidth = 640

/**
 * Takes an admin's upload in. `url`, `width`, `height` and `size` (bytes) are of the largest file that is stored, which
 * is never the file that was sent; `display_url` is at least 640 pixels wide where the picture is.
 */
export async function uploadImage(
  shop: Shop,
  _caller: User,
  { file }: { file: Uint8Array },
): Promise<Output<Calls['uploadImage']>> {
  const { url, width, height, bytes, variants } = await addImage(shop, file)
  const display = variants
    .filter(({ type, width }) => type === 'image/webp' && width >= displayWidth)
    .sort((a, b) => a.width - b.width)[0]
  return {
    success: true,
    data: { url, display_url: display?.url ?? url, width, height, size: bytes },
  }
}
