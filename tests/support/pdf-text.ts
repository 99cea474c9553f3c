/** Reads a PDF as a person would search it. */
import { extractText, getDocumentProxy, getMeta } from 'unpdf'

export interface PdfContent {
  readonly pages: number
  readonly text: string
  readonly byPage: readonly string[]
  readonly title: string
}

const FONT = /\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/gu

/** Names of the types that the PDF brings. */
export const fontsOf = (bytes: Uint8Array): ReadonlySet<string> =>
  new Set([...Buffer.from(bytes).toString('latin1').matchAll(FONT)].map(([, name = '']) => name))

/** Text of every page, words separated by one blank. Rejects what is not a PDF. */
export const readPdf = async (bytes: Uint8Array): Promise<PdfContent> => {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    const { totalPages, text: pages } = await extractText(document, { mergePages: false })
    const byPage = pages.map((each) => each.replaceAll(/\s+/gu, ' '))
    const title: unknown = (await getMeta(document)).info['Title']
    return { pages: totalPages, text: byPage.join(' '), byPage, title: typeof title === 'string' ? title : '' }
  } finally {
    await document.loadingTask.destroy()
  }
}
