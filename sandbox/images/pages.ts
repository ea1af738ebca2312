import { html } from 'hono/html'
import { type Markup, page } from '../page.ts'
import type { Upload } from './store.ts'

export function galleryPage(uploads: Upload[]): Markup {
  return page({
    title: 'Images · Partwright sandbox',
    place: '/images',
    body: html`<div class="head"><h1>Images</h1><p class="soft small">${uploads.length} kept</p></div>
    <p class="soft">Stands in for imgbb: what the shop uploads is made safe, kept here and served from here.</p>
    ${
      uploads.length
        ? html`<ul class="gallery">${uploads.map(
            (upload) => html`<li><a class="card gallery-item" href="/images/${upload.id}">
              <img src="/i/${upload.thumb}" alt="" width="180" height="180" loading="lazy">
              <span class="cut block small">${upload.title}</span>
              <span class="block small soft">${upload.width} × ${upload.height}</span>
            </a></li>`,
          )}</ul>`
        : html`<p class="empty">No image has been uploaded yet.</p>`
    }`,
  })
}

export function imagePage(upload: Upload): Markup {
  return page({
    title: `${upload.title} · Partwright sandbox`,
    place: '/images',
    body: html`<div class="head"><h1>${upload.title}</h1><a class="button quiet" href="/images">All images</a></div>
    <dl class="facts">
      <dt>Address</dt><dd><a href="/i/${upload.file}">/i/${upload.file}</a></dd>
      <dt>Kind</dt><dd>${upload.mime}, ${upload.width} × ${upload.height}, ${upload.size} bytes</dd>
      <dt>Uploaded</dt><dd>${moment(upload.time)}</dd>
      <dt>Kept until</dt><dd>${upload.expiresAt ? moment(upload.expiresAt) : 'it is deleted'}</dd>
    </dl>
    <img class="picture" src="/i/${upload.file}" alt="${upload.title}" width="${upload.width}" height="${upload.height}">`,
  })
}

/** A question first, for an address that deletes when it is merely opened would be emptied by any link preview. */
export function deletePage(upload: Upload): Markup {
  return page({
    title: 'Delete this image?',
    body: html`<div class="card roomy stack"><h1>Delete this image?</h1>
    <p>“${upload.title}” will be gone from every page that shows it.</p>
    <form class="row end" method="post"><a class="button quiet" href="/images/${upload.id}">Keep it</a>
    <button class="danger">Delete</button></form></div>`,
  })
}

export function gonePage(title: string): Markup {
  return page({
    title,
    body: html`<div class="card roomy stack"><h1>${title}</h1><p><a href="/images">All images</a></p></div>`,
  })
}

function moment(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
