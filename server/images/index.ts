/** What other rooms of the server may use of this one. */
export { storePicture } from './add-image.ts'
export type { Variant } from './images.ts'
export { type MarkOnPaper, markOnPaper } from './marks/mark-on-paper.ts'
export { hasMarks } from './marks/store.ts'
export { preparePhoto } from './pictures/photo.ts'
export { sizeImage, sweepImages } from './size-image.ts'
