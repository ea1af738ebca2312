/** Where this shop is, such as https://shop.example: in a browser by itself, on the server as it was told once. */
let origin = typeof location === 'undefined' ? '' : location.origin

/** Tells the server's rendering where the shop is. */
export function serveAt(publicUrl: string) {
  origin = publicUrl
}

/** A path of this shop, or an address anywhere, as an absolute address. */
export const absolute = (path: string) => new URL(path, origin).href
