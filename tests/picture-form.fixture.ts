/** One white pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

/** A form with one picture in the field `image`, as a browser sends it. */
export function pictureForm(bytes: Uint8Array = Buffer.from(pixel, 'base64')): FormData {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png')
  return form
}
