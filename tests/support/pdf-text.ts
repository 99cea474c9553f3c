/** Reads a PDF as a person would search it. */
import { extractText, getDocumentProxy, getMeta } from 'unpdf'

export interface PdfContent {
  readonly pages: number
  readonly text: string
  readonly title: string
}

/** Text of every page, words separated by one blank. Rejects what is not a PDF. */
export const readPdf = async (bytes: Uint8Array): Promise<PdfContent> => {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    const { totalPages, text } = await extractText(document, { mergePages: true })
    const title: unknown = (await getMeta(document)).info['Title']
    return { pages: totalPages, text: text.replaceAll(/\s+/gu, ' '), title: typeof title === 'string' ? title : '' }
  } finally {
    await document.loadingTask.destroy()
  }
}
