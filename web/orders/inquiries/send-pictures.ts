import { maxInquiryPictures } from '../../../contract/orders/inquiry-kinds.ts'
import { CallFault } from '../../app/api.ts'
import { upload } from '../../app/upload.ts'

/** Why a file is not sent at all, or null. */
export const whyNotPicture = (file: File, there: number): string | null =>
  there >= maxInquiryPictures
    ? `At most ${maxInquiryPictures} pictures`
    : file.size > 10_000_000
      ? `${file.name} has more than 10 MB`
      : null

/** Shows pictures with an inquiry one after the other; answers of each that did not arrive its name, and why. */
export async function sendPictures(inquiryId: string, files: readonly File[]): Promise<string[]> {
  const missed: string[] = []
  for (const file of files)
    try {
      await upload(`inquiries/${inquiryId}/pictures`, file)
    } catch (error) {
      if (!(error instanceof CallFault)) throw error
      missed.push(`${file.name} (${error.message})`)
    }
  return missed
}
