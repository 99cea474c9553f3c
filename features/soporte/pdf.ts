/** The words of a PDF, as a person reads them. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export const pdfText = async (bytes: Uint8Array): Promise<string> => {
  const task = getDocument({ data: bytes, verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent()
    pages.push(content.items.map((piece) => ('str' in piece ? piece.str : '')).join(' '))
  }
  await task.destroy()
  return pages.join('\n')
}
