/** Small PDFs made by hand: whole ones for whoever needs a file, and spoilt ones for whoever must refuse them. */

const number = (offset: number): string => String(offset).padStart(10, '0')

/** A file of these objects, the first of which is its catalogue, with its table and its end. */
export const pdfOf = (objects: readonly string[], trailer = ''): Buffer<ArrayBuffer> => {
  let text = '%PDF-1.7\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const start = text.length
  const size = objects.length + 1
  const table = offsets.map((offset) => `${number(offset)} 00000 n \n`).join('')
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'

/** A page. `catalog` and `more`: entries of the catalogue, and objects from number 4 on. */
export const pageWith = (catalog: string, more: readonly string[] = [], page = PAGE): Buffer<ArrayBuffer> =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${catalog}>>`, PAGES, page, ...more])

/** A stream of text, which makes the file different from others and as long as is wanted. */
const streamOf = (text: string): string => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

/** A whole PDF of one page that carries this text, in bytes of one sign each. */
export const wholePdf = (text = 'uno'): Buffer<ArrayBuffer> =>
  pageWith('', [streamOf(Buffer.from(text).toString('latin1'))])
