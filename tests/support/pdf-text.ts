/** Reads a PDF as a person would search it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfContent {
  readonly pages: number
  readonly text: string
  readonly title: string
}

const titleOf = (info: object): string => ('Title' in info && typeof info.Title === 'string' ? info.Title : '')

/** Text of every page, words separated by one blank. Rejects what is not a PDF. */
export const readPdf = async (bytes: Uint8Array): Promise<PdfContent> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  try {
    const parts: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      for (const item of items) if ('str' in item) parts.push(item.str)
    }
    const { info } = await document.getMetadata()
    return { pages: document.numPages, text: parts.join(' ').replaceAll(/\s+/gu, ' '), title: titleOf(info) }
  } finally {
    await task.destroy()
  }
}
